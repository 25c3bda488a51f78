import { type ForRecipe, isThere, mostLines, type NewLine } from '../../../core/shopping/shopping-list.ts'
import { randomId } from '../../browser/random-id.ts'
import { toast } from '../../ui/toast.ts'
import { act, ownList } from './list-store.ts'

interface Addition {
  /** As they are to be bought: already scaled and in the chosen units. */
  lines: ReadonlyArray<string>
  /** Null for what was typed. */
  recipe: ForRecipe | null
}

/**
 * Adds lines to the cook's shopping list and shows a toast with Undo. Returns false, and says why, if nothing was added.
 * Lines of equal foods are merged when the list is shown.
 */
export function addToShoppingList(additions: ReadonlyArray<Addition>): boolean {
  const lines = additions.flatMap(({ lines: texts, recipe }) => texts.flatMap((text) => newLine(text, recipe)))
  if (lines.length === 0) {
    toast.error('There is nothing to add', 'No ingredients are known.')
    return false
  }
  const there = ownList.read().list.lines.filter(isThere).length
  if (there + lines.length > mostLines) {
    toast.error('The shopping list is full', `It holds ${mostLines.toLocaleString('en')} lines. Remove some first.`)
    return false
  }
  const isStored = act(ownList, { kind: 'add', lines })
  const undo = () => void act(ownList, { kind: 'remove', lines: lines.map(({ id }) => id), how: 'yes' })
  const added = lines.length === 1 ? '1 item' : `${lines.length} items`
  toast.success(
    'Added to your list',
    isStored
      ? added
      : `${added}. Your browser doesn’t allow this site to save anything, so they last until you close this tab.`,
    { label: 'Undo', onPress: undo },
  )
  return true
}

function newLine(text: string, recipe: ForRecipe | null): Array<NewLine> {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line ? [{ id: randomId(), line, recipes: recipe ? [recipe] : [] }] : []
}
