import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { isGroupHeading, withoutStepNumber } from '../../readers/written-lines.ts'
import { isLink, looksLike, type Entry, type Outline } from './entries.ts'
import { statesOnlyFacts } from './labelled-facts.ts'
import { ingredientLikeness, isMeasured } from './likeness.ts'
import { sectionOfLine, type Section } from './section-words.ts'

/** A range of lines that may be one part of the recipe. */
export interface Candidate {
  entries: ReadonlyArray<Entry>
  /** The position in the outline. Later parts of a recipe come after earlier ones. */
  start: number
  end: number
  score: number
}

/**
 * Returns the lines under each heading of a section. The lines are those in the smallest box that has both the heading
 * and enough lines, because a heading often has a box without any lines.
 */
export function headingCandidates(
  outline: Outline,
  section: Section,
  scoreOf: (entries: ReadonlyArray<Entry>) => number,
  likeness: (text: string) => number,
  enough: number,
): Array<Candidate> {
  const candidates: Array<Candidate> = []
  const headings = outline.entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => entry.section === section)
  for (const { entry, index } of headings.slice(0, mostHeadings)) {
    const end = endOfSection(outline.entries, index, likeness, section)
    let best: Candidate | undefined
    for (const boxEnd of boxEnds(outline, entry.element, index)) {
      const entries = outline.entries.slice(index + 1, Math.min(boxEnd, end))
      const score = scoreOf(entries)
      if (!best || score > best.score) best = { entries, start: index + 1, end: index + 1 + entries.length, score }
      if ((best.score >= enough && best.entries.length > 1) || boxEnd >= end) break
    }
    if (!best || best.score <= 0) continue
    // "Ingredients" is the name of the list itself. "How to make the ingredients last" is a chapter of the story around
    // it.
    const isExact = sectionOfLine(entry.text) === section
    candidates.push({ ...best, score: best.score * (isExact ? 1.3 : 1) })
    if (section !== 'steps' || isExact || entry.rank === 7 || best.entries.length > 1) continue
    const [first, last] = chaptersAround(outline.entries, index)
    const lines = outline.entries.slice(first, last)
    if (lines.length > best.entries.length + 1)
      candidates.push({ entries: lines, start: first + 1, end: last, score: scoreOf(lines) * 1.1 })
  }
  return [...candidates, ...joined(outline.entries, candidates, scoreOf)]
}

/**
 * Returns the range of neighboring headings that look like this one, with their texts. "Cook the noodles" is one of
 * several such headings of the steps, and the others may name no section.
 */
function chaptersAround(entries: ReadonlyArray<Entry>, index: number): [start: number, end: number] {
  const heading = entries[index]
  const isChapter = (entry: Entry) =>
    heading !== undefined && entry.rank === heading.rank && looksLike(entry.element, heading.element)
  const isOther = (entry: Entry) => !isChapter(entry) && (entry.rank > 0 || entry.section !== null)
  const before = entries.slice(Math.max(0, index - longestSection), index)
  const after = entries.slice(index, index + longestSection)
  const own = before.slice(before.findLastIndex(isOther) + 1)
  const first = own.findIndex(isChapter)
  const length = after.findIndex(isOther)
  return [first < 0 ? index : index - own.length + first, length < 0 ? index + after.length : index + length]
}

/** A page that repeats a heading hundreds of times would take quadratic time. */
const mostHeadings = 60
/** More lines than a part of a recipe has. */
const longestSection = 1_500

/** Joins neighboring lists of the same kind and rank: "Ingredients for the dough", "Ingredients for the filling". */
function joined(
  entries: ReadonlyArray<Entry>,
  candidates: ReadonlyArray<Candidate>,
  scoreOf: (entries: ReadonlyArray<Entry>) => number,
): Array<Candidate> {
  const runs: Array<Array<Candidate>> = []
  for (const candidate of candidates) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    const isNext =
      previous?.end === candidate.start - 1 && entries[previous.start - 1]?.rank === entries[candidate.start - 1]?.rank
    if (run && isNext) run.push(candidate)
    else runs.push([candidate])
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const start = run[0]?.start ?? 0
      const end = run.at(-1)?.end ?? 0
      // Includes the first part's heading, which is the name of its group.
      const lines = entries.slice(start - 1, end)
      return { entries: lines, start, end, score: scoreOf(lines) * 1.3 }
    })
}

function boxEnds({ entries, rangeOf }: Outline, element: HtmlElement, index: number): Array<number> {
  const ends: Array<number> = []
  for (let box: HtmlElement | null = element; box; box = parentElement(box)) {
    const end = rangeOf.get(box)?.[1] ?? 0
    if (end > index + 1 && end !== ends.at(-1)) ends.push(end)
  }
  // Some pages have no body element.
  return [...ends, entries.length]
}

/**
 * Returns the end of a section. It is the next heading of its rank, another part of the recipe, or the first of three
 * unrelated lines in a row.
 */
