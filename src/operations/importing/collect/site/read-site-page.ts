import { missingParts } from '../../../../core/recipes/forms/missing-parts.ts'
import { readLinks } from '../../../../integrations/web-site/page-links.ts'
import type { App } from '../../../app/app.ts'
import { fetchDocument, type FetchedDocument } from '../../fetch-document.ts'
import { pageReaderProblem } from '../../page-reader-problem.ts'
import type { PageOutcome } from '../collector.ts'
import { isSameSite } from './site-rules.ts'

interface SitePage {
  address: string
  restMs: number
  /** The visitor whose turn in the page reader this uses. */
  turnOf: string
  signal: AbortSignal
  /** True to list the links of the page. */
  hasLinks?: boolean
}

/** Fetches a page of another site and reads its recipes. A page without one is skipped. */
export async function readSitePage(
  app: App,
  { address, restMs, turnOf, signal, hasLinks = false }: SitePage,
): Promise<{ outcome: PageOutcome; links: ReadonlyArray<string> }> {
  const fetched = await fetchDocument(app.http, address, signal)
  if (!fetched.ok) return { outcome: problemOutcome(fetched, restMs), links: [] }
  const { document } = fetched
  const url = document.url ?? address
  // A page that moved to another site is not a page of this one.
  if (!isSameSite(url, address)) return { outcome: { kind: 'skipped', restMs }, links: [] }
  const links = hasLinks ? readLinks(new TextDecoder().decode(document.bytes), url) : []
  const outcomes = await app.read(document, { visitor: turnOf, signal })
  const recipes = outcomes.flatMap((outcome) =>
    // On a page that nobody chose, half a recipe is probably a list of something else.
    outcome.ok && missingParts(outcome.draft).length === 0
      ? [{ ...outcome, at: address, draft: { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? url } }]
      : [],
  )
  if (recipes.length > 0) return { outcome: { kind: 'read', outcomes: recipes, restMs }, links }
  const [first] = outcomes
  const { reason, message } = pageReaderProblem(first?.ok === false ? first.problem : undefined)
  if (reason === 'too-many') return { outcome: { kind: 'later', seconds: 10, problem: message }, links: [] }
  const isRecipeless = reason === 'no-recipe' || reason === 'not-a-page'
  return { outcome: isRecipeless ? { kind: 'skipped', restMs } : { kind: 'failed', problem: message, restMs }, links }
}

/** Sites that say nothing about how long get this long. */
const usualPauseSeconds = 60

function problemOutcome(problem: Extract<FetchedDocument, { ok: false }>, restMs: number): PageOutcome {
  const { reason, status, message, retryAfterSeconds } = problem
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) {
    const seconds = Math.max(retryAfterSeconds ?? usualPauseSeconds, Math.ceil(restMs / 1000))
    return { kind: 'later', seconds, problem: 'The site asked us to wait before the next page.' }
  }
  // A page that is only for people.
  if (reason === 'blocked' && status !== undefined && status < 400) return { kind: 'stop', problem: message }
  if (reason === 'not-found' || reason === 'not-a-page' || reason === 'is-file') return { kind: 'skipped', restMs }
  return { kind: 'failed', problem: message, restMs }
}
