import type { ImportProblem } from '../../core/importing/import-events.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import {
  type AutomationItem,
  findWaitingItem,
  lockWaitingItem,
  updateItem,
} from '../../db/automations/automation-items.ts'
import type { App } from '../app/app.ts'
import { fetchDocument } from '../importing/fetch-document.ts'
import { findKnown } from '../importing/find-known.ts'
import { readImportAddress } from '../importing/import-address.ts'
import { pageReaderProblem } from '../importing/page-reader-problem.ts'
import { admitSaves, tooManySavesMessage } from '../recipes/admit-save.ts'
import { prepareRecipes, saveDelivered } from './save-delivered.ts'

/** Seconds until an address is tried again. */
const pauses = [60, 600, 3_600]
/** Problems that may pass by themselves. */
const passing: ReadonlySet<ImportProblem> = new Set(['timeout', 'unreachable', 'server-error', 'too-many'])

/** Fetches an address that an automation sent, and saves its recipe for the account. May run twice. */
export async function fetchAutomationAddress(app: App, itemId: number, signal: AbortSignal): Promise<void> {
  const item = await findWaitingItem(app.db, itemId)
  if (!item?.address) return
  const user = await findActiveUser(app.db, item.userId)
  if (!user) return updateItem(app.db, itemId, { state: 'failed', problem: 'The account is suspended.' })
  const address = readImportAddress(item.address)
  if (!address.ok) return updateItem(app.db, itemId, { state: 'refused', problem: address.message })
  const known = await findKnown(app, address.key)
  if (known?.kind === 'exists')
    return updateItem(app.db, itemId, {
      state: 'exists',
      title: known.recipe?.title ?? '',
      recipeId: known.recipe?.id ?? null,
    })
  const fetched = await fetchDocument(app.http, address.url, signal)
  if (signal.aborted) throw new Error('The site is stopping')
  if (!fetched.ok) return giveUp(app, item, fetched)
  const [outcome] = await app.read(fetched.document, { visitor: `account ${user.id}`, signal })
  if (!outcome?.ok) return giveUp(app, item, pageReaderProblem(outcome?.problem))
  const sourceUrl = outcome.draft.sourceUrl ?? address.url
  const [recipe] = await prepareRecipes(app, [{ ...outcome, draft: { ...outcome.draft, sourceUrl } }])
  if (!recipe) return
  await app.db.transaction(async (tx) => {
    if (!(await lockWaitingItem(tx, itemId))) return
    const inside = { ...app, db: tx }
    if ((await admitSaves(inside, `account ${user.id}`, user, 1)) === 0) return giveUp(inside, item, tooManySaves)
    const { state, problem = null, id = null } = await saveDelivered(inside, user, recipe)
    await updateItem(tx, itemId, { state, problem, recipeId: id, title: recipe.draft.title })
  })
}

interface Problem {
  reason: ImportProblem
  message: string
  /** Where the usual pauses would be too short. */
  pauseSeconds?: number
}

const tooManySaves: Problem = { reason: 'too-many', message: tooManySavesMessage, pauseSeconds: 3_600 }

async function giveUp(app: App, item: AutomationItem, { reason, message, pauseSeconds }: Problem) {
  const usualPause = passing.has(reason) ? pauses[item.tries] : undefined
  const pause = usualPause && (pauseSeconds ?? usualPause)
  await app.db.transaction(async (tx) => {
    const state = pause === undefined ? 'failed' : 'waiting'
    await updateItem(tx, item.id, { state, problem: message, tries: item.tries + 1 })
    if (pause !== undefined)
      await app.jobs.enqueue(tx, 'fetch-automation-address', { itemId: item.id, userId: item.userId }, pause)
  })
}
