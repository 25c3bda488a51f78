import { type Context, Hono } from 'hono'
import { ListSync } from '../core/shopping/list-operation.ts'
import { findList, type ListAccess } from '../db/shopping/shopping-lists.ts'
import type { App } from '../operations/app/app.ts'
import { admitListChanges, admitNewList, tooManyChanges } from '../operations/shopping/admit-changes.ts'
import { changeList, type ChangeOutcome } from '../operations/shopping/change-list.ts'
import {
  adoptList,
  beginSharedList,
  findSharedLink,
  shareList,
  stopSharing,
} from '../operations/shopping/share-list.ts'
import type { ListSignals } from './list-signals.ts'
import { createOpenStreams } from './open-streams.ts'
import { type ListVariables, sendListChanges } from './send-list-changes.ts'
import { visitorOf } from './visitor.ts'

const gone = { error: 'This shopping list is no longer shared' }
const full = { error: 'The shopping list is full' }
const unreadable = { error: 'The shopping list operations are not in a known format' }
const tooMany = { error: tooManyChanges }

/** Shopping lists of accounts (`mine`) and behind secret addresses: their changes, and an event stream of them. */
export function shoppingListsApi(app: App, signals?: ListSignals) {
  const streams = createOpenStreams()

  return new Hono<{ Variables: ListVariables }>()
    .post('/', async (context) => {
      const { data } = ListSync.safeParse(await context.req.json().catch(() => null))
      if (!data) return context.json(unreadable, 400)
      if (!(await admitNewList(app, visitorOf(context, app.env)))) return context.json(tooMany, 429)
      const { token, outcome } = await beginSharedList(app, data)
      if (!outcome.ok) return answer(context, outcome)
      const guest = await shareList(app, { token })
      return context.json({ token, guest, ...outcome.changes }, 201, noStore)
    })
    .post('/:list', async (context) => {
      const access = accessIn(context)
      if (!access) return context.json(gone, 401)
      const { data } = ListSync.safeParse(await context.req.json().catch(() => null))
      if (!data) return context.json(unreadable, 400)
      if ('userId' in access && data.account !== undefined && data.account !== access.userId)
        return context.json(gone, 401)
      if (!(await admitListChanges(app, visitorOf(context, app.env), data.operations.length)))
        return context.json(tooMany, 429)
      return answer(context, await changeList(app, access, data))
    })
    .get('/:list/changes', async (context) => {
      const access = accessIn(context)
      const list = access && (await findList(app.db, access))
      if (!list) return context.json(gone, 404)
      // Hono answers HEAD with this handler, and nothing would read the stream.
      if (context.req.raw.method === 'HEAD') return context.body(null)
      const leave = streams.enter(visitorOf(context, app.env))
      if (!leave)
        return context.json({ error: 'This list is open in too many places at once. Close it in one of them' }, 429)
      return sendListChanges(app, context, { access, id: list.id, signals, onEnd: leave })
    })
    .get('/:list/sharing', async (context) => {
      const access = accessIn(context)
      return context.json({ guest: access && (await findSharedLink(app, access)) }, 200, noStore)
    })
    .post('/:list/share', async (context) => {
      const access = accessIn(context)
      const guest = access && (await shareList(app, access))
      return guest ? context.json({ guest }, 200, noStore) : context.json(gone, 404)
    })
    .post('/:list/stop-sharing', async (context) => {
      const access = accessIn(context)
      const isStopped = access && (await stopSharing(app, access))
      return isStopped ? context.json({ guest: null }) : context.json(gone, 404)
    })
    .post('/:list/adopt', async (context) => {
      const user = context.get('user')
      const outcome = user ? await adoptList(app, user, context.req.param('list')) : 'gone'
      if (outcome === 'gone') return context.json(gone, 404)
      if (outcome === 'full') return context.json(full, 422)
      return context.json({ moved: true, isShared: outcome === 'moved-shared' })
    })
}

const noStore = { 'Cache-Control': 'no-store' }

/** Returns null for the own list of a visitor. */
function accessIn(context: Context<{ Variables: ListVariables }>): ListAccess | null {
  const list = context.req.param('list') ?? ''
  if (list !== 'mine') return { token: list }
  const user = context.get('user')
  return user ? { userId: user.id } : null
}

function answer(context: Context<{ Variables: ListVariables }>, outcome: ChangeOutcome) {
  if (outcome.ok) return context.json(outcome.changes, 200, noStore)
  return outcome.reason === 'full' ? context.json(full, 422) : context.json(gone, 404)
}
