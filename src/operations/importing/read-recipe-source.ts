import type { ImportFailure, ImportProblem } from '../../core/importing/import-events.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import type { App } from '../app/app.ts'
import { admitImport } from './admit-import.ts'
import { fetchDocument } from './fetch-document.ts'
import { readImportAddress } from './import-address.ts'
import { pageReaderProblem } from './page-reader-problem.ts'
import type { Sender } from './page-reader.ts'

interface SourceRequest {
  url: string
  visitor: string
  signal: AbortSignal
}

export type RecipeSource = { ok: true; draft: RecipeDraft } | { ok: false; problem: ImportFailure }

/**
 * Reads the recipe of a web page without storing it. Counts as an import. A page with only one of the two lists has a
 * recipe too, whose other list is empty.
 */
export async function readRecipeSource(app: App, { url, visitor, signal }: SourceRequest): Promise<RecipeSource> {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return admission
  try {
    const address = readImportAddress(url)
    return address.ok
      ? await fetchAndRead(app, address.url, { visitor, signal })
      : failed('bad-address', address.message)
  } finally {
    admission.leave()
  }
}

async function fetchAndRead(
  app: App,
  url: string,
  sender: Required<Pick<Sender, 'visitor' | 'signal'>>,
): Promise<RecipeSource> {
  const fetched = await fetchDocument(app.http, url, sender.signal)
  if (!fetched.ok) return failed(fetched.reason, fetched.message)
  const [outcome] = await app.read(fetched.document, sender)
  const found = outcome?.ok === false ? outcome.half : outcome
  if (found) return { ok: true, draft: { ...found.draft, sourceUrl: found.draft.sourceUrl ?? url } }
  return { ok: false, problem: pageReaderProblem(outcome?.ok === false ? outcome.problem : undefined) }
}

const failed = (reason: ImportProblem, message: string): RecipeSource => ({
  ok: false,
  problem: { kind: 'problem', reason, message },
})
