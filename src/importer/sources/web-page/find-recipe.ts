import type { Findings } from '../../readers/findings.ts'
import { jsonLdNodes } from '../../readers/json-ld.ts'
import { isRecipeNode, schemaRecipe } from '../../readers/schema-recipe.ts'
import { mergeFindings } from './merge.ts'
import type { Page } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { pickBest } from './pick-best.ts'

export function findRecipe(page: Page): Findings | null {
  const facts = pageFacts(page)
  const marked = jsonLdNodes(page.document, page.elements).filter(isRecipeNode).map(schemaRecipe)
  const best = pickBest(marked, facts)
  const found = mergeFindings([...(best ? [best] : []), facts])
  return found.ingredients.length > 0 || found.steps.length > 0 ? found : null
}
