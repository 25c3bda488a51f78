import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import type { ImportEvent } from '../core/importing/import-events.ts'
import type { App } from '../operations/app/app.ts'
import { admitImport } from '../operations/importing/admit-import.ts'
import { importAdmitted } from '../operations/importing/import-web-page.ts'
import { visitorOf } from './visitor.ts'

const WebPageImport = z.object({
  url: z.string().max(4000).default(''),
  html: z.string().optional(),
})

const failure: ImportEvent = { kind: 'problem', reason: 'server-error', message: 'An error occurred during import' }

/** Streams stages and outcome as JSON lines. A closed connection stops the import. */
export function importApi(app: App) {
  return new Hono<{ Variables: { requestId: string } }>().post('/web-page', async (context) => {
    const visitor = visitorOf(context, app.env)
    const admission = await admitImport(app, visitor)
    if (!admission.ok) return context.body(toLine(admission.problem), 200, headers)
    const parsed = WebPageImport.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) {
      admission.leave()
      return context.json({ error: 'The request needs a url' }, 400)
    }
    const { url, html } = parsed.data
    const leaving = new AbortController()
    const signal = AbortSignal.any([context.req.raw.signal, leaving.signal])
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    return stream(
      context,
      async (output) => {
        output.onAbort(() => leaving.abort())
        try {
          for await (const event of importAdmitted(app, {
            url,
            visitor,
            signal,
            ...(html !== undefined && { html }),
          })) {
            if (signal.aborted) return
            await output.write(toLine(event))
          }
        } finally {
          admission.leave()
        }
      },
      async (cause, output) => {
        app.log.error({ err: cause, requestId: context.get('requestId') }, 'An import failed')
        await output.write(toLine(failure))
      },
    )
  })
}

const headers = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
}

const toLine = (event: ImportEvent) => `${JSON.stringify(event)}\n`
