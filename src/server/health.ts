import { ping } from '../db/ping.ts'
import { Hono } from 'hono'
import type { App } from '../operations/app.ts'

/** `/healthz`: the process is up. `/readyz`: it can also reach its database, which was migrated before it began to listen. */
export function health(app: App) {
  return new Hono()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      try {
        await ping(app.db)
        return context.text('ready')
      } catch (cause) {
        app.log.error({ err: cause }, 'The database cannot be reached')
        return context.text('The database cannot be reached', 503)
      }
    })
}
