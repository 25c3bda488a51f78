const purposes: ReadonlyArray<readonly [folder: string, purpose: string]> = [
  ['/collections', 'to sort recipes into collections. The recipes you saved in this browser move to your account'],
  ['/my-recipes', 'to write recipes and follow their review'],
  ['/meal-plan', 'to change the meal plan in your account'],
  ['/account', 'to open your account'],
]

/** Returns what a page of the account is for, as in "Sign in to …", or null for other pages. */
export function purposeOf(page: string | null): string | null {
  const path = page?.split('?', 1)[0] ?? ''
  return purposes.find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1] ?? null
}
