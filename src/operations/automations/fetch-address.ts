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
import { findKnown } from '../importing/import-web-page.ts'
import { readImportAddress } from '../importing/import-address.ts'
import { pageReaderProblem } from '../importing/page-reader-problem.ts'
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
    const { state, problem = null, id = null } = await saveDelivered({ ...app, db: tx }, user, recipe)
    await updateItem(tx, itemId, { state, problem, recipeId: id, title: recipe.draft.title })
  })
}

async function giveUp(app: App, item: AutomationItem, { reason, message }: { reason: ImportProblem; message: string }) {
  const pause = passing.has(reason) ? pauses[item.tries] : undefined
  await app.db.transaction(async (tx) => {
    const state = pause === undefined ? 'failed' : 'waiting'
    await updateItem(tx, item.id, { state, problem: message, tries: item.tries + 1 })
    if (pause !== undefined) await app.jobs.enqueue(tx, 'fetch-automation-address', { itemId: item.id }, pause)
  })
}
