import { embeddedRecipes, microdata, microformats, rdfa } from '../../readers/embedded-nodes.ts'
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
  const embedded = [microdata, rdfa, microformats].map((syntax) =>
    pickBest(embeddedRecipes(page.elements, syntax).map(schemaRecipe), facts),
  )
  const best = pickBest(marked, facts)
  const found = mergeFindings([best, ...embedded, facts].filter((reading) => reading !== undefined))
  return found.ingredients.length > 0 || found.steps.length > 0 ? found : null
}
