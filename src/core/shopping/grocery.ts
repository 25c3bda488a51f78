import { textOfLine } from '../ingredients/shown-line.ts'
import type { ChicoryWidget } from './chicory.ts'

export interface ShoppingItem {
  name: string
  /** The scaled amount. Empty for "to taste". */
  amount: string
  joint?: string
  selected: boolean
}

/** Instacart partner id used until the owner sets their own. */
export const defaultPartnerId = '5883'

/** The site's partner ids. */
export interface GroceryPartners {
  instacart: string
  chicory: ChicoryWidget | null
}

export const usualPartners: GroceryPartners = { instacart: defaultPartnerId, chicory: null }

interface GroceryRecipe {
  recipeUrl: string
  recipeName: string
  partnerId: string
  items: ReadonlyArray<ShoppingItem>
}

/** Characters. Browsers and servers accept addresses of this length. In a longer address, the list might arrive cut. */
const longestAddress = 8_000

/** Returns the selected items as lines. Removes commas inside a line, because the partner splits lines at commas. */
export function shoppingLines(items: ReadonlyArray<ShoppingItem>): Array<string> {
  return items
    .filter((item) => item.selected)
    .map((item) =>
      textOfLine(item)
        .replace(/\s*,\s*/g, ' ')
        .trim(),
    )
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
