import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import type { App } from '../operations/app.ts'
import { importWebPage } from '../operations/importing/import-web-page.ts'
import { visitorOf } from './visitor.ts'

const WebPageImport = z.object({
  url: z.string().max(4000).default(''),
  html: z.string().max(11_000_000).optional(),
})

/** Stages and outcome as JSON lines. A browser that hangs up stops the work. */
export function importApi(app: App) {
  return new Hono().post('/web-page', async (context) => {
    const parsed = WebPageImport.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: 'The request needs a url' }, 400)
    const { url, html } = parsed.data
    const leaving = new AbortController()
    const signal = AbortSignal.any([context.req.raw.signal, leaving.signal])
    const request = { url, visitor: visitorOf(context, app.env), signal, ...(html !== undefined && { html }) }
    context.header('Content-Type', 'application/x-ndjson; charset=utf-8')
    context.header('Cache-Control', 'no-store, no-transform')
    return stream(context, async (output) => {
      output.onAbort(() => leaving.abort())
      for await (const event of importWebPage(app, request)) {
        if (signal.aborted) return
        await output.write(`${JSON.stringify(event)}\n`)
      }
    })
  })
}
