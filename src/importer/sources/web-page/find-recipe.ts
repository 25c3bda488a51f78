import { appStateRecipes } from '../../readers/app-state.ts'
import { embeddedRecipes, microdata, microformats, rdfa } from '../../readers/embedded-nodes.ts'
import { noFindings, type Findings, type Line } from '../../readers/findings.ts'
import { groupedSteps } from '../../readers/heading-lines.ts'
import { jsonLdNodes } from '../../readers/json-ld.ts'
import { withoutBoldMarks } from '../../readers/listed-lines.ts'
import { isRecipeNode, schemaRecipe } from '../../readers/schema-recipe.ts'
import { bareTimeAbove } from './bare-time.ts'
import { titleOnPage, withSubtitle } from './card-title.ts'
import { mergeFindings } from './merge.ts'
import type { Outline } from './entries.ts'
import { outlineOf } from './outline.ts'
import { firstParagraph } from './first-paragraph.ts'
import { labelledFacts } from './labelled-facts.ts'
import { isMeasured } from './likeness.ts'
import { pageLists, type PageLists } from './page-lists.ts'
import type { Page } from './page.ts'
import { largerImage, pageImage } from './page-image.ts'
import { pageFacts } from './page-facts.ts'
import { reconcileIngredients } from './reconcile-ingredients.ts'
import { reconcileSteps } from './reconcile-steps.ts'
import { headsTips, tipsAfter } from './tips.ts'
import { markedTitle } from './page-title.ts'
import { overlap, wordKey, wordsOf } from './words.ts'
import { pickBest } from './pick-best.ts'

interface FoundRecipe extends Findings {
  /** True for a page without markup whose headings name one of the two lists. It may also be a manual. */
  isHalf: boolean
}

export function findRecipe(page: Page): FoundRecipe | null {
  const facts = pageFacts(page)
  const marked = jsonLdNodes(page.document, page.elements).filter(isRecipeNode).map(schemaRecipe)
  const embedded = [microdata, rdfa, microformats].map((syntax) =>
    pickBest(embeddedRecipes(page.elements, syntax).map(schemaRecipe).map(withTipsApart), facts),
  )
  const best = pickBest(marked, facts)
  const stated = mergeFindings([best, ...embedded].filter((findings) => findings !== undefined))
  const isWhole = stated.ingredients.length > 0 && stated.steps.length > 0
  const state = isWhole ? undefined : pickBest(appStateRecipes(page.elements).map(schemaRecipe), facts)
  const outline = outlineOf(page)
  const shown = pageLists(page, outline)
  const marks = state ? mergeFindings([stated, checkedAgainstPage(state, shown)]) : stated
  const plainSteps = marks.steps.map((step) => ({ ...step, text: withoutBoldMarks(step.text) }))
  const steps = reconcileSteps(groupedSteps(plainSteps), shown.steps, marks.description)
  const found = mergeFindings([
    {
      ...marks,
      title:
        markedTitle(marks.title, facts.title, page) || withSubtitle(titleOnPage(outline, shown, facts.title), outline),
      ingredients: reconcileIngredients(marks.ingredients, withoutOtherRecipes(shown.ingredients, best, marked), steps),
      steps,
    },
    {
      ...facts,
      ...(hasAllNumbers(marks) ? {} : shownFacts(outline, shown, marks)),
      tips: tipsAfter(outline.entries, shown.stepsStart),
    },
    { ...noFindings(), description: firstParagraph(outline.entries, shown.start) },
  ])
  const isHalf = !isRecipe(found, marks)
  if (isHalf && !hasNamedList(found, outline, shown)) return null
  return { ...found, isHalf, image: largerImage(found.image, facts.image, page) || pageImage(page, found.title) }
}

