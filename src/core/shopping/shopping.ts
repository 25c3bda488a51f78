export interface ShoppingItem {
  name: string
  /** As scaled; empty for "to taste". */
  amount: string
  selected: boolean
}

/** Instacart partner id used until the owner sets their own. */
export const defaultPartnerId = '5883'

/** The site's partner ids. */
export interface GroceryPartners {
  instacart: string
  chicory: string | null
}

interface GroceryRecipe {
  recipeUrl: string
  recipeName: string
  partnerId: string
  items: ReadonlyArray<ShoppingItem>
}

/** Browsers and the servers behind them take addresses of this length; beyond it the list would arrive cut. */
const longestAddress = 8_000

/** The partner splits lines at commas, so commas inside a line are removed. */
export function shoppingLines(items: ReadonlyArray<ShoppingItem>): Array<string> {
  return items
    .filter((item) => item.selected)
    .map((item) => `${item.amount} ${item.name}`.replace(/\s*,\s*/g, ' ').trim())
    .filter(Boolean)
}

/** Returns null when the list is too long for a URL. */
export function instacartUrl({ recipeUrl, recipeName, partnerId, items }: GroceryRecipe): string | null {
  const search = new URLSearchParams({
    recipe_url: recipeUrl,
    partner_id: partnerId,
    recipe_name: recipeName,
    ingredients: shoppingLines(items).join(','),
    partial_match: 'true',
  })
  const url = `https://www.instacart.com/store/partner_recipe?${search}`
  return url.length > longestAddress ? null : url
}
