/** A line of the shopping list: what to buy, how much of it, and whether it is wanted. */
export interface ShoppingItem {
  name: string
  /** As scaled; empty for "to taste". */
  amount: string
  selected: boolean
}

/** The site's own number with the grocery partner, while it has none of its owner's. */
export const defaultPartnerId = '5883'

/** What the partners know the site by. */
export interface GroceryPartners {
  instacart: string
  /** Null without one. */
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

/** The selected lines, one text each. Commas separate lines at the partner, so a line has none of its own. */
export function shoppingLines(items: ReadonlyArray<ShoppingItem>): Array<string> {
  return items
    .filter((item) => item.selected)
    .map((item) => `${item.amount} ${item.name}`.replace(/\s*,\s*/g, ' ').trim())
    .filter(Boolean)
}

/** Instacart finds what its shops have of the list; null when the list is too long for an address. */
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
