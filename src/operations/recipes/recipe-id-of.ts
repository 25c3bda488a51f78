/** What somebody has at hand to name a recipe: its id, or its address on the site. */
export function recipeIdOf(name: string): string {
  const path = name.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
