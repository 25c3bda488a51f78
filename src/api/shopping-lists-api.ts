import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { ListSync } from '../core/shopping/list-operation.ts'
import { isSessionOpen } from '../db/accounts/sessions.ts'
import { findList, type ListAccess, readChanges } from '../db/shopping/shopping-lists.ts'
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
import { visitorOf } from './visitor.ts'

interface Variables {
  user?: SignedIn | null
  sessionId?: string | null
}

/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000
/** Without signals of the database, in development. */
const pollMs = 700
/** A phone connects again, and then needs its link or its account again. */
const longestStreamMs = 30 * 60_000

const gone = { error: 'This shopping list is no longer shared' }
const full = { error: 'The shopping list is full' }
const unreadable = { error: 'The operations of a shopping list are not in a known form' }
const tooMany = { error: tooManyChanges }

/** Shopping lists of accounts (`mine`) and behind secret addresses: their changes, and an event stream of them. */
export function shoppingListsApi(app: App, signals?: ListSignals) {
  const streams = createOpenStreams()

  return new Hono<{ Variables: Variables }>()
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
      const outcome = user ? await adoptList(app, user, context.req.param('list')) : 'gone'
      if (outcome === 'gone') return context.json(gone, 404)
      if (outcome === 'full') return context.json(full, 422)
      return context.json({ moved: true, isShared: outcome === 'moved-shared' })
    })

  interface Followed {
    access: ListAccess
    id: string
    onEnd: () => void
  }

  /** Sends what changes, until the phone leaves, signs out, or the link stops working. */
  function sendChanges(context: Context<{ Variables: Variables }>, { access, id, onEnd }: Followed) {
    context.header('Cache-Control', 'no-store, no-transform')
    return streamSSE(context, async (output) => {
      let change = Promise.withResolvers<void>()
      const wake = () => change.resolve()
      const unsubscribe = signals?.subscribe(id, wake)
      // A phone that was switched off and on needs its place among the visitor's streams at once.
      output.onAbort(wake)
      const pauseMs = signals ? heartbeatMs : pollMs
      const endAt = performance.now() + longestStreamMs
      try {
        let since = readRevision(context.req.query('since'))
        for (let silentMs = 0; !output.aborted && performance.now() < endAt;) {
          change = Promise.withResolvers()
          if ('userId' in access && !(await isSessionOpen(app.db, context.get('sessionId') ?? ''))) return
          // The link may have been revoked, and the list may have moved into an account.
          if ((await findList(app.db, access))?.id !== id) return await output.writeSSE({ event: 'gone', data: '{}' })
          const changes = await readChanges(app.db, id, since)
          if (!changes) return
          const isNew = changes.revision !== since
          if (isNew) await output.writeSSE({ data: JSON.stringify(changes) })
          else if (silentMs >= heartbeatMs) await output.write(': still here\n\n')
          if (isNew || silentMs >= heartbeatMs) silentMs = 0
          since = changes.revision
          await waitFor(change.promise, pauseMs)
          silentMs += pauseMs
        }
      } catch (cause) {
        // Hono would write the cause, with the secret address, to the console. The phone connects again.
        app.log.error({ err: cause }, 'The changes of a shopping list could not be sent')
      } finally {
        unsubscribe?.()
        onEnd()
      }
    })
  }
}

const noStore = { 'Cache-Control': 'no-store' }

/** Returns 0, for the whole list, unless the text is a revision. */
const readRevision = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

async function waitFor(promise: Promise<void>, mostMs: number): Promise<void> {
  const { promise: time, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, mostMs)
  await Promise.race([promise, time])
  clearTimeout(timer)
}

/** Returns null for the own list of a visitor. */
function accessIn(context: Context<{ Variables: Variables }>): ListAccess | null {
  const list = context.req.param('list') ?? ''
  if (list !== 'mine') return { token: list }
  const user = context.get('user')
  return user ? { userId: user.id } : null
}

function answer(context: Context<{ Variables: Variables }>, outcome: ChangeOutcome) {
  if (outcome.ok) return context.json(outcome.changes, 200, noStore)
  return outcome.reason === 'full' ? context.json(full, 422) : context.json(gone, 404)
}
