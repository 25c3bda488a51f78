import { cutParts } from '../../core/recipes/cut-parts.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'

export type DocumentOutcome =
  | { kind: 'saved'; at: string; id: string; imageProblem: string | null; cut: ReadonlyArray<string> }
  | { kind: 'exists'; at: string; id: string }
  | { kind: 'problem'; at: string; problem: string }

/** Reads and saves every recipe of the operator's document. A bad recipe does not stop the rest. */
export async function* importDocument(app: App, document: RawDocument): AsyncGenerator<DocumentOutcome> {
  for (const outcome of await app.read(document)) {
    yield outcome.ok ? await save(app, outcome) : { kind: 'problem', at: outcome.at, problem: outcome.problem }
  }
}

async function save(app: App, { at, draft }: Extract<ReadOutcome, { ok: true }>): Promise<DocumentOutcome> {
  try {
    const saved = await saveRecipe(app, { ...draft, rating: null, featured: false, imageId: null }, 'command-line')
    if (saved.ok) return { kind: 'saved', at, id: saved.id, imageProblem: saved.imageProblem, cut: cutParts(draft) }
    return { kind: 'exists', at, id: saved.id }
  } catch (cause) {
    app.log.error({ err: cause, at }, 'A recipe could not be saved')
    return { kind: 'problem', at, problem: 'Failed to save recipe' }
  }
}
