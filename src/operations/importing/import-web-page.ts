import type { ImportEvent, ImportProblem } from '../../core/importing/import-events.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { sourceKey } from '../../core/recipes/source-key.ts'
import type { RawDocument } from '../../importer/source.ts'
import { looksLikeHtml } from '../../importer/sources/web-page/read-web-page.ts'
import type { App } from '../app/app.ts'
import { structureWithAi } from './structure-with-ai.ts'
import { admitImport } from './admit-import.ts'
import { type CrawlerChoice, crawlPage } from './crawler/crawl-page.ts'
import { draftEvents } from './draft-events.ts'
import { fetchDocument } from './fetch-document.ts'
import { findKnown } from './find-known.ts'
import { readImportAddress } from './import-address.ts'
import { importOutcomes, outcomesOf } from './import-file.ts'
import { pageReaderProblem, pastedTextProblem } from './page-reader-problem.ts'

interface ImportRequest {
  /** The typed address. For pasted HTML, the page's address if the cook gave it. */
  url: string
  /** The pasted HTML of a page that we cannot fetch, or a recipe as plain text. */
  html?: string
  /** Opens the page with the crawler. */
  crawler?: Omit<CrawlerChoice, 'visitor'>
  /** The visitor's IP address. */
  visitor: string
  /** Owns the import of a pasted text with several recipes. */
  actor?: Actor
  signal: AbortSignal
}

/** Imports a web page as a draft for the edit dialog. Nothing is stored, so stopping leaves nothing behind. */
export async function* importWebPage(app: App, request: ImportRequest): AsyncGenerator<ImportEvent> {
  const admission = await admitImport(app, request.visitor)
  if (!admission.ok) return yield admission.problem
  try {
    yield* importAdmitted(app, request)
  } finally {
    admission.leave()
  }
}

/** Like `importWebPage`, for a visitor already admitted by `admitImport`. */
export async function* importAdmitted(app: App, request: ImportRequest): AsyncGenerator<ImportEvent> {
  const address = readImportAddress(request.url)
  const { url } = address
  if (!address.ok && (url || !request.html)) return yield problem('bad-address', address.message)

  yield { kind: 'stage', stage: 'checking' }
  const known = address.ok ? await findKnown(app, address.key) : undefined
  if (known) return yield known

  const page = yield* obtainPage(app, url, request)
  const { signal, visitor } = request
  if (!page || signal.aborted) return

  yield { kind: 'stage', stage: 'reading' }
  // Only pasted text is asked about. Web pages have their own structure.
  const outcomes = await structureWithAi(app, await app.read(page, { visitor, signal }), { visitor, signal })
  if (signal.aborted) return
  if (isText(request) && outcomes.filter(({ ok }) => ok).length > 1) {
    const { actor = 'visitor' } = request
    return yield* importOutcomes(app, { name: 'Pasted text', visitor, actor, signal }, outcomesOf([outcomes]))
  }
  const [outcome] = outcomes
  const found = outcome?.ok ? outcome : outcome?.half
  if (!found) {
    const { problem: noted, cause } = outcome?.ok === false ? outcome : {}
    app.log.info({ url, problem: noted, cause }, 'No recipe found')
    return yield isText(request) ? pastedTextProblem(noted) : pageReaderProblem(noted)
  }
  const draft = { ...found.draft, sourceUrl: found.draft.sourceUrl ?? (url || null) }
  const again = draft.sourceUrl ? await findKnown(app, sourceKey(draft.sourceUrl) ?? '') : undefined
  if (again) return yield again

  yield* draftEvents(app, { ...found, draft }, signal)
}

const isText = ({ html }: Pick<ImportRequest, 'html'>) =>
  html !== undefined && html.trim() !== '' && !looksLikeHtml(html)

async function* obtainPage(
  app: App,
  url: string,
  { html, signal, crawler, visitor }: ImportRequest,
): AsyncGenerator<ImportEvent, RawDocument | undefined> {
  if (html !== undefined) {
    const bytes = new TextEncoder().encode(html)
    if (isText({ html })) return { name: 'the pasted text', bytes }
    return {
      name: url || 'the pasted page',
      bytes,
      contentType: 'text/html; charset=utf-8',
      ...(url && { url }),
    }
  }
  yield { kind: 'stage', stage: crawler ? 'crawling' : 'fetching' }
  const fetched = crawler
    ? await crawlPage(app, url, { ...crawler, visitor }, signal)
    : await fetchDocument(app.http, url, signal)
  if (fetched.ok) return fetched.document
  app.log.info({ url, reason: fetched.reason, detail: fetched.detail }, 'Could not fetch a page')
  yield problem(fetched.reason, fetched.message)
  return undefined
}

const problem = (reason: ImportProblem, message: string): ImportEvent => ({ kind: 'problem', reason, message })
