import type { ImportFailure, ImportProblem } from '../../core/importing.ts'
import type { RecipeDraft } from '../../core/recipe/recipe.ts'
import type { App } from '../app.ts'
import { admitImport } from './admit-import.ts'
import { fetchDocument } from './fetch-document.ts'
import { readImportAddress } from './import-address.ts'
import { readerProblem } from './reader-problem.ts'

interface SourceRequest {
  url: string
  visitor: string
  signal: AbortSignal
}

export type RecipeSource = { ok: true; draft: RecipeDraft } | { ok: false; problem: ImportFailure }

/** What a page of the web says about its recipe, as an import would read it; counted as one, and nothing is stored. */
export async function readRecipeSource(app: App, { url, visitor, signal }: SourceRequest): Promise<RecipeSource> {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return admission
  try {
    const address = readImportAddress(url)
    return address.ok ? await fetchAndRead(app, address.url, signal) : failed('bad-address', address.message)
  } finally {
    admission.leave()
  }
}

async function fetchAndRead(app: App, url: string, signal: AbortSignal): Promise<RecipeSource> {
  const fetched = await fetchDocument(app.http, url, signal)
  if (!fetched.ok) return failed(fetched.reason, fetched.message)
  const [outcome] = await app.read(fetched.document, signal)
  if (outcome?.ok) return { ok: true, draft: { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? url } }
  return { ok: false, problem: readerProblem(outcome?.problem) }
}

const failed = (reason: ImportProblem, message: string): RecipeSource => ({
  ok: false,
  problem: { kind: 'problem', reason, message },
})
