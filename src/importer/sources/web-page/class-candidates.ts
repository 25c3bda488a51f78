import { looksLike, type Entry, type Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { ingredientLikeness } from './likeness.ts'
import type { Page } from './page.ts'
import { sectionOfLine, type Section } from './section-words.ts'
import { sectionsOfPanels } from './tab-panels.ts'
import { isOnlyTime } from './time-line.ts'

const named = {
  ingredients: /ingredi|zutat|ingrédi|skladnik|hozzaval|malzeme|ainekset|benodigd/i,
  steps:
    /instruction|direction|method|preparation|preparacion|preparo|preparaz|procedure|procedim|elabora|(?:^|[^a-z])steps?(?:$|[^a-z])|recipe-?steps?|zubereit|anleitung|bereiding|fremgang|tillag|gorsahar|elkesz|wykonan|przygotow|etapes?|how-?to/i,
}

/** Matches the name of the ingredients that belong to a step. */
const ofOneStep = /steps?[-_]*ingredients?/i

/** An element that has text and a name such as "recipe__ingredients". */
interface NamedBox {
  names: string
  range: readonly [start: number, end: number]
}

/** Returns the elements with the name of a section as class, id or the like, in document order. */
export function namedBoxes(page: Page, { entries, rangeOf }: Outline): Array<NamedBox> {
  const mainHeading = entries.findIndex(({ rank }) => rank === 1)
  const panels = sectionsOfPanels(page.elements)
  const boxes: Array<NamedBox> = []
  /** Most names repeat, such as those of list items. */
  const known = new Map<string, boolean>()
  for (const element of page.elements) {
    const range = rangeOf.get(element)
    if (!range || range[0] === range[1]) continue
    // Blogs put the category's name on the complete post ("category-how-to").
    if (range[0] <= mainHeading && mainHeading < range[1]) continue
    const { attribs } = element
    const names = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['itemprop'] ?? ''} ${attribs['data-testid'] ?? ''} ${panels.get(attribs['id'] ?? '') ?? ''}`
    const isNamed = known.get(names) ?? (named.ingredients.test(names) || named.steps.test(names))
    known.set(names, isNamed)
    if (isNamed) boxes.push({ names, range })
  }
  return boxes
}

/**
 * Finds lists by class names such as "recipe__ingredients" and "wprm-recipe-instructions". All outermost elements with
 * the same class name form one candidate, because a list in groups repeats its class name.
 */
export function classCandidates(
  boxes: ReadonlyArray<NamedBox>,
  { entries }: Outline,
  section: 'ingredients' | 'steps',
  scoreOf: (entries: ReadonlyArray<Entry>) => number,
): Array<Candidate> {
  const ranges = new Map<string, Array<readonly [number, number]>>()
  for (const { names, range } of boxes) {
    for (const name of names.split(/\s+/)) {
      if (!named[section].test(name) || ofOneStep.test(name)) continue
      const known = ranges.get(name)
      if (!known) ranges.set(name, [range])
      else if ((known.at(-1)?.[1] ?? 0) <= range[0]) known.push(range)
    }
  }
  return [...ranges.values()].slice(0, 60).flatMap((ofName) => {
    const parts = ofFirstCard(entries, ofName, section)
    const lines = belowOwnHeading(ownPart(withHeadingsBetween(entries, parts, section), section), section)
    // A class name from the template is as reliable as an exact heading.
    const score = scoreOf(lines) * 1.35
    return score > 0 ? [{ entries: lines, start: parts[0]?.[0] ?? 0, end: parts.at(-1)?.[1] ?? 0, score }] : []
  })
}

/**
 * Returns the parts before the next recipe card. A card starts with a time, and it comes after the other section of the
 * card before. Parts of one dish may also have ingredients and steps in turns, but no times.
 */
function ofFirstCard(
  entries: ReadonlyArray<Entry>,
  parts: ReadonlyArray<readonly [number, number]>,
  own: 'ingredients' | 'steps',
): ReadonlyArray<readonly [number, number]> {
  const other = own === 'steps' ? 'ingredients' : 'steps'
  const next = parts.findIndex((part, index) => {
    const between = entries.slice(parts[index - 1]?.[1] ?? part[0], part[0])
    return between.some(({ section }) => section === other) && between.some(({ text }) => isOnlyTime(text))
  })
  return next < 0 ? parts : parts.slice(0, next)
}

/** Returns the entries of one section. A box named "ingredients-and-method" has both lists, separated by headings. */
function ownPart(entries: ReadonlyArray<Entry>, own: Section): Array<Entry> {
  let current: Section | null = null
  return entries.filter((entry) => {
    const { section } = entry
    if (section === 'ingredients' || section === 'steps') current = section
    return current === null || current === own
  })
}

/** Removes times and a description above the heading of the section, but no foods. */
function belowOwnHeading(entries: Array<Entry>, own: Section): Array<Entry> {
  const first =
    own === 'ingredients' ? entries.findIndex((entry) => entry.rank > 0 && sectionOfLine(entry.text) === own) : 0
  return first > 0 && !entries.slice(0, first).some(isAmount) ? entries.slice(first) : entries
}

const isAmount = ({ rank, text }: Entry) => rank === 0 && ingredientLikeness(text) > 0.5
const widestGap = 3
const longestHeading = 40

/** Matches the caption of a picture and the link of a video. */
const caption =
  /^(?:photos?|fotos?|pictures?|images?|bilder?|crédit|photography|fotograf\p{L}*)(?!\p{L})|©|(?<!\p{L})v[ií]d[eé]os?(?!\p{L})|youtube/iu

/** Returns true for a short plain line, such as "Dressing". Sentences, times and credits are no names. */
const isPlainName = ({ rank, text }: Entry) =>
  rank === 0 && text.length <= longestHeading && !/\d|[.!?]$/.test(text) && !caption.test(text)

/** Returns the lines as headings that are headings, or plain names. A plain name needs a second one of the same look. */
function headingsIn(lines: ReadonlyArray<Entry>, names: ReadonlyArray<Entry>): Array<Entry> {
  const hasOther = (line: Entry) =>
    names.some(({ element, text }) => text !== line.text && looksLike(element, line.element))
  return lines.flatMap((line) => {
    if (line.rank > 0) return [line]
    return isPlainName(line) && hasOther(line) ? [{ ...line, rank: 7 }] : []
  })
}

/** Adds the headings between the parts. If only the items have the class name, the headings are between them. */
function withHeadingsBetween(
  entries: ReadonlyArray<Entry>,
  parts: ReadonlyArray<readonly [number, number]>,
  own: Section,
): Array<Entry> {
  const gaps = parts.map(([start], index) => {
    const previousEnd = parts[index - 1]?.[1] ?? start
    return start - previousEnd <= widestGap ? entries.slice(previousEnd, start) : []
  })
  const begin = parts[0]?.[0] ?? 0
  const [above, first] = [entries[begin - 2], entries[begin - 1]]
  // A plain name is the only line between two parts.
  const names = [...(first ? [[first]] : []), ...gaps]
    .flatMap(([only, ...others]) => (own === 'steps' && only && others.length === 0 ? [only] : []))
    .filter(isPlainName)
  const headings = gaps.map((gap) => headingsIn(gap, gap.length === 1 ? names : []))
  const isAlike = (heading: Entry) => first !== undefined && looksLike(heading.element, first.element)
  // The heading above the first part is a group's name if it looks like the headings of the other parts, or if it comes
  // right after the heading of the section.
  const isLikeOthers = headings.some((ofGap) => ofGap.some(isAlike))
  if (first && (isLikeOthers || (first.rank > 0 && above?.section === own))) headings[0] = headingsIn([first], names)
  return parts.flatMap(([start, end], index) => [...(headings[index] ?? []), ...entries.slice(start, end)])
}
