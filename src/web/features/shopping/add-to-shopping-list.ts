import { addedAgain } from '../../../core/shopping/added-again.ts'
import { type ForRecipe, isThere, mostLines, type NewLine } from '../../../core/shopping/shopping-list.ts'
import { counted } from '../../../core/text/counted.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { randomId } from '../../browser/random-id.ts'
import { toast } from '../../ui/toast.ts'
import { act, type ListStore, ownList, sync, targetList } from './list-store.ts'
import { targetEntry } from './stored-list.ts'

interface Addition {
  /** As they are to be bought: already scaled and in the chosen units. */
  lines: ReadonlyArray<string>
  /** Null for what was typed. */
  recipe: ForRecipe | null
}

/**
 * Adds lines to the cook's shopping list, or to the shared one that the cook chose, and shows a toast with Undo. Returns
 * false, and says why, if nothing was added. Lines of equal foods are merged when the list is shown.
 */
export function addToShoppingList(additions: ReadonlyArray<Addition>, missing: string = ''): boolean {
  const lines = additions.flatMap(({ lines: texts, recipe }) => texts.flatMap((text) => newLine(text, recipe)))
  if (lines.length === 0) {
    toast.error('There is nothing to add', missing || 'No ingredients are known.')
    return false
  }
  const list = targetList()
  const isOwn = list === ownList
  const before = list.read().list.lines.filter(isThere)
  const again = addedAgain(additions, before)
  if (before.length + lines.length > mostLines) {
    toast.error('The shopping list is full', `It holds ${numberText(mostLines)} lines. Remove some first.`)
    return false
  }
  const isStored = act(list, { kind: 'add', lines })
  const undo = () => void act(list, { kind: 'remove', lines: lines.map(({ id }) => id), how: 'yes' })
  const added = counted(lines.length, 'item')
  const about = [
    isStored
      ? (again || missing) && `${added}.`
      : `${added}. Your browser doesn’t allow this site to save anything, so they last until you close this tab.`,
    again,
    missing,
  ]
  const title = isOwn ? 'Added to your list' : 'Added to the shared list'
  const to = isOwn ? '/shopping-list' : `/shopping-list/${targetEntry.read()}`
  toast.success(
    title,
    about.filter(Boolean).join(' ') || added,
    { label: 'Undo', onPress: undo },
    window.location.pathname === to ? undefined : { label: 'View list', to },
  )
  if (!isOwn) void bringBack(list, lines)
  return true
}

/** Puts the lines on the cook's own list if the shared one turns out to be gone. */
async function bringBack(list: ListStore, lines: ReadonlyArray<NewLine>) {
  if ((await sync(list)) !== 'gone') return
  targetEntry.write(null)
  act(ownList, { kind: 'add', lines })
  toast.error('That list is no longer shared', 'The items are on your own list instead.')
}

function newLine(text: string, recipe: ForRecipe | null): Array<NewLine> {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line ? [{ id: randomId(), line, recipes: recipe ? [recipe] : [] }] : []
}
