import { randomUUID } from 'node:crypto'
import { mostLines, type NewLine } from '../../core/shopping/shopping-list.ts'
import { numberText } from '../../core/text/number-text.ts'
import type { App } from '../app/app.ts'
import { admitListChanges, admitNewList, tooManyChanges } from './admit-changes.ts'
import { changeList } from './change-list.ts'
import { listProblems } from './change-by-form.ts'
import { beginSharedList, shareList } from './share-list.ts'

/** Whose list: an account's, or the one behind the secret that a visitor's browser has. Null if it has none. */
export type ListOwner = { userId: string } | { token: string | null }

interface VisitorsList {
  /** The owner's own secret. */
  token: string
  /** The address of the page. */
  guest: string
}

export type AddOutcome = { ok: true; list: VisitorsList | null } | { ok: false; problem: string }

const tooManyLines = `A shopping list holds ${numberText(mostLines)} items. Add fewer recipes at once.`

/**
 * Adds lines to a list for a browser without script. Starts a list on the site for a visitor who has none, because only
 * scripts can store one in the browser.
 */
export async function addToList(
  app: Pick<App, 'db'>,
  owner: ListOwner,
  lines: ReadonlyArray<Omit<NewLine, 'id'>>,
  visitor: string,
): Promise<AddOutcome> {
  if (lines.length > mostLines) return { ok: false, problem: tooManyLines }
  if (!(await admitListChanges(app, visitor, 1))) return { ok: false, problem: tooManyChanges }
  const added = lines.map((line) => ({ ...line, id: randomUUID() }))
  const sent = { operations: [{ kind: 'add' as const, lines: added, operation: randomUUID(), ageMs: 0 }], since: 0 }
  if ('userId' in owner) {
    const outcome = await changeList(app, owner, sent)
    return outcome.ok ? { ok: true, list: null } : { ok: false, problem: listProblems[outcome.reason] }
  }
  const there = owner.token === null ? null : await shareList(app, { token: owner.token })
  if (there === null && !(await admitNewList(app, visitor))) return { ok: false, problem: tooManyChanges }
  const { token, outcome } =
    owner.token !== null && there !== null
      ? { token: owner.token, outcome: await changeList(app, { token: owner.token }, sent) }
      : await beginSharedList(app, sent)
  if (!outcome.ok) return { ok: false, problem: listProblems[outcome.reason] }
  const guest = there ?? (await shareList(app, { token }))
  return guest === null ? { ok: false, problem: listProblems.gone } : { ok: true, list: { token, guest } }
}
