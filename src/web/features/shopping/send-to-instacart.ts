import { instacartUrl, type ShoppingItem } from '../../../core/shopping/grocery.ts'
import { toast } from '../../ui/toast.ts'

export interface GroceryOrder {
  recipeUrl: string
  recipeName: string
  items: ReadonlyArray<ShoppingItem>
}

/** Opens the partner in a new tab. Reports a blocked window or a list that is too long. */
export function sendToInstacart(order: GroceryOrder & { partnerId: string }) {
  const url = instacartUrl(order)
  const tab = url === null ? null : window.open(url, '_blank')
  if (!tab) return toast.error('Could not open Instacart with these ingredients')
  tab.opener = null
}
