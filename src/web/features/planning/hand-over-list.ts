import { addToShoppingList } from '../shopping/add-to-shopping-list.ts'
import { planEntry } from './stored-plan.ts'

/** Moves the list that plans had before there was a shopping list to the shopping list, once. */
export function handOverList() {
  const { shopping, ...plan } = planEntry.read()
  const lines = shopping.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return
  // Another tab must not move it too.
  planEntry.write({ ...plan, shopping: '' })
  if (!addToShoppingList([{ lines, recipe: null }])) planEntry.write({ ...planEntry.read(), shopping })
}
