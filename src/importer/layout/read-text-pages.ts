import type { ReadInner, ReadOutcome } from '../source.ts'
import { divisionsOf, type PagePart } from './page-text.ts'
import type { TextPage } from './text-page.ts'

type Recipe = Extract<ReadOutcome, { ok: true }>

export interface PageRecipe {
  recipe: Recipe
  part: PagePart
}

/**
 * Reads the recipes on pages of text like a written text. The pages have several recipes if a division at the headings
 * of one size has several complete ones. Returns the problem of the whole text if there is no recipe.
 */
export async function readTextPages(
  pages: ReadonlyArray<TextPage>,
  name: string,
  read: ReadInner,
): Promise<{ recipes: Array<PageRecipe>; problem: string; text: string }> {
  let best: Array<PageRecipe> = []
  let problem = 'no recipe found'
  let text = ''
  for (const parts of divisionsOf(pages)) {
    const found: Array<PageRecipe> = []
    for (const part of parts) {
      if (parts.length === 1) text = part.text
      const document = { name: `${name}.md`, bytes: new TextEncoder().encode(part.text) }
      for await (const outcome of read(document)) {
        if (outcome.ok)
          found.push({
            recipe: { ...outcome, at: `${name}, page ${part.page + 1}`, text: outcome.text ?? part.text },
            part,
          })
        else if (parts.length === 1) problem = outcome.problem
      }
    }
    // A division must not lose what the whole text has: its parts are complete recipes.
    const complete = parts.length === 1 ? found : found.filter(({ recipe }) => isComplete(recipe))
    if (complete.length > best.length && (parts.length === 1 || complete.length > 1)) best = complete
  }
  return { recipes: best, problem, text }
}

const isComplete = ({ draft }: Recipe) => draft.ingredients.length > 1 && draft.instructions.length > 0
