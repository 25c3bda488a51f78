import type { ImportEvent, ImportProblem } from '../../core/importing.ts'
import { formFromDraft, type RecipeForm } from '../../core/recipe/recipe-form.ts'
import type { RecipeDraft } from '../../core/recipe/recipe.ts'
import { sourceKey } from '../../core/recipe/source-key.ts'
import { findRecipeBySource } from '../../db/recipes.ts'
import type { RawDocument } from '../../importer/source.ts'
import type { App } from '../app.ts'
import { suggestImages } from '../images/suggest-images.ts'
import { previewImage } from '../images/preview-image.ts'
import { admitImport } from './admit-import.ts'
import { fetchDocument } from './fetch-document.ts'
import { readImportAddress } from './import-address.ts'
import { readerProblem } from './reader-problem.ts'

interface AdmittedRequest {
  /** The address typed; for pasted HTML the address it came from, when the cook gave it. */
  url: string
  /** The page itself, pasted because the site does not let us in. */
  html?: string
  signal: AbortSignal
}

interface ImportRequest extends AdmittedRequest {
  /** Where the request came from, to slow a flood down. */
  visitor: string
}

/** From an address to a draft for the edit dialog. Nothing is stored: stopping at any point leaves nothing behind. */
export async function* importWebPage(app: App, request: ImportRequest): AsyncGenerator<ImportEvent> {
  const admission = await admitImport(app, request.visitor)
  if (!admission.ok) return yield admission.problem
  try {
    yield* importAdmitted(app, request)
  } finally {
    admission.leave()
  }
}

/** The same for a visitor whom `admitImport` has let in. */
export async function* importAdmitted(app: App, request: AdmittedRequest): AsyncGenerator<ImportEvent> {
  const address = readImportAddress(request.url)
  const { url } = address
  if (!address.ok && (url || !request.html)) return yield problem('bad-address', address.message)

  yield { kind: 'stage', stage: 'checking' }
  const known = address.ok ? await findKnown(app, address.key) : undefined
  if (known) return yield known

  const page = yield* obtainPage(app, url, request)
  const { signal } = request
  if (!page || signal.aborted) return

  yield { kind: 'stage', stage: 'reading' }
  const [outcome] = await app.read(page, signal)
  if (signal.aborted) return
  if (!outcome?.ok) {
    app.log.info({ url, problem: outcome?.problem, cause: outcome?.cause }, 'No recipe was read')
    return yield readerProblem(outcome?.problem)
  }
  const draft = { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? (url || null) }
  const again = draft.sourceUrl ? await findKnown(app, sourceKey(draft.sourceUrl) ?? '') : undefined
  if (again) return yield again

  yield* withPicture(app, draft, signal)
}

/** Who asks is told the name and address of a recipe that visitors can see. */
async function findKnown(app: App, source: string): Promise<ImportEvent | undefined> {
  const known = await findRecipeBySource(app.db, source)
  if (!known || known.standing === 'gone') return undefined
  const { id, title, standing } = known
  return { kind: 'exists', source, recipe: standing === 'listed' ? { id, title } : null }
}

async function* obtainPage(
  app: App,
  url: string,
  { html, signal }: AdmittedRequest,
): AsyncGenerator<ImportEvent, RawDocument | undefined> {
  if (html !== undefined) {
    return {
      name: url || 'the pasted page',
      bytes: new TextEncoder().encode(html),
      contentType: 'text/html; charset=utf-8',
      ...(url && { url }),
    }
  }
  yield { kind: 'stage', stage: 'fetching' }
  const fetched = await fetchDocument(app.http, url, signal)
  if (fetched.ok) return fetched.document
  app.log.info({ url, reason: fetched.reason }, 'A page could not be had')
  yield problem(fetched.reason, fetched.message)
  return undefined
}

async function* withPicture(app: App, draft: RecipeDraft, signal: AbortSignal): AsyncGenerator<ImportEvent> {
  if (draft.imageUrl) yield { kind: 'stage', stage: 'picture' }
  const preview = draft.imageUrl ? await previewImage(app, draft.imageUrl, signal) : null
  if (signal.aborted) return
  const form = withPlaceholders(formFromDraft({ ...draft, imageUrl: preview ? draft.imageUrl : null }))
  const suggestions = preview ? [] : await suggestImages(app, draft.title, draft.categories)
  yield { kind: 'stage', stage: 'done' }
  yield { kind: 'draft', form, preview, suggestions }
}

/** A page with one of the two lists is worth editing; the specification words what stands in the place of the other. */
function withPlaceholders(form: RecipeForm): RecipeForm {
  return {
    ...form,
    ingredients: form.ingredients || 'Add ingredients here',
    instructions: form.instructions || 'Add instructions here',
  }
}

const problem = (reason: ImportProblem, message: string): ImportEvent => ({ kind: 'problem', reason, message })
