import type { Aisle } from './aisle.ts'

/** Characters of a line, and lines of a list. */
export const longestLine = 300
export const mostLines = 2_000
/**
 * Characters of all lines, with their recipes and with removed lines. Far above what 20,000 ordinary lines have. Without
 * it, the page of one list had 75 MB.
 */
export const mostCharacters = 5_000_000
export const mostFoodsAtHome = 500
export const longestFood = 200

/** Makes text one line that can be stored, and never ends it inside a character. */
export const tidyLine = (text: string, longest = longestLine): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()

export interface ForRecipe {
  id: string
  title: string
}

/**
 * `if-ticked` is what "Remove ticked" does: the line is gone while it is ticked. A cook who takes the tick off still
 * needs it.
 */
export type Removed = 'no' | 'yes' | 'if-ticked'

/** One line that a cook added, before lines of equal foods are merged. */
export interface ListLine {
  id: string
  line: string
  /** The recipes it is for. The title stays when a recipe is deleted. */
  recipes: ReadonlyArray<ForRecipe>
  isTicked: boolean
  removed: Removed
}

/** When each part of a line last changed, in milliseconds. Later changes win. */
interface LineMoments {
  line: number
  ticked: number
  removed: number
}

export interface ShoppingList {
  lines: ReadonlyArray<ListLine & { at: LineMoments }>
  /** Foods that are at home, by the key of the food. False once they have run out. */
  atHome: Readonly<Record<string, { isAtHome: boolean; at: number }>>
  /** The cook's order of aisles. Empty for the usual one. */
  aisles: { order: ReadonlyArray<Aisle>; at: number }
}

export const emptyList: ShoppingList = { lines: [], atHome: {}, aisles: { order: [], at: 0 } }

export type NewLine = Pick<ListLine, 'id' | 'line' | 'recipes'> & Partial<Pick<ListLine, 'isTicked'>>

/** An action of a cook on a list. */
export type ListAction =
  | { kind: 'add'; lines: ReadonlyArray<NewLine> }
  | { kind: 'tick'; lines: ReadonlyArray<string>; isTicked: boolean }
  /** Writes the new amount into one line and removes the others that it was the sum of. */
  | { kind: 'edit'; id: string; line: string; recipes: ReadonlyArray<ForRecipe>; others: ReadonlyArray<string> }
  | { kind: 'remove'; lines: ReadonlyArray<string>; how: Exclude<Removed, 'no'> }
  | { kind: 'restore'; lines: ReadonlyArray<string> }
  | { kind: 'at-home'; food: string; isAtHome: boolean }
  | { kind: 'aisles'; order: ReadonlyArray<Aisle> }

/** An action with its own id, by which it happens exactly once. */
export type ListOperation = ListAction & { operation: string }

type Line = ShoppingList['lines'][number]

/**
 * Applies an action that happened at this moment. For each part of a line the latest change wins, so phones that were
 * offline agree whatever arrives first. Ticking never brings a removed line back. Editing it later does, and so does
 * taking a tick off after "Remove ticked".
 */
export function applyAction(list: ShoppingList, action: ListAction, at: number): ShoppingList {
  switch (action.kind) {
    case 'add': {
      const there = new Set(list.lines.map(({ id }) => id))
      const added = withoutRepeatedIds(action.lines)
        .filter(({ id }) => !there.has(id))
        .map((line) => newLine(line, at))
        .filter(({ line }) => line !== '')
      return { ...list, lines: [...list.lines, ...added] }
    }
    case 'tick':
      return changeLines(list, action.lines, (line) => tick(line, action.isTicked, at))
    case 'edit': {
      const edited = changeLines(list, [action.id], (line) => edit(line, action, at))
      return changeLines(edited, action.others, (line) => remove(line, 'yes', at))
    }
    case 'remove':
      return changeLines(list, action.lines, (line) => remove(line, action.how, at))
    case 'restore':
      return changeLines(list, action.lines, (line) => remove(line, 'no', at))
    case 'at-home': {
      const before = list.atHome[action.food]
      if (before && before.at > at) return list
      return { ...list, atHome: { ...list.atHome, [action.food]: { isAtHome: action.isAtHome, at } } }
    }
    case 'aisles':
      return list.aisles.at > at ? list : { ...list, aisles: { order: action.order, at } }
  }
}

/** Of lines with the same id, the first one counts, as it does when they arrive one after another. */
const withoutRepeatedIds = (lines: ReadonlyArray<NewLine>): Array<NewLine> =>
  [...new Map(lines.toReversed().map((line) => [line.id, line])).values()].toReversed()

const newLine = ({ id, line, recipes, isTicked = false }: NewLine, at: number): Line => ({
  id,
  line: tidyLine(line),
  recipes,
  isTicked,
  removed: 'no',
  at: { line: at, ticked: at, removed: at },
})

function changeLines(list: ShoppingList, ids: ReadonlyArray<string>, change: (line: Line) => Line): ShoppingList {
  if (ids.length === 0) return list
  const wanted = new Set(ids)
  return { ...list, lines: list.lines.map((line) => (wanted.has(line.id) ? change(line) : line)) }
}

function tick(line: Line, isTicked: boolean, at: number): Line {
  return line.at.ticked > at ? line : { ...line, isTicked, at: { ...line.at, ticked: at } }
}

function remove(line: Line, removed: Removed, at: number): Line {
  return line.at.removed > at ? line : { ...line, removed, at: { ...line.at, removed: at } }
}

function edit(
  line: Line,
  { line: text, recipes }: { line: string; recipes: ReadonlyArray<ForRecipe> },
  at: number,
): Line {
  const there = remove(line, 'no', at)
  if (line.at.line > at) return there
  return { ...there, line: tidyLine(text), recipes, at: { ...there.at, line: at } }
}

export const isThere = ({ removed, isTicked }: Pick<ListLine, 'removed' | 'isTicked'>): boolean =>
  removed === 'no' || (removed === 'if-ticked' && !isTicked)

/** Returns the lines of an action, to know what it changes. */
export function linesOf(action: ListAction): ReadonlyArray<string> {
  switch (action.kind) {
    case 'add':
      return action.lines.map(({ id }) => id)
    case 'edit':
      return [action.id, ...action.others]
    case 'tick':
    case 'remove':
    case 'restore':
      return action.lines
    case 'at-home':
    case 'aisles':
      return []
  }
}

/** The changes to a list since a revision. Answers and events of the server have this form. */
export interface ListChanges {
  revision: number
  /** True if these are all lines of the list, so that a browser forgets others. */
  isWhole: boolean
  lines: ReadonlyArray<ListLine>
  /** Null if they did not change. */
  atHome: ReadonlyArray<string> | null
  aisles: ReadonlyArray<Aisle> | null
}

/** Adopts the server's list. Then applies the actions that the server does not know yet. */
export function withChanges(list: ShoppingList, { isWhole, lines, atHome, aisles }: ListChanges): ShoppingList {
  const at = { line: 0, ticked: 0, removed: 0 }
  const changed = new Map(lines.map((line) => [line.id, { ...line, at }]))
  const before = isWhole ? [] : list.lines.map((line) => changed.get(line.id) ?? line)
  const there = new Set(before.map(({ id }) => id))
  return {
    lines: [...before, ...[...changed.values()].filter(({ id }) => !there.has(id))],
    atHome: atHome === null ? list.atHome : Object.fromEntries(atHome.map((food) => [food, { isAtHome: true, at: 0 }])),
    aisles: aisles === null ? list.aisles : { order: aisles, at: 0 },
  }
}
