import { setTimeout } from 'node:timers/promises'
import { DatabaseTimeout } from '../db/connection/database-unavailable.ts'
import { ping } from '../db/connection/ping.ts'
import { Hono } from 'hono'
import type { App } from '../operations/app/app.ts'

/** Load balancers send a request every few seconds. */
const answerWithinMs = 2_000

/**
 * Adds two addresses. `/healthz` answers if the process is up. `/readyz` answers if the database responds in time. The
 * database was migrated before the process started to listen.
 */
export function health(app: App, withinMs = answerWithinMs) {
  return new Hono()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      try {
        await Promise.race([ping(app.db), failAfter(withinMs)])
        return context.text('ready')
      } catch (cause) {
        app.log.error({ err: cause }, 'The database cannot be reached')
        return context.text('The database cannot be reached', 503)
      }
    })
}

async function failAfter(withinMs: number): Promise<never> {
  await setTimeout(withinMs, undefined, { ref: false })
  throw new DatabaseTimeout(withinMs)
}