/** Returns the labeled numbers of the page. Without a labeled time, the only time above the lists is the total. */
function shownFacts({ entries }: Outline, { start, steps }: PageLists, marks: Findings) {
  const facts = labelledFacts(entries, steps)
  const hasTime = [marks, facts].some(
    ({ prepTime, cookTime, totalTime }) => (prepTime ?? cookTime ?? totalTime) !== null,
  )
  return hasTime ? facts : { ...facts, totalTime: bareTimeAbove(entries.slice(0, start)) }
}

/** Ends the steps at a line "Notes". A marked box often holds more than the steps. */
function withTipsApart(findings: Findings): Findings {
  const { steps } = findings
  const end = steps.findIndex(({ text }, index) => index > 0 && headsTips(text))
  if (end < 0) return findings
  return { ...findings, steps: steps.slice(0, end), tips: steps.slice(end + 1).map(({ text }) => text) }
}

/** Returns true if the markup has all of the numbers that the page may show beside labels. */
const hasAllNumbers = ({ prepTime, cookTime, totalTime, servings }: Findings) =>
  [prepTime, cookTime, totalTime, servings].every((number) => number !== null)

/**
 * Drops lines that belong to another marked-up recipe of the page. The salsa's ingredients are not part of the tacos.
 */
function withoutOtherRecipes(
  shown: ReadonlyArray<Line>,
  best: Findings | undefined,
  marked: ReadonlyArray<Findings>,
): ReadonlyArray<Line> {
  if (best === undefined || marked.length < 2) return shown
  const own = new Set(best.ingredients.map(({ text }) => wordKey(text)))
  const others = marked.filter((other) => other !== best && other.title !== best.title)
  const theirs = new Set(others.flatMap(({ ingredients }) => ingredients.map(({ text }) => wordKey(text))))
  return shown.filter(({ text }) => own.has(wordKey(text)) || !theirs.has(wordKey(text)))
}

/**
 * Drops lists from the state of the page that the page shows with more. The state may have ids for units, and only the
 * first of the steps. Also drops the ingredients if the page shows a longer list with different words.
 */
function checkedAgainstPage(state: Findings, shown: PageLists): Findings {
  const { ofOne } = overlap(namesIn(state.ingredients), namesIn(shown.ingredients))
  const more = (measured(shown) - measured(state)) / Math.max(1, state.ingredients.length)
  const isSame = shown.ingredients.length === state.ingredients.length
  const lacksUnits =
    ofOne >= leastShown && (isSame ? more > 0 : more > 0.3 && shown.ingredients.length > state.ingredients.length)
  const isOther = ofOne < 0.5 && shown.ingredients.length > state.ingredients.length
  return {
    ...state,
    ingredients: lacksUnits || isOther ? [] : state.ingredients,
    steps: state.steps.length * 2 < shown.steps.length ? [] : state.steps,
  }
}

const leastShown = 0.7

const measured = ({ ingredients }: Pick<Findings, 'ingredients'>) =>
  ingredients.filter(({ text }) => isMeasured(text)).length

const namesIn = (lines: ReadonlyArray<{ text: string }>) =>
  lines.flatMap(({ text }) => wordsOf(text).filter((word) => /\p{L}{3}/u.test(word)))

/**
 * Returns whether the findings are a recipe. Markup with only one list still counts. A page without markup must show
 * ingredients.
 */
function isRecipe(found: Findings, marks: Findings): boolean {
  const isMarked = marks.ingredients.length > 0 || marks.steps.length > 0
  return isMarked || found.ingredients.length > (found.steps.length > 0 ? 0 : 1)
}

/** Returns whether a heading names the only list of the page. */
function hasNamedList({ ingredients, steps }: Findings, { entries }: Outline, shown: PageLists): boolean {
  if (ingredients.length + steps.length === 0) return false
  const heading = entries.slice(0, shown.start).findLast(({ rank }) => rank > 0)
  return heading !== undefined && heading.rank !== 1 && heading.section === (steps.length > 0 ? 'steps' : 'ingredients')
}
