import { isThere, type ListAction, type ShoppingList } from '../../../core/shopping/shopping-list.ts'
import { randomId } from '../../browser/random-id.ts'
import type { PendingOperation, StoredList } from './stored-list.ts'

type Line = ShoppingList['lines'][number]

/** Keeps each operation small enough for a request. */
const linesAtOnce = 200

const operationAt = (action: ListAction, at: number): PendingOperation => ({
  operation: { ...action, operation: randomId() },
  at,
})

/** Describes a whole list as operations, for a site that has none of it. */
export function asOperations({ list }: Pick<StoredList, 'list'>): Array<PendingOperation> {
  const lines = list.lines.filter(isThere)
  const newest = Math.max(0, ...lines.map(({ at }) => at.line))
  const added: Array<PendingOperation> = []
  for (let start = 0; start < lines.length; start += linesAtOnce)
    added.push(operationAt({ kind: 'add', lines: lines.slice(start, start + linesAtOnce).map(asNew) }, newest))
  const atHome = Object.entries(list.atHome).map(([food, { isAtHome, at }]) =>
    operationAt({ kind: 'at-home', food, isAtHome }, at),
  )
  const { order, at } = list.aisles
  return [...added, ...atHome, ...(order.length > 0 ? [operationAt({ kind: 'aisles', order }, at)] : [])]
}

const asNew = ({ id, line, recipes, isTicked }: Line) => ({ id, line, recipes, isTicked })

/** Describes what changed in a list that was only in this browser, for a site that has its earlier state. */
export function changesSince(before: ShoppingList, now: ShoppingList): Array<PendingOperation> {
  const known = new Map(before.lines.filter(isThere).map((line) => [line.id, line]))
  const isOtherFood = ([food, { at }]: [string, { at: number }]) => before.atHome[food]?.at !== at
  const others: ShoppingList = {
    lines: now.lines.filter(({ id }) => !known.has(id)),
    atHome: Object.fromEntries(Object.entries(now.atHome).filter(isOtherFood)),
    aisles: now.aisles.at === before.aisles.at ? before.aisles : now.aisles,
  }
  const changed = now.lines.flatMap((line) => changesOfLine(known.get(line.id), line))
  return [...asOperations({ list: others }), ...changed]
}

function changesOfLine(before: Line | undefined, { id, line, recipes, isTicked, removed, at }: Line) {
  if (!before) return []
  const changes: Array<PendingOperation> = []
  if (at.line !== before.at.line) changes.push(operationAt({ kind: 'edit', id, line, recipes, others: [] }, at.line))
  if (at.ticked !== before.at.ticked) changes.push(operationAt({ kind: 'tick', lines: [id], isTicked }, at.ticked))
  if (at.removed !== before.at.removed)
    changes.push(
      operationAt(
        removed === 'no' ? { kind: 'restore', lines: [id] } : { kind: 'remove', lines: [id], how: removed },
        at.removed,
      ),
    )
  return changes
}
