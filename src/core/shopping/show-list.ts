import { textOfLine } from '../ingredients/shown-line.ts'
import { isTapWater } from '../ingredients/tap-water.ts'
import { type Aisle, inOrder } from './aisle.ts'
import { type Entry, mergeLines } from './merge-lines.ts'
import { isThere, type ForRecipe, type ListLine, type ShoppingList } from './shopping-list.ts'

export interface ShownEntry extends Entry<ListLine> {
  isTicked: boolean
  recipes: ReadonlyArray<ForRecipe>
}

export interface ShownList {
  aisles: ReadonlyArray<{ aisle: Aisle; entries: ReadonlyArray<ShownEntry> }>
  /** Left out, because the cook has them. */
  atHome: ReadonlyArray<ShownEntry>
  order: ReadonlyArray<Aisle>
  /** The recipe of a list that is for one recipe only. It is named once instead of at each entry. */
  onlyRecipe: ForRecipe | null
  /** Entries to buy, and those of them that are ticked. */
  count: number
  tickedCount: number
}

/**
 * Merges the lines of a list and sorts them by aisle. Ticked lines merge among themselves, so that onions added after
 * shopping are not lost among those that were bought.
 */
export function showList(list: ShoppingList): ShownList {
  const lines: ReadonlyArray<ListLine> = list.lines.filter(isThere)
  const entries = [false, true].flatMap((isTicked) =>
    mergeLines(lines.filter((line) => line.isTicked === isTicked)).map((entry) => ({
      ...entry,
      isTicked,
      recipes: recipesOf(entry.lines),
    })),
  )
  const places = new Map(lines.map((line, place) => [line, place]))
  const placeOf = ({ lines: [first] }: ShownEntry) => (first && places.get(first)) ?? 0
  // A ticked row stays where it is, so that no other comes under the finger.
  entries.sort((one, other) => placeOf(one) - placeOf(other))
  const isAtHome = ({ key }: ShownEntry) => isTapWater(key) || list.atHome[key]?.isAtHome === true
  const wanted = entries.filter((entry) => !isAtHome(entry))
  const order = inOrder(list.aisles.order)
  const [firstRecipe, ...otherRecipes] = recipesOf(lines)
  const byAisle = Map.groupBy(wanted, ({ aisle }) => aisle)
  return {
    aisles: order.flatMap((aisle) => {
      const found = byAisle.get(aisle)
      return found ? [{ aisle, entries: found }] : []
    }),
    atHome: entries.filter(isAtHome),
    order,
    onlyRecipe: otherRecipes.length === 0 ? (firstRecipe ?? null) : null,
    count: wanted.length,
    tickedCount: wanted.filter(({ isTicked }) => isTicked).length,
  }
}

export function recipesOf(lines: ReadonlyArray<ListLine>): Array<ForRecipe> {
  return [...new Map(lines.flatMap(({ recipes }) => recipes).map((recipe) => [recipe.id, recipe])).values()]
}

export const entryText = (entry: Pick<Entry, 'amount' | 'joint' | 'name'>): string => textOfLine(entry)

/**
 * Returns the recipes of an entry after a cook wrote another text. Lines of recipes are shown without preparation, so a
 * text that would lose something is the cook's own from then on.
 */
export function recipesAfterEdit(line: string, recipes: ReadonlyArray<ForRecipe>): ReadonlyArray<ForRecipe> {
  const texts = [recipes, []].map((of) =>
    mergeLines([{ line, recipes: of }])
      .map(entryText)
      .join(),
  )
  return texts[0] === texts[1] ? recipes : []
}

/** Returns the list as text, one line per entry that is still to buy. */
export function listAsText({ aisles }: ShownList, nameOf: (aisle: Aisle) => string): string {
  return aisles
    .map(({ aisle, entries }) => ({ aisle, open: entries.filter(({ isTicked }) => !isTicked) }))
    .filter(({ open }) => open.length > 0)
    .map(({ aisle, open }) => [nameOf(aisle), ...open.map((entry) => `- ${entryText(entry)}`)].join('\n'))
    .join('\n\n')
}
