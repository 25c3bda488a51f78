import { embeddedRecipes, microdata, microformats, rdfa } from '../../readers/embedded-nodes.ts'
import { noFindings, type Findings } from '../../readers/findings.ts'
import { jsonLdNodes } from '../../readers/json-ld.ts'
import { isRecipeNode, schemaRecipe } from '../../readers/schema-recipe.ts'
import { mergeFindings } from './merge.ts'
import { outlineOf } from './entries.ts'
import { pageLists } from './page-lists.ts'
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
  const readings = [best, ...embedded].filter((reading) => reading !== undefined)
  const found = mergeFindings([...readings, facts])
  if (found.ingredients.length > 0 && found.steps.length > 0) return found
  const completed = mergeFindings([found, { ...noFindings(), ...pageLists(page, outlineOf(page)) }])
  return completed.ingredients.length > 0 || completed.steps.length > 0 ? completed : null
}
