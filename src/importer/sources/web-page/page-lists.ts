import type { Step } from '../../../core/recipes/recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { withoutStepNumber } from '../../readers/written-lines.ts'
import { classCandidates, namedBoxes } from './class-candidates.ts'
import { perEntry, type Entry, type Outline } from './entries.ts'
import { foodsAboveSteps } from './foods-above-steps.ts'
import { headingCandidates, type Candidate } from './heading-candidates.ts'
import { ingredientLines } from './ingredient-lines.ts'
import { ingredientLikeness, stepLikeness, undecided } from './likeness.ts'
import { listUnderHeading } from './list-under-heading.ts'
import { listCandidates, stepsAfter } from './list-candidates.ts'
import { partsInTurns } from './parts-in-turns.ts'
import type { Page } from './page.ts'
import { sectionOfLine } from './section-words.ts'
import { stepLines, withoutIngredients } from './step-lines.ts'
import { wordKey } from './words.ts'

export interface PageLists {
  ingredients: Array<Line>
  steps: Array<Step>
  /** The start of the first list, as an index of the outline. */
  start: number
  /** The start of the steps, or the place where they would start. Notes on the recipe come after it. */
  stepsStart: number
}

/** Reads ingredients and steps from the visible page. Does not use markup. */
export function pageLists(page: Page, outline: Outline): PageLists {
  const boxes = namedBoxes(page, outline)
  const listed =
    best([
      ...classCandidates(boxes, outline, 'ingredients', ingredientScore),
      ...headingCandidates(outline, 'ingredients', ingredientScore, ingredientLikeness, 2),
    ]) ??
    listUnderHeading(outline, 'ingredients') ??
    best(listCandidates(outline, ingredientScore)) ??
    foodsAboveSteps(outline)
  const inTurns = listed ? undefined : partsInTurns(outline)
  const ingredients = listed ?? inTurns?.ingredients
  const lines = ingredients ? ingredientLines(ingredients.entries) : []
  const near = (candidate: Candidate) => ({ ...candidate, score: candidate.score * nearness(candidate, ingredients) })
  const isOther = (candidate: Candidate) => !holdsList(candidate, ingredients)
  const known = new Set(lines.map(({ text }) => wordKey(text)))
  const scoreOfSteps = (entries: ReadonlyArray<Entry>) => stepScore(withoutIngredients(entries, known))
  const steps =
    inTurns?.steps ??
    best(
      [
        ...classCandidates(boxes, outline, 'steps', scoreOfSteps),
        ...headingCandidates(outline, 'steps', scoreOfSteps, stepLikeness, 1.5).filter(
          (candidate) => !isIntroduction(candidate, outline, ingredients),
        ),
      ]
        .filter(isOther)
        .map(near),
    ) ??
    listUnderHeading(outline, 'steps') ??
    (ingredients && stepsAfter(outline, ingredients, scoreOfSteps))
  return {
    ingredients: lines,
    steps: steps ? stepLines(withoutIngredients(steps.entries, known)) : [],
    start: Math.min(ingredients?.start ?? Infinity, steps?.start ?? Infinity),
    stepsStart: steps?.start ?? ingredients?.end ?? 0,
  }
}

/** Returns true for a box with both lists, such as a complete recipe card. */
function holdsList({ entries }: Candidate, ingredients: Candidate | undefined): boolean {
  if (!ingredients) return false
  const lines = new Set(entries)
  return ingredients.entries.filter((entry) => lines.has(entry)).length > ingredients.entries.length / 2
}

/** Returns true for the text below a main heading such as "Three-Step Salad", which ends where the ingredients start. */
function isIntroduction({ start, end }: Candidate, { entries }: Outline, ingredients: Candidate | undefined): boolean {
  const heading = entries[start - 1]
  if (heading?.rank !== 1 || ingredients === undefined || end > ingredients.start) return false
  return sectionOfLine(heading.text) === null
}

function best(candidates: ReadonlyArray<Candidate>): Candidate | undefined {
  return candidates.toSorted((a, b) => b.score - a.score)[0]
}

/**
 * Scores the distance between ingredients and steps. Steps come after the ingredients. The same steps often appear
 * earlier, in more words, in the story above the recipe.
 */
function nearness(steps: Candidate, ingredients: Candidate | undefined): number {
  if (!ingredients) return 1
  const distance = steps.start - ingredients.end
  if (distance < -2) return steps.end <= ingredients.start ? 0.5 : 0.8
  if (distance <= 12) return 2
  return distance <= 40 ? 1.3 : 0.8
}

const likenessOfIngredient = perEntry(ingredientLikeness)
const likenessOfStep = perEntry((text) => stepLikeness(withoutStepNumber(text)))

/**
 * Scores a list of at least two lines that mostly look like food. Each line that does not look like food lowers the
 * score.
 */
function ingredientScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter((entry) => entry.rank === 0)
  const values = lines.map(likenessOfIngredient)
  const sum = values.reduce((total, value) => total + value, 0)
  return lines.length >= 2 && sum / lines.length > 0.4 ? sum - entries.length * 0.1 : 0
}

/** Returns false for "Step 1" and "2" on a line above the step. */
const hasWords = perEntry((text) => /\p{L}/u.test(withoutStepNumber(text)))

/** Scores steps. Length beyond a normal recipe adds little. List items add more. */
function stepScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter((entry) => entry.rank === 0 && hasWords(entry))
  const values = lines.map(likenessOfStep)
  if (values.filter((value) => value > 0.5).length <= values.filter((value) => value > undecided).length / 2) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  const items = lines.filter(({ isItem }) => isItem).length
  return (Math.min(sum, 6) + Math.min(sum, 30) / 10) * (1 + (0.3 * items) / lines.length)
}
