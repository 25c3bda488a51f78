import { childElements, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Entry, Outline } from './entries.ts'
import { statesOnlyFacts } from './labelled-facts.ts'
import type { PageLists } from './page-lists.ts'
import { isSubtitle, isNameOfSite, withoutKind } from './page-title.ts'
import { isOnlyTime } from './time-line.ts'
import { overlap, wordsOf } from './words.ts'

const longestTitle = 100

/** Returns true for a teaser in a heading: "These meatballs are so good!" */
const isSentence = (text: string) => text.length > longestTitle || (text.length > 50 && /[.!?]$/.test(text))

/** Returns true for a line with a class such as "recipe-title", in a card without headings. */
const namesRecipe = ({ element }: Entry) =>
  [element, ...childElements(element).slice(0, 1)].some(({ attribs }) => recipeName.test(attribs['class'] ?? ''))

const recipeName = /(?:^|[\s_-])recipe[_-]{0,2}(?:title|name)(?:$|[\s_-])/i

/** Some cards show their numbers above the title. */
const isFact = (text: string) => isOnlyTime(text) || statesOnlyFacts(text)

const farthest = 40
const mostBefore = 2
const mostFacts = 10

/** Returns the title of the card, of the page or of the heading above the lists. The name of a site is no title. */
export function titleOnPage(
  outline: Outline,
  lists: Pick<PageLists, 'start' | 'stepsStart'>,
  pageTitle: string,
): string {
  const title = cardTitle(outline, lists, pageTitle) || pageTitle
  const below = isNameOfSite(title) ? headingBelowSite(outline, lists) : ''
  return below || title || headingAbove(outline, lists)
}

/**
 * Returns the title of the recipe's card, or an empty string. Blogs tell a story under a long heading ("The best churros
 * you will ever make") and then show a card that starts with the name of the dish ("Churros Recipe"). The card is the
 * smallest box with the heading and the start of both lists.
 */
function cardTitle(
  { entries, rangeOf }: Outline,
  { start, stepsStart }: Pick<PageLists, 'start' | 'stepsStart'>,
  pageTitle: string,
): string {
  const titleWords = wordsOf(pageTitle)
  for (let index = Math.min(start, entries.length) - 1; index >= Math.max(0, start - farthest); index -= 1) {
    const entry = entries[index]
    if (!entry || entry.rank === 0 || (entry.rank > 4 && !namesRecipe(entry)) || entry.section !== null) continue
    if (isSentence(entry.text) || isSubtitle(entry.text)) continue
    const { ofOne, ofOther } = overlap(wordsOf(entry.text), titleWords)
    if (Math.max(ofOne, ofOther) < 0.5) continue
    const boxStart = startOfBox(entry.element, Math.max(start, stepsStart))
    if (index - boxStart > mostFacts) continue
    if (entries.slice(boxStart, index).filter(({ text }) => !isFact(text)).length > mostBefore) continue
    return withoutKind(plainText(entry.text, longest.title))
  }
  return ''

  function startOfBox(element: HtmlElement, place: number): number {
    for (let box: HtmlElement | null = element; box; box = parentElement(box)) {
      const range = rangeOf.get(box)
      if (range && range[1] > place) return range[0]
    }
    return 0
  }
}

/** Returns the heading above the lists, for a page without a title. */
const headingAbove = ({ entries }: Outline, { start }: Pick<PageLists, 'start'>): string =>
  plainText(
    entries.slice(0, start).findLast(({ rank, section }) => rank > 0 && rank < 7 && section === null)?.text ?? '',
    longest.title,
  )

/**
 * Returns the heading above the lists for a page whose title names the site ("Ann's Recipes"). The heading is of a higher
 * rank than those of the lists.
 */
function headingBelowSite({ entries }: Outline, { start }: Pick<PageLists, 'start'>): string {
  const above = entries.slice(0, start)
  const ofList = entries
    .slice(0, start + 1)
    .findLast(({ section, rank }) => rank > 0 && (section === 'ingredients' || section === 'steps'))
  const heading = above.findLast(({ rank }) => rank > 0 && rank < (ofList?.rank ?? 0))
  if (!heading || isSentence(heading.text) || isFact(heading.text) || chapter.test(heading.text)) return ''
  const name = withoutKind(plainText(heading.text, longest.title))
  return heading.section === null || (heading.section === 'recipe' && name !== heading.text) ? name : ''
}

/** Matches the heading of a chapter about the dish: "Why You Will Love It". */
const chapter =
  /^(?:why|how|what|when|about|before|the (?:story|history)|introduction|overview|tips|more|warum|wie|was|über|pourquoi|comment|à propos|por qué|cómo|sobre|perché|waarom|hoe|varför|hur)(?!\p{L})|\?$/iu

/** Returns a title together with its second line, if that is a heading of its own right below ("with rice and beans"). */
export function withSubtitle(title: string, { entries }: Outline): string {
  const index = entries.findIndex(({ rank, text }) => rank > 0 && text === title)
  const next = index === -1 ? undefined : entries[index + 1]
  return next && next.rank > 0 && isSubtitle(next.text) ? plainText(`${title} ${next.text}`, longest.title) : title
}
