import { type Context, Hono, type HonoRequest } from 'hono'
import { z } from 'zod'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { crawlerKeyHeader, readCrawlerKey } from '../core/importing/crawler-key.ts'
import { engines } from '../core/importing/engines.ts'
import { importFailed, type ImportEvent } from '../core/importing/import-events.ts'
import { githubTokenHeader } from '../core/importing/github-place.ts'
import { TableMapping } from '../core/importing/table-columns.ts'
import { mostPhotos } from '../core/importing/upload-limits.ts'
import type { Actor } from '../core/recipes/actor.ts'
import type { App } from '../operations/app/app.ts'
import { admitImport } from '../operations/importing/admit-import.ts'
import { importFromGithub } from '../operations/importing/github/import-from-github.ts'
import { importFromWebhook } from '../operations/importing/webhook/import-from-webhook.ts'
import { importFile, previewTable } from '../operations/importing/import-file.ts'
import { limitsOf, receiveFile } from '../operations/importing/receive-file.ts'
import type { RecipeFile } from '../operations/importing/read-recipe-file.ts'
import { importAdmitted } from '../operations/importing/import-web-page.ts'
import { previewForVisitor } from '../operations/pictures/preview-image.ts'
import { lineHeaders, streamLines, toLine, watchLeaving } from './stream-lines.ts'
import { visitorOf } from './visitor.ts'

interface Variables {
  requestId: string
  user?: SignedIn | null
}

const WebPageImport = z.object({
  url: z.string().max(4000).default(''),
  html: z.string().optional(),
  engine: z.enum(engines).catch('built-in'),
})

const GithubImport = z.object({ repository: z.string().max(2000), path: z.string().max(2000).default('') })
const GithubToken = z.string().regex(/^[\x21-\x7e]{1,300}$/)
const WebhookImport = z.object({ url: z.string().max(4000) })

const SourcePicture = z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) })

/** Reads what the columns of a table hold. Ignores anything else, so that the importer guesses. */
function columnsIn(sent: string | undefined): TableMapping | undefined {
  try {
    return TableMapping.safeParse(JSON.parse(sent ?? 'null')).data
  } catch {
    return undefined
  }
}

const unreadableTable =
  'Failed to parse CSV file. Save the table as “CSV (UTF-8)” with at most 200 columns and no open quotation mark, and choose it again.'

const failure: ImportEvent = { kind: 'problem', reason: 'server-error', message: importFailed }

/** Streams stages and outcome as JSON lines. A closed connection stops the import. */
export function importApi(app: App) {
  return new Hono<{ Variables: Variables }>()
    .post('/web-page', async (context) => {
      const visitor = visitorOf(context, app.env)
      return admitted(context, visitor, async (signal) => {
        const parsed = WebPageImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a url'
        const { url, html, engine } = parsed.data
        const key = readCrawlerKey(context.req.header(crawlerKeyHeader))
        const actor = context.get('user') ?? ('visitor' as const)
        const crawler = { key, actor }
        return importAdmitted(app, {
          url,
          visitor,
          actor,
          signal,
          ...(html !== undefined && { html }),
          ...(engine === 'crawler' && { crawler }),
        })
      })
    })
    .post('/file', async (context) => {
      const visitor = visitorOf(context, app.env)
      return admitted(context, visitor, async (signal) => {
        const actor = context.get('user') ?? 'visitor'
        const received = await receive(context, { visitor, actor })
        if (!received.ok) return only(received.problem)
        const { files, close } = received
        if (files.every(({ bytes, file }) => bytes.length === 0 && !file)) {
          await close()
          return 'The file is empty. Choose another one.'
        }
        return closedAfter(importFile(app, { files, visitor, actor, signal }), close)
      })
    })
    .post('/github', async (context) => {
      const visitor = visitorOf(context, app.env)
      return admitted(context, visitor, async (signal) => {
        const parsed = GithubImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a repository'
        const actor = context.get('user') ?? 'visitor'
        const token = GithubToken.safeParse(context.req.header(githubTokenHeader)).data ?? null
        return importFromGithub(app, { ...parsed.data, token, visitor, actor, signal })
      })
    })
    .post('/webhook', async (context) => {
      const visitor = visitorOf(context, app.env)
      return admitted(context, visitor, async (signal) => {
        const parsed = WebhookImport.safeParse(await context.req.json().catch(() => null))
        if (!parsed.success) return 'The request needs a url'
        const actor = context.get('user') ?? 'visitor'
        return importFromWebhook(app, { ...parsed.data, visitor, actor, signal })
      })
    })
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

  /** Receives one file, which may be a large archive, or several photos in the parts of a form. */
  async function receive(
    { req }: Context,
    { visitor, actor }: { visitor: string; actor: Actor },
  ): Promise<{ ok: true; files: Array<RecipeFile>; close(): Promise<void> } | { ok: false; problem: ImportEvent }> {
    if (/^multipart\/form-data\b/i.test(req.header('content-type') ?? ''))
      return { ok: true, files: await photosOf(req), close: async () => undefined }
    const name = (req.query('name') ?? '').slice(0, 255) || 'file'
    const body = req.raw.body ?? new Blob([]).stream()
    const columns = columnsIn(req.query('columns'))
    const received = await receiveFile(app, { name, body, visitor, limits: limitsOf(actor) })
    return received.ok ? { ...received, files: [{ ...received.file, ...(columns && { columns }) }] } : received
  }

  /** Runs an import within the visitor's limits. `begin` reads the body and returns its events, or what is missing. */
  async function admitted(
    context: Context<{ Variables: Variables }>,
    visitor: string,
    begin: (signal: AbortSignal) => Promise<AsyncIterable<ImportEvent> | string>,
  ) {
    const admission = await admitImport(app, visitor)
    if (!admission.ok) return context.body(toLine(admission.problem), 200, lineHeaders)
    const leaving = watchLeaving(context)
    const events = await begin(leaving.signal).catch((cause: unknown) => {
      admission.leave()
      throw cause
    })
    if (typeof events === 'string') {
      admission.leave()
      return context.json({ error: events }, 400)
    }
    return streamLines(context, { events, leaving, failure, onEnd: admission.leave, log: app.log })
  }
}

async function photosOf(req: HonoRequest): Promise<Array<RecipeFile>> {
  const { photo = [] } = await req.parseBody({ all: true })
  const photos = [photo].flat().filter((part) => part instanceof File)
  return Promise.all(
    photos.slice(0, mostPhotos).map(async (file) => ({
      name: file.name.slice(0, 255) || 'file',
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
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
