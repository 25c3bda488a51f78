import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import type { StoredCall } from '../../db/crawler/calls.ts'
import { findPage, listPages } from '../../db/crawler/pages.ts'
import { mostPages } from '../../core/crawler/console-call.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { NoRoom, storeImport } from '../importing/store-import.ts'

type Outcome = { ok: true; importId: string } | { ok: false; problem: string }

/** Reads the recipes of one page of a call, or of all. They wait in an import for the administrator's choice. */
export async function importPages(app: App, actor: SignedIn, call: StoredCall, position?: number): Promise<Outcome> {
  const positions =
    position === undefined
      ? (await listPages(app.db, call.id, { after: 0, limit: mostPages })).map((page) => page.position)
      : [position]
  const outcomes: Array<ReadOutcome> = []
  for (const each of positions) {
    const page = await findPage(app.db, call.id, each)
    if (page) outcomes.push(...(await readPage(app, page)))
  }
  if (!outcomes.some(({ ok }) => ok)) {
    const problem = positions.length > 1 ? 'None of these pages has a recipe.' : 'This page has no recipe.'
    return { ok: false, problem }
  }
  // Without a recipe, a front page or a list is no problem of its own.
  const recipes = outcomes.filter(({ ok }) => ok)
  try {
    return { ok: true, importId: await storeImport(app, actor, { name: call.subject, outcomes: recipes }) }
  } catch (cause) {
    if (!(cause instanceof NoRoom)) throw cause
    return { ok: false, problem: 'There is no room on the disk for an import.' }
  }
}

async function readPage(app: App, page: CrawledPage): Promise<Array<ReadOutcome>> {
  const document = documentOf(page)
  if (!document) return []
  const outcomes = await app.read(document)
  return outcomes.map((outcome) =>
    outcome.ok
      ? {
          ...outcome,
          at: page.url,
          draft: { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? (page.url || null) },
        }
      : outcome,
  )
}

/** HTML has the recipe's markup, so it comes first. */
function documentOf({ url, html, rawHtml, markdown }: CrawledPage): RawDocument | null {
  const text = rawHtml ?? html
  if (text !== null) {
    return { name: url, url, bytes: Buffer.from(text), contentType: 'text/html; charset=utf-8' }
  }
  return markdown === null ? null : { name: 'page.md', bytes: Buffer.from(markdown) }
}
