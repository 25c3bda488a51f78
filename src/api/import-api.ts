import { Hono } from 'hono'
import { z } from 'zod'
import { crawlerKeyHeader, readCrawlerKey } from '../core/importing/crawler-key.ts'
import { engines } from '../core/importing/engines.ts'
import { githubTokenHeader } from '../core/importing/github-place.ts'
import type { ImportEvent } from '../core/importing/import-events.ts'
import type { App } from '../operations/app/app.ts'
import { importFromGithub } from '../operations/importing/github/import-from-github.ts'
import { importFromWebhook } from '../operations/importing/webhook/import-from-webhook.ts'
import { importFile, previewTable } from '../operations/importing/import-file.ts'
import { importAdmitted } from '../operations/importing/import-web-page.ts'
import { previewForVisitor } from '../operations/pictures/preview-image.ts'
import { receiveUpload } from './receive-upload.ts'
import { type ImportVariables, streamImport } from './stream-import.ts'
import { visitorOf } from './visitor.ts'

const WebPageImport = z.object({
  url: z.string().max(4000).default(''),
  html: z.string().optional(),
  engine: z.enum(engines).catch('built-in'),
})

const GithubImport = z.object({ repository: z.string().max(2000), path: z.string().max(2000).default('') })
const GithubToken = z.string().regex(/^[\x21-\x7e]{1,300}$/)
const WebhookImport = z.object({ url: z.string().max(4000) })

const SourcePicture = z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) })

const unreadableTable =
  'Failed to parse CSV file. Save the table as “CSV (UTF-8)” with at most 200 columns and no unclosed quotation mark, and choose it again.'

/**
 * Imports and their previews. Imports stream their stages and outcome as JSON lines. A closed connection stops an
 * import.
 */
export function importApi(app: App) {
  return new Hono<{ Variables: ImportVariables }>().route('/', streamedImports(app)).route('/', importPreviews(app))
}

function streamedImports(app: App) {
  return new Hono<{ Variables: ImportVariables }>()
    .post('/web-page', (context) =>
      streamImport(app, context, async (sender) => {
        const parsed = WebPageImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a url'
        const { url, html, engine } = parsed.data
        const key = readCrawlerKey(context.req.header(crawlerKeyHeader))
        const crawler = { key, actor: sender.actor }
        return importAdmitted(app, {
          ...sender,
          url,
          ...(html !== undefined && { html }),
          ...(engine === 'crawler' && { crawler }),
        })
      }),
    )
    .post('/file', (context) =>
      streamImport(app, context, async (sender) => {
        const received = await receiveUpload(app, context.req, sender)
        if (!received.ok) return only(received.problem)
        const { files, close } = received
        if (files.every(({ bytes, file }) => bytes.length === 0 && !file)) {
          await close()
          return 'The file is empty. Choose another one.'
        }
        return closedAfter(importFile(app, { ...sender, files }), close)
      }),
    )
    .post('/github', (context) =>
      streamImport(app, context, async (sender) => {
        const parsed = GithubImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a repository'
        const token = GithubToken.safeParse(context.req.header(githubTokenHeader)).data ?? null
        return importFromGithub(app, { ...sender, ...parsed.data, token })
      }),
    )
    .post('/webhook', (context) =>
      streamImport(app, context, async (sender) => {
        const parsed = WebhookImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a url'
        return importFromWebhook(app, { ...sender, ...parsed.data })
      }),
    )
}

function importPreviews(app: App) {
  return new Hono<{ Variables: ImportVariables }>()
    .post('/columns', async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      const table = await previewTable(app, visitorOf(context, app.env), bytes)
      if (table === 'too-many')
        return context.json({ error: 'You’ve opened a lot of tables this hour. Try again later.' }, 429)
      if (!table) return context.json({ error: unreadableTable }, 422)
      return context.json(table)
    })
    .post('/picture', async (context) => {
      const parsed = SourcePicture.safeParse(await context.req.json().catch(() => null))
      if (!parsed.success) return context.json({ error: 'The request needs the url of a picture' }, 400)
      const wanted = { url: parsed.data.url, visitor: visitorOf(context, app.env), signal: context.req.raw.signal }
      const preview = await previewForVisitor(app, wanted)
      if (preview === 'too-many')
        return context.json({ error: 'You’ve looked at a lot of pictures this hour. Try again later.' }, 429)
      if (preview === 'busy') return context.json({ error: 'Other pictures are still loading. Try again.' }, 429)
      context.header('Cache-Control', 'no-store')
      return context.json({ preview })
    })
}

async function* only(event: ImportEvent): AsyncGenerator<ImportEvent> {
  yield event
}

async function* closedAfter(events: AsyncIterable<ImportEvent>, close: () => Promise<void>) {
  try {
    yield* events
  } finally {
    await close()
  }
}