function endOfSection(
  entries: ReadonlyArray<Entry>,
  index: number,
  likeness: (text: string) => number,
  own: Section,
): number {
  const rank = entries[index]?.rank || 7
  let last: Entry | undefined
  let foreign = 0
  const limit = Math.min(entries.length, index + longestSection)
  for (let at = index + 1; at < limit; at += 1) {
    const entry = entries[at]
    if (!entry) break
    const { section } = entry
    if (section !== null && section !== 'recipe' && (last || section !== (entries[index] ?? entry).section)) return at
    if (own === 'ingredients' && last && startsCount(entries, at)) return at
    const mayBreak = entry.rank > 0 && entry.rank < 7 && entry.rank <= rank && last !== undefined
    const isBreak =
      mayBreak &&
      !(own === 'ingredients' ? headsMeasures(entries, at) : countsStep(entry.text) || headsWork(entries, at, index))
    if (isBreak || (own === 'steps' && last && asksReader(entry))) return at
    if (entry.rank > 0) continue
    const isForeign = likeness(entry.text) < 0
    foreign = isForeign ? foreign + 1 : 0
    if (last && foreign === 3) return at - 2
    if (!isForeign) last = entry
  }
  return limit
}

/**
 * Returns true for a heading above more steps, below items of a list: "Baking" or "Assembly". Above a numbered list, it
 * may be other work ("Rolling Out") if it looks like the heading of the steps.
 */
function headsWork(entries: ReadonlyArray<Entry>, at: number, heading: number): boolean {
  const [own, before, entry, next] = [entries[heading], entries[at - 1], entries[at], entries[at + 1]]
  if (!own || !entry || before?.isItem !== true || next?.isItem !== true) return false
  if (isLink(next.element) || statesOnlyFacts(next.text)) return false
  const goesOn = looksLike(entry.element, own.element) && isNumberedItem(before) && isNumberedItem(next)
  return work.test(entry.text) || (goesOn && anyWork.test(entry.text))
}

/** Returns true for an item of a numbered list. */
export const isNumberedItem = ({ element }: Pick<Entry, 'element'>) =>
  element.name === 'li' && parentElement(element)?.name === 'ol'

/** Matches "Rolling Out the Dough", but not "Making It Vegan" and "Frying Tips". */
const anyWork =
  /^(?:making|preparing|mixing|kneading|rolling|shaping|forming|filling|stuffing|frying|boiling|roasting|grilling|simmering|steaming|coating|glazing|icing|frosting|decorating|finishing|layering|folding|proofing|marinating|cutting|chopping|whipping|cooking|baking|assembling|plating)(?!\p{L})(?!.*(?<!\p{L})(?:it|ahead|tips?|notes?|ideas?|mistakes?|times?|recipes?|equipment|tools)(?!\p{L}))/iu

const work =
  /^(?:(?:the|la|le|das) )?(?:cooking|baking|assembl(?:y|ing)|cuisson|montage|dressage|finitions?|backen|kochen|anrichten|cottura|assemblaggio|cocci[oó]n|horneado|montaje|montagem|cozimento|bakken|koken|pieczenie|gotowanie)\P{L}*$/iu

/** Returns true for a heading such as "Can I freeze it?", above an answer. */
const asksReader = ({ rank, text }: Entry) => rank > 0 && rank < 7 && /\p{L}[?？]$/u.test(text)

/** Returns true for the first of numbered sentences, which are steps without a heading: "1- Peel the onions …". */
function startsCount(entries: ReadonlyArray<Entry>, at: number): boolean {
  return isNumbered(entries[at], '1') && entries.slice(at + 1, at + mostBetween).some((next) => isNumbered(next, '2'))
}

function isNumbered(entry: Entry | undefined, number: string): boolean {
  const text = entry?.text ?? ''
  return text.startsWith(number) && /^\p{Lu}.{30}/u.test(withoutStepNumber(text))
}

/** A numbered step may have several paragraphs. */
const mostBetween = 5

/**
 * Returns true for a heading such as "Glaze" directly above amounts. It is a part of the ingredients. The lines of a PDF
 * are no list items, so all lines up to the next heading count.
 */
function headsMeasures(entries: ReadonlyArray<Entry>, at: number): boolean {
  const next = entries.slice(at + 1, at + 1 + mostLookedAt)
  const isList = next[0]?.isItem === true
  const end = next.findIndex(({ isItem, rank, section }) => (isList ? !isItem : rank > 0 || section !== null))
  const lines = end < 0 ? next : next.slice(0, end)
  if (next[end]?.section === 'steps' && namesUse(entries[at]?.text ?? '') && lines.every(isFood))
    return lines.length > 0
  const amounts = lines.filter(({ text }) => isMeasured(text) || (!isList && isCounted(text)))
  return lines.length > 1 && amounts.length >= lines.length * 0.6
}

/** "To serve" and "For the salad" name foods if the steps have a heading of their own below. */
const namesUse = (heading: string) => /^to \p{L}+$/iu.test(heading) || isGroupHeading(heading)
const isFood = ({ rank, text }: Entry) => rank === 0 && text.length < 60 && ingredientLikeness(text) >= 0.4

/** "2 eggs" */
const isCounted = (text: string) => startsWithNumber(text) && text.length < 40 && !/[.!?]$/.test(text)

/** Enough to recognize a list. Looking at all of it for each heading would take quadratic time. */
const mostLookedAt = 12

/** Returns true for "2", "Step 2: Bake" and "Naan bread - step 2", which are headings inside the steps. */
export function countsStep(heading: string): boolean {
  return /^\d{1,2}$/.test(heading) || endsInStepNumber(heading) || withoutStepNumber(heading) !== heading
}

/** Returns true for "Naan bread - step 2", which names no group. */
export const endsInStepNumber = (heading: string) => numberedStep.test(heading)

const numberedStep = /(?:^|\s)(?:step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|krok)\s*\d{1,2}\s*:?$/iu
