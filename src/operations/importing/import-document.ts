import { cutNotices } from '../../core/recipes/cut-notices.ts'
import { findSameRecipe } from '../../db/recipes/same-recipe.ts'
import { isArchive, readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { storeImage } from '../pictures/store-image.ts'
import { readRecipeFile } from './read-recipe-file.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'

/** Bytes that the operator's archives may expand to. They are read recipe by recipe. */
const largestExport = 8 * 1024 ** 3

export type DocumentOutcome =
  | { kind: 'saved'; at: string; id: string; imageProblem: string | null; cut: ReadonlyArray<string> }
  | { kind: 'exists'; at: string; id: string }
  | { kind: 'problem'; at: string; problem: string }

/** Reads and saves every recipe of the operator's document. A bad recipe does not stop the rest. */
export async function* importDocument(app: App, document: RawDocument): AsyncGenerator<DocumentOutcome> {
  const outcomes = isArchive(document) ? readDocument(document, { left: largestExport }) : await readFile(app, document)
  for await (const outcome of outcomes) {
    yield outcome.ok ? await save(app, outcome) : { kind: 'problem', at: outcome.at, problem: outcome.problem }
  }
}

/** The operator sees no stages. */
async function readFile(app: App, document: RawDocument): Promise<Array<ReadOutcome>> {
  // An address can only be a page. A photo behind it is not read.
  if (document.url !== undefined) return app.read(document)
  const events = readRecipeFile(app, [document], {})
  for (;;) {
    const step = await events.next()
    if (step.done) return step.value
  }
}

async function save(app: App, { at, draft, picture }: Extract<ReadOutcome, { ok: true }>): Promise<DocumentOutcome> {
  try {
    const known = await findSameRecipe(app.db, draft, 'command-line')
    if (known !== null) return { kind: 'exists', at, id: known }
    const stored = picture && (await storeImage(app, picture, { alt: draft.title }))
    const saved = await saveRecipe(
      app,
      { ...draft, featured: false, imageId: stored?.ok ? stored.picture.id : null },
      'command-line',
    )
    if (saved.ok)
      return {
        kind: 'saved',
        at,
        id: saved.id,
        imageProblem: stored?.ok === false ? stored.problem : saved.imageProblem,
        cut: cutNotices(draft),
      }
    return { kind: 'exists', at, id: saved.id }
  } catch (cause) {
    app.log.error({ err: cause, at }, 'A recipe could not be saved')
    return { kind: 'problem', at, problem: 'Failed to save recipe' }
  }
}
