import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { isSessionOpen } from '../db/accounts/sessions.ts'
import { findList, type ListAccess, readChanges } from '../db/shopping/shopping-lists.ts'
import type { App } from '../operations/app/app.ts'
import type { ListSignals } from './list-signals.ts'

export interface ListVariables {
  user?: SignedIn | null
  sessionId?: string | null
}

interface FollowedList {
  access: ListAccess
  id: string
  signals: ListSignals | undefined
  onEnd: () => void
}

/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000
/** Without signals of the database, in development. */
const pollMs = 700
/** A phone connects again, and then needs its link or its account again. */
const longestStreamMs = 30 * 60_000

/** Sends what changes, until the phone leaves, signs out, or the link stops working. */
export function sendListChanges(
  app: App,
  context: Context<{ Variables: ListVariables }>,
  { access, id, signals, onEnd }: FollowedList,
) {
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

/** Returns 0, for the whole list, unless the text is a revision. */
const readRevision = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

async function waitFor(promise: Promise<void>, mostMs: number): Promise<void> {
  const { promise: time, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, mostMs)
  await Promise.race([promise, time])
  clearTimeout(timer)
}
