import type { Step } from '../../../core/recipe/recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { longest, mostEntries } from '../../readers/plain-text.ts'
import { headingText, isGroupHeading, withoutBullet, withoutStepNumber } from '../../readers/written-lines.ts'
import { classCandidates } from './class-candidates.ts'
import type { Entry, Outline } from './entries.ts'
import { headingCandidates, sectionOfEntry, type Candidate } from './heading-candidates.ts'
import { ingredientLikeness, stepLikeness } from './likeness.ts'
import { listCandidates, stepsAfter } from './list-candidates.ts'
import type { Page } from './page.ts'

export interface PageLists {
  ingredients: Array<Line>
  steps: Array<Step>
}

/** The two lists of a recipe as the page shows them, whatever its markup says. */
export function pageLists(page: Page, outline: Outline): PageLists {
  const ingredients =
    best(classCandidates(page, outline, 'ingredients', ingredientScore), 1.1, headingCandidates(outline, 'ingredients', ingredientScore, 2)) ??
    best(listCandidates(outline, ingredientScore))
  const steps =
    best(classCandidates(page, outline, 'steps', stepScore), 1, headingCandidates(outline, 'steps', stepScore, 1.5)) ??
    (ingredients && stepsAfter(outline, ingredients, stepScore))
  return {
    ingredients: ingredients ? ingredientLines(ingredients.entries) : [],
    steps: steps ? stepLines(steps.entries) : [],
  }
}

function best(candidates: ReadonlyArray<Candidate>, weight = 1, others: ReadonlyArray<Candidate> = []): Candidate | undefined {
  const weighed = [...candidates.map((candidate) => ({ ...candidate, score: candidate.score * weight })), ...others]
  return weighed.toSorted((a, b) => b.score - a.score)[0]
}

/** A list of at least two lines, most of which read like food; every line that does not costs. */
function ingredientScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter((entry) => entry.rank === 0)
  const values = lines.map(({ text }) => ingredientLikeness(text))
  const sum = values.reduce((total, value) => total + value, 0)
  return lines.length >= 2 && sum / lines.length > 0.4 ? sum - entries.length * 0.1 : 0
}

function stepScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter((entry) => entry.rank === 0)
  const values = lines.map(({ text }) => stepLikeness(withoutStepNumber(text)))
  const sum = values.reduce((total, value) => total + value, 0)
  return lines.length > 0 && sum / lines.length > 0.5 ? sum : 0
}

function ingredientLines(entries: ReadonlyArray<Entry>): Array<Line> {
  return grouped(entries, (text) => isGroupHeading(text), ingredientLikeness)
    .map(({ text, group }) => ({ text: text.slice(0, longest.line), group }))
    .slice(0, mostEntries)
}

function stepLines(entries: ReadonlyArray<Entry>): Array<Step> {
  return grouped(entries, (text) => text.length < 60 && text.endsWith(':'), stepLikeness)
    .map(({ text, group }) => ({ text: withoutStepNumber(text), name: null, group }))
    .filter(({ text }) => /\p{L}/u.test(text))
    .slice(0, mostEntries)
}

function grouped(entries: ReadonlyArray<Entry>, isHeading: (text: string) => boolean, likeness: (text: string) => number): Array<Line> {
  const lines: Array<Line> = []
  const seen = new Set<string>()
  let group: string | null = null
  for (const entry of entries) {
    const text = withoutBullet(entry.text)
    if (text === '') continue
    if (entry.rank > 0 || isHeading(text)) {
      const name = headingText(withoutStepNumber(text))
      group = sectionOfEntry(entry) === null && name !== '' ? name : group
    } else if (likeness(text) > -0.5 && !(text.length > 25 && seen.has(text))) {
      // The same list twice is one list for the phone and one for the desk.
      seen.add(text)
      lines.push({ text, group })
    }
  }
  return lines
}
