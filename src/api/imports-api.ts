import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { importKeyHeader } from '../core/importing/collecting.ts'
import { isBusy } from '../core/importing/imports.ts'
import { rowNumberField } from '../core/forms/form-fields.ts'
import { findProgress } from '../db/importing/imports.ts'
import { findRow } from '../db/importing/import-rows.ts'
import type { App } from '../operations/app/app.ts'
import { openImport } from '../operations/importing/manage-import.ts'
import { resumePageImport, tooManyPages } from '../operations/importing/collect/start-page-import.ts'
import { drawPreview } from '../operations/pictures/preview-image.ts'
import { createOpenStreams } from './open-streams.ts'
import { visitorOf } from './visitor.ts'

interface Variables {
  user?: SignedIn | null
}

const everyMs = 700
/** Counting the pages of a large site takes long, and it fetches only one a second. */
const collectingEveryMs = 3_000
/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000

/** Progress and pictures of the imports that wait for a choice or run. */
export function importsApi(app: App) {
  const streams = createOpenStreams()
  const notFound = { error: 'Nothing at this address' }

  return new Hono<{ Variables: Variables }>()
    .get('/:id/progress', async (context) => {
      const opened = await openImport(app, context.get('user') ?? 'visitor', context.req.param('id'))
      if (!opened) return context.json(notFound, 404)
      // Hono answers HEAD with this handler, and nothing would read the stream.
      if (context.req.raw.method === 'HEAD') return context.body(null)
      const leave = streams.enter(visitorOf(context, app.env))
      if (!leave) return context.json({ error: 'Too many of your imports are open at once' }, 429)
      return sendProgress(context, opened.id, leave)
    })
    .post('/:id/resume', async (context) => {
      const actor = context.get('user') ?? 'visitor'
      const opened = await openImport(app, actor, context.req.param('id'))
      if (!opened) return context.json(notFound, 404)
      const key = context.req.header(importKeyHeader)?.trim().slice(0, 500) || undefined
      const outcome = await resumePageImport(app, opened, { actor, visitor: visitorOf(context, app.env), key })
      if (outcome === 'too-many') return context.json({ error: tooManyPages }, 429)
      return context.json({ outcome })
    })
    .get('/:id/pictures/:position', async (context) => {
      const opened = await openImport(app, context.get('user') ?? 'visitor', context.req.param('id'))
      const row = opened && (await findRow(app.db, opened.id, rowNumberField.parse(context.req.param('position'))))
      const small = row?.picture && (await drawPreview(row.picture, context.req.raw.signal))
      if (!small) return context.json(notFound, 404)
      return context.body(new Uint8Array(small), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, max-age=3600',
      })
    })

  /** Sends the progress whenever it changes, until the work is done. */
  function sendProgress(context: Context<{ Variables: Variables }>, id: string, onEnd: () => void) {
    context.header('Cache-Control', 'no-store, no-transform')
    return streamSSE(context, async (output) => {
      try {
        let sent = ''
        for (let silentMs = 0; !output.aborted;) {
          const progress = await findProgress(app.db, id)
          const data = JSON.stringify(progress ?? null)
          if (data !== sent) await output.writeSSE({ data })
          else if (silentMs >= heartbeatMs) await output.write(': still here\n\n')
          if (data !== sent || silentMs >= heartbeatMs) silentMs = 0
          sent = data
          if (!progress || !isBusy(progress.state)) return
          const pauseMs = progress.state === 'collecting' ? collectingEveryMs : everyMs
          await output.sleep(pauseMs)
          silentMs += pauseMs
        }
      } finally {
        onEnd()
      }
    })
  }
}
