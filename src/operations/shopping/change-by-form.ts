import { randomUUID } from 'node:crypto'
import type { ListForm } from '../../core/shopping/list-form.ts'
import type { ListAction, ListLine } from '../../core/shopping/shopping-list.ts'
import { recipesAfterEdit, recipesOf } from '../../core/shopping/show-list.ts'
import { foodsTyped } from '../../core/shopping/typed-lines.ts'
import { findList, type ListAccess, readChanges } from '../../db/shopping/shopping-lists.ts'
import type { App } from '../app/app.ts'
import { admitListChanges, tooManyChanges } from './admit-changes.ts'
import { changeList } from './change-list.ts'

export const listProblems = {
  full: 'The shopping list is full. Remove some items first.',
  gone: 'This shopping list is no longer shared.',
}

/** Carries out a form of a browser without script. Returns the problem, if there is one. */
export async function changeByForm(
  app: App,
  access: ListAccess,
  form: ListForm,
  visitor: string,
): Promise<string | null> {
  if (!(await admitListChanges(app, visitor, 1))) return tooManyChanges
  const action = await actionOf(app, access, form)
  if (!action) return null
  const operations = [{ ...action, operation: randomUUID(), ageMs: 0 }]
  const outcome = await changeList(app, access, { operations, since: 0 })
  return outcome.ok ? null : listProblems[outcome.reason]
}

async function actionOf(app: App, access: ListAccess, form: ListForm): Promise<ListAction | null> {
  switch (form.intent) {
    case 'add':
      return { kind: 'add', lines: foodsTyped(form.line).map((line) => ({ id: randomUUID(), line, recipes: [] })) }
    case 'tick':
    case 'untick':
      return { kind: 'tick', lines: form.lines, isTicked: form.intent === 'tick' }
    case 'edit': {
      const [id, ...others] = form.lines
      const isEdited = (line: ListLine) => form.lines.includes(line.id)
      const recipes = recipesOf((await linesOfList(app, access)).filter(isEdited))
      return id === undefined
        ? null
        : { kind: 'edit', id, line: form.line, recipes: recipesAfterEdit(form.line, recipes), others }
    }
    case 'remove':
      return { kind: 'remove', lines: form.lines, how: 'yes' }
    case 'at-home':
    case 'not-at-home':
      return { kind: 'at-home', food: form.food, isAtHome: form.intent === 'at-home' }
    case 'remove-ticked': {
      const ticked = (await linesOfList(app, access)).filter(({ isTicked }) => isTicked)
      return ticked.length > 0 ? { kind: 'remove', lines: ticked.map(({ id }) => id), how: 'if-ticked' } : null
    }
    case 'share':
    case 'stop-sharing':
    case 'open':
    case 'adopt':
      return null
  }
}

async function linesOfList({ db }: App, access: ListAccess): Promise<ReadonlyArray<ListLine>> {
  const list = await findList(db, access)
  return (list && (await readChanges(db, list.id, 0)))?.lines ?? []
}
