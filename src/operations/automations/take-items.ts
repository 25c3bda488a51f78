import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import {
  type AnsweredItem,
  type AutomationAnswer,
  itemsIn,
  mostItems,
  type SentItem,
} from '../../core/automations/automation-items.ts'
import { storableText } from '../../core/recipes/recipe-limits.ts'
import { fieldsOf, isText } from '../../core/text/fields-of.ts'
import { claimRequest, findRequest, insertItem, storeAnswer } from '../../db/automations/automation-items.ts'
import type { AutomationToken } from '../../db/automations/automation-tokens.ts'
import { takeUses } from '../../db/limits/rate-limits.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { readImportAddress } from '../importing/import-address.ts'
import { readRows } from '../importing/webhook/read-rows.ts'
import { admitSaves } from '../recipes/admit-save.ts'
import { prepareRecipes, type PreparedRecipe, saveDelivered } from './save-delivered.ts'
import { hashOf } from './tokens.ts'

interface Delivery {
  token: AutomationToken
  user: SignedIn
  body: Uint8Array
  /** The `Idempotency-Key` header, or else the signature. Null if the request has neither. */
  key: string | null
  signal: AbortSignal
}

export type TakenItems =
  | { ok: true; answer: AutomationAnswer; isReplay: boolean }
  | { ok: false; status: 400 | 409 | 413 | 422 | 503; error: string }

const addressesAnHour = 300
const refuse = (status: 400 | 409 | 413 | 422 | 503, error: string): TakenItems => ({ ok: false, status, error })

/**
 * Saves the recipes that an automation sent, and queues its addresses. All of it and the answer are stored together, so
 * a request that is sent again after a crash adds nothing twice.
 */
export async function takeItems(app: App, delivery: Delivery): Promise<TakenItems> {
  const { token, user, body } = delivery
  const key = delivery.key ?? randomUUID()
  const bodyHash = hashOf(body)
  const earlier = await findRequest(app.db, token.id, key)
  if (earlier) return replay(earlier, bodyHash)
  const items = itemsIn(jsonIn(body))
  if (!items || items.length === 0)
    return refuse(400, 'Send JSON: a recipe, an address, or a list of recipes and addresses.')
  if (items.length > mostItems)
    return refuse(413, `At most ${mostItems} items at once. Send the rest in another request.`)

  const rows = items.flatMap((item) => (item.kind === 'recipe' ? [item.row] : []))
  const sender = { visitor: `account ${user.id}`, signal: delivery.signal }
  const { outcomes, ended } =
    rows.length === 0 ? { outcomes: [], ended: null } : await readRows(app, rows, 'recipe', sender)
  // A stored answer would refuse the recipes for good.
  if (ended === 'busy') return refuse(503, 'The site is too busy to read your recipes. Send the same request again.')
  if (ended === 'given-up')
    return refuse(
      422,
      `Recipe ${outcomes.length} could not be read in time, so nothing was saved. Leave it out and send the rest again.`,
    )
  const prepared = await prepareRecipes(app, outcomes)

  const answer = await app.db.transaction(async (tx) => {
    if (!(await claimRequest(tx, token.id, key, bodyHash))) return null
    const inside = { ...app, db: tx }
    const room = {
      recipes: await admitSaves(inside, `account ${user.id}`, user, outcomes.filter(({ ok }) => ok).length),
      addresses: await takeUses(tx, `automation-addresses:${user.id}`, items.length - rows.length, {
        max: addressesAnHour,
        windowSeconds: 3600,
      }),
    }
    const answered: AutomationAnswer = { items: [] }
    let next = 0
    for (const [index, item] of items.entries()) {
      const outcome = item.kind === 'recipe' ? outcomes[next] : undefined
      const recipe = item.kind === 'recipe' ? prepared[next++] : undefined
      answered.items.push({ index, ...(await takeItem(inside, delivery, { item, outcome, recipe, room })) })
    }
    await storeAnswer(tx, token.id, key, answered)
    return answered
  })
  if (answer) return { ok: true, answer, isReplay: false }
  const winner = await findRequest(app.db, token.id, key)
  return winner ? replay(winner, bodyHash) : refuse(409, 'The same request is being worked on. Try again.')
}

function replay({ answer, bodyHash }: { answer: AutomationAnswer; bodyHash: string }, hash: string): TakenItems {
  if (bodyHash === hash) return { ok: true, answer, isReplay: true }
  return refuse(409, 'This Idempotency-Key was used for another request. Use a new one.')
}

interface OneItem {
  item: SentItem
  outcome: ReadOutcome | undefined
  recipe: PreparedRecipe | null | undefined
  room: { recipes: number; addresses: number }
}

const tooMany = 'You’ve saved a lot of recipes this hour. Send this one again later.'
const tooManyAddresses = 'You’ve sent a lot of addresses this hour. Send this one again later.'

async function takeItem(
  app: App,
  { token, user }: Delivery,
  { item, outcome, recipe, room }: OneItem,
): Promise<Omit<AnsweredItem, 'index'>> {
  const stored = { userId: user.id, tokenName: token.name }
  if (item.kind === 'address') {
    const read = readImportAddress(item.address.slice(0, 4_000))
    const problem = read.ok ? (room.addresses-- > 0 ? null : tooManyAddresses) : read.message
    const state = problem ? 'refused' : 'waiting'
    const id = await insertItem(app.db, { ...stored, address: read.url, title: '', state, problem })
    if (!problem) await app.jobs.enqueue(app.db, 'fetch-automation-address', { itemId: id, userId: user.id })
    return { kind: 'address', state, ...(problem && { problem }) }
  }
  const saved: Omit<AnsweredItem, 'index' | 'kind'> = recipe
    ? room.recipes-- > 0
      ? await saveDelivered(app, user, recipe)
      : { state: 'refused', problem: tooMany }
    : { state: 'refused', problem: outcome?.ok === false ? `${outcome.problem}.` : 'This is not a recipe.' }
  const { state, problem = null, id: recipeId = null } = saved
  const title = recipe?.draft.title ?? titleIn(item.row)
  await insertItem(app.db, { ...stored, title, state, problem, recipeId })
  return { kind: 'recipe', ...saved }
}

/** Names a row that is no recipe, so that the cook finds it in the automation. */
function titleIn(row: unknown): string {
  const { title } = fieldsOf(row)
  return isText(title) ? storableText(title.slice(0, 200)) : ''
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
