import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { ListSync } from '../core/shopping/list-operation.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import { findList, type ListAccess, readChanges } from '../db/shopping/shopping-lists.ts'
import type { App } from '../operations/app/app.ts'
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
import { visitorOf } from './visitor.ts'

interface Variables {
  user?: SignedIn | null
}

const newListsAnHour = 30
const changesAnHour = 3_000
/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000
/** Without signals of the database, in development. */
const pollMs = 700

const gone = { error: 'This shopping list is no longer shared' }
const unreadable = { error: 'The operations of a shopping list are not in a known form' }
const tooMany = { error: 'You’ve changed shopping lists very often this hour. Try again later.' }

/** Shopping lists of accounts (`mine`) and behind secret addresses: their changes, and an event stream of them. */
export function shoppingListsApi(app: App, signals?: ListSignals) {
  const streams = createOpenStreams()

  return new Hono<{ Variables: Variables }>()
    .post('/', async (context) => {
      const { data } = ListSync.safeParse(await context.req.json().catch(() => null))
      if (!data) return context.json(unreadable, 400)
      if (!(await countUse(app.db, `list:${visitorOf(context, app.env)}`, newListsAnHour, 3600)))
        return context.json(tooMany, 429)
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
      const isWithinLimit =
        data.operations.length === 0 ||
        (await countUse(app.db, `list-changes:${visitorOf(context, app.env)}`, changesAnHour, 3600))
      if (!isWithinLimit) return context.json(tooMany, 429)
      return answer(context, await changeList(app, access, data))
    })
    .get('/:list/changes', async (context) => {
      const access = accessIn(context)
      const list = access && (await findList(app.db, access))
      if (!list) return context.json(gone, 404)
      // Hono answers HEAD with this handler, and nothing would read the stream.
      if (context.req.raw.method === 'HEAD') return context.body(null)
      const leave = streams.enter(visitorOf(context, app.env))
      if (!leave) return context.json({ error: 'The list is open too often at once' }, 429)
      return sendChanges(context, { access, id: list.id, onEnd: leave })
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
      const isMoved = user && (await adoptList(app, user, context.req.param('list')))
      return isMoved ? context.json({ moved: true }) : context.json(gone, 404)
    })

  interface Followed {
    access: ListAccess
    id: string
    onEnd: () => void
  }

  /** Sends what changes, until the phone leaves or the link stops working. */
  function sendChanges(context: Context<{ Variables: Variables }>, { access, id, onEnd }: Followed) {
    context.header('Cache-Control', 'no-store, no-transform')
    return streamSSE(context, async (output) => {
      let change = Promise.withResolvers<void>()
      const unsubscribe = signals?.subscribe(id, () => change.resolve())
      try {
        let since = Number(context.req.query('since')) || 0
        for (let silentMs = 0; !output.aborted;) {
          change = Promise.withResolvers()
          // The link may have been revoked, and the list may have moved into an account.
          if ((await findList(app.db, access))?.id !== id) return await output.writeSSE({ event: 'gone', data: '{}' })
          const changes = await readChanges(app.db, id, since)
          if (!changes) return
          const isNew = changes.revision !== since
          if (isNew) await output.writeSSE({ data: JSON.stringify(changes) })
          else if (silentMs >= heartbeatMs) await output.write(': still here\n\n')
          if (isNew || silentMs >= heartbeatMs) silentMs = 0
          since = changes.revision
          const pauseMs = signals ? heartbeatMs : pollMs
          await Promise.race([change.promise, output.sleep(pauseMs)])
          silentMs += pauseMs
        }
      } finally {
        unsubscribe?.()
        onEnd()
      }
    })
  }
}

const noStore = { 'Cache-Control': 'no-store' }

/** Returns null for the own list of a visitor. */
function accessIn(context: Context<{ Variables: Variables }>): ListAccess | null {
  const list = context.req.param('list') ?? ''
  if (list !== 'mine') return { token: list }
  const user = context.get('user')
  return user ? { userId: user.id } : null
}

function answer(context: Context<{ Variables: Variables }>, outcome: ChangeOutcome) {
  if (outcome.ok) return context.json(outcome.changes, 200, noStore)
  return outcome.reason === 'full' ? context.json({ error: 'The shopping list is full' }, 422) : context.json(gone, 404)
}
