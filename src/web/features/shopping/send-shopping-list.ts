import { instacartUrl, type ShoppingItem, shoppingLines } from '../../../core/shopping/shopping.ts'
import { toast } from '../../ui/toast.ts'

interface ShoppingList {
  recipeUrl: string
  recipeName: string
  items: ReadonlyArray<ShoppingItem>
}

declare global {
  interface Window {
    /** The recipe app's widget, if the site's owner has set it up. */
    Chicory?: {
      handle?: (list: {
        recipeUrl: string
        recipeName: string
        ingredients: Array<string>
        publisherId?: string
      }) => void
    }
  }
}

/** Opens the partner in a new tab. Reports a blocked window or a list that is too long. */
export function sendToInstacart(list: ShoppingList & { partnerId: string }) {
  const url = instacartUrl(list)
  const tab = url === null ? null : window.open(url, '_blank')
  if (!tab) return toast.error('Could not open Instacart with these ingredients')
  tab.opener = null
}

export function sendToChicory({
  recipeUrl,
  recipeName,
  items,
  publisherId,
}: ShoppingList & { publisherId: string | null }) {
  const widget = window.Chicory
  if (!widget?.handle) {
    return toast.error(
      'Chicory Not Available',
      'Chicory integration is not available in preview mode. It will work on the live site.',
    )
  }
  try {
    widget.handle({ recipeUrl, recipeName, ingredients: shoppingLines(items), ...(publisherId && { publisherId }) })
  } catch (cause) {
    console.error('The Chicory widget failed:', cause)
    toast.error('Could not add ingredients to Chicory')
  }
}
