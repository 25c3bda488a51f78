/** Reads a recipe's id from an id or an address on the site. */
export function recipeIdOf(name: string): string {
  const path = name.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
