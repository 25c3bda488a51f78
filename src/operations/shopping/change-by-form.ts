import { randomUUID } from 'node:crypto'
import type { ListForm } from '../../core/shopping/list-form.ts'
import type { ListAction } from '../../core/shopping/shopping-list.ts'
import { findList, type ListAccess, readChanges } from '../../db/shopping/shopping-lists.ts'
import type { App } from '../app/app.ts'
import { admitListChanges, tooManyChanges } from './admit-changes.ts'
import { changeList } from './change-list.ts'

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
  if (outcome.ok) return null
  return outcome.reason === 'full'
    ? 'The shopping list is full. Remove some items first.'
    : 'This shopping list is no longer shared.'
}

async function actionOf(app: App, access: ListAccess, form: ListForm): Promise<ListAction | null> {
  switch (form.intent) {
    case 'add':
      return { kind: 'add', lines: [{ id: randomUUID(), line: form.line, recipes: [] }] }
    case 'tick':
      return { kind: 'tick', lines: form.lines, isTicked: form.isTicked }
    case 'remove-ticked': {
      const list = await findList(app.db, access)
      const changes = list && (await readChanges(app.db, list.id, 0))
      const lines = changes?.lines.filter(({ isTicked }) => isTicked).map(({ id }) => id) ?? []
      return lines.length > 0 ? { kind: 'remove', lines, how: 'if-ticked' } : null
    }
    case 'share':
    case 'stop-sharing':
      return null
  }
}
