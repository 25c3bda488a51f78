import { parentElement } from '../../readers/html-tree.ts'
import { isGroupHeading } from '../../readers/written-lines.ts'
import { type Entry, looksLike, type Outline, perEntry } from './entries.ts'
import { isListItem } from './grouped-lines.ts'
import { countsStep, type Candidate } from './heading-candidates.ts'
import { ingredientLikeness, isMeasured, stepLikeness } from './likeness.ts'

type ScoreOf = (entries: ReadonlyArray<Entry>) => number

const fewestMeasures = 2
const hasMeasure = perEntry(isMeasured)

/**
 * Finds lists that look like ingredients but have no heading or class. This is the last resort. The score excludes
 * menus, and requiring two amounts excludes news ("1 in 3 households").
 */
export function listCandidates({ entries, rangeOf }: Outline, scoreOf: ScoreOf): Array<Candidate> {
  const candidates: Array<Candidate> = []
  for (const [element, [start, end]] of rangeOf) {
    if (!/^(?:ul|ol|table|tbody|p|blockquote)$/.test(element.name) || end - start < 3) continue
    const lines = entries.slice(start, end)
    const score = scoreOf(lines)
    const measures = lines.filter(hasMeasure).length
    if (score >= lines.length * 0.5 && score >= 2.5 && measures >= fewestMeasures)
      candidates.push({ entries: lines, start, end, score })
  }
  return [...candidates, ...joined(entries, candidates, scoreOf)]
}

/** Joins lists separated by one or two headings. Each of the lists is for a part of the dish. */
function joined(entries: ReadonlyArray<Entry>, lists: ReadonlyArray<Candidate>, scoreOf: ScoreOf): Array<Candidate> {
  const runs: Array<{ start: number; end: number; parts: number }> = []
  for (const { start, end } of lists.toSorted((a, b) => a.start - b.start)) {
    const run = runs.at(-1)
    const gap = run && start >= run.end ? entries.slice(run.end, start) : undefined
    if (run && gap && gap.length <= 2 && gap.every(isPartName)) Object.assign(run, { end, parts: run.parts + 1 })
    else if (!run || start >= run.end) runs.push({ start, end, parts: 1 })
  }
  for (const run of runs) if (run.parts > 1) run.end = withLastPart(entries, run.end)
  return runs
    .filter(({ parts }) => parts > 1)
    .map(({ start, end }) => {
      const lines = entries.slice(headsPart(entries, start, end) ? start - 1 : start, end)
      return { entries: lines, start, end, score: scoreOf(lines) }
    })
}

/** Returns true if the line above the lists looks like the headings between them, and so is the first of these. */
function headsPart(entries: ReadonlyArray<Entry>, start: number, end: number): boolean {
  const above = entries[start - 1]
  return (
    above !== undefined &&
    isPartName(above) &&
    entries.slice(start, end).some((entry) => isPartName(entry) && looksLike(entry.element, above.element))
  )
}

/** Adds a short last part without amounts, such as "To serve: sesame seeds, spring onion". */
function withLastPart(entries: ReadonlyArray<Entry>, end: number): number {
  const heading = entries[end]
  if (!heading || !isPartName(heading) || heading.section !== null) return end
  const length = entries.slice(end + 1).findIndex(({ isItem }) => !isItem)
  const items = entries.slice(end + 1, length < 0 ? undefined : end + 1 + length)
  const areFoods = items.length > 0 && items.every(({ text }) => text.length < 60 && ingredientLikeness(text) >= 0.4)
  return areFoods ? end + 1 + items.length : end
}

const isPartName = ({ rank, text }: Entry) => rank > 0 || isGroupHeading(text)

/** Returns the text between the ingredients and the next heading, for recipes without a heading for their steps. */
export function stepsAfter({ entries }: Outline, ingredients: Candidate, scoreOf: ScoreOf): Candidate | undefined {
  const start = ingredients.end
  let end = start
  while (end < entries.length && end - start < 60 && !isBreak(entries[end], end > start)) end += 1
  const written = entries.slice(start, end)
  const lines = withoutLinksBelow(withoutOwnHeading(written.slice(0, endOfSentences(written))))
  const score = scoreOf(lines)
  return score > 1 ? { entries: lines, start, end: start + lines.length, score } : undefined
}

/** Removes short lines at the end, such as the links of a page. A list of one step has few lines to outweigh them. */
function withoutLinksBelow(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  return entries.slice(0, entries.findLastIndex(({ rank, text }) => rank === 0 && stepLikeness(text) > 0) + 1)
}

/** Removes the only heading, right below the ingredients. It names the steps, in a language or with words that we do not know. */
function withoutOwnHeading(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const isOnly = (entries[0]?.rank ?? 0) > 0 && entries.filter(({ rank }) => rank > 0).length === 1
  return isOnly ? entries.slice(1) : entries
}

/**
 * Returns the place of the first two lines in a row that are neither sentences nor amounts, if all lines before are.
 * Links follow there.
 */
function endOfSentences(entries: ReadonlyArray<Entry>): number {
  const areSentences: Array<boolean> = []
  for (const [index, entry] of entries.entries()) {
    const isSentence = entry.rank > 0 || /[.!?。！)]$/.test(entry.text) || hasMeasure(entry)
    areSentences.push(isSentence || (areSentences[index - 1] === true && isNextItem(entry, entries[index - 1])))
  }
  const end = areSentences.findIndex((isSentence, index) => !isSentence && areSentences[index + 1] === false)
  return end < 2 || areSentences.slice(0, end).includes(false) ? entries.length : end
}

/** A list of sentences may have items without a full stop. */
const isNextItem = (entry: Entry, before: Entry | undefined) =>
  before !== undefined &&
  before.rank === 0 &&
  entry.rank === 0 &&
  isListItem(entry) &&
  parentElement(entry.element) === parentElement(before.element)

function isBreak(entry: Entry | undefined, hasContent: boolean): boolean {
  if (!entry) return true
  if (countsStep(entry.text)) return false
  return hasContent && ((entry.rank > 0 && entry.rank < 7) || entry.section === 'other')
}
