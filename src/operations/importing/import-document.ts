import type { RawDocument } from '../../importer/source.ts'
import type { App } from '../app.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'

export type DocumentOutcome =
  | { kind: 'saved'; at: string; id: string; imageProblem: string | null }
  | { kind: 'exists'; at: string; id: string }
  | { kind: 'problem'; at: string; problem: string }

/** Reads and saves everything in a document without asking; one bad recipe never stops the rest. */
export async function* importDocument(app: App, document: RawDocument): AsyncGenerator<DocumentOutcome> {
  for (const outcome of await app.read(document)) {
    if (!outcome.ok) yield { kind: 'problem', at: outcome.at, problem: outcome.problem }
    else {
      const recipe = { ...outcome.draft, rating: null, featured: false, imageId: null }
      const saved = await saveRecipe(app, recipe)
      if (saved.ok) yield { kind: 'saved', at: outcome.at, id: saved.id, imageProblem: saved.imageProblem }
      else yield { kind: 'exists', at: outcome.at, id: saved.id }
    }
  }
}
