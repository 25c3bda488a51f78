import { isHidden, startOfText } from '../../readers/html-text.ts'
import { childElements, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Page } from './page.ts'
import { overlap, wordsOf } from './words.ts'

/**
 * Returns the title of the page. A page may have several main headings: a logo, a hidden menu heading and the recipe.
 * The heading that matches the page's title element is the title. If none matches, the title is the title element
 * without the site's name.
 */
export function pageTitle(page: Page): string {
  const { elements, meta } = page
  const siteName = plainText(meta.get('og:site_name') ?? '', longest.title)
  const homes = elements.filter((element) => element.name === 'h1' && linksHome(element)).map(headingOf)
  const stated = statedTitles(page).map((title) => ({
    title,
    bare: withoutHome(title, homes) ?? withoutSiteName(title, siteName),
  }))
  const isSplit = stated.some(({ title }) => title.split(titleSeparator).length > 1)
  const written = elements.filter(({ name }) => name === 'h1' || name === 'h2' || name === 'h3')
  const hasVisible = written.some((element) => element.name === 'h1' && !isHidden(element) && headingOf(element) !== '')
  const isForReaders = (element: HtmlElement) =>
    hasVisible && isHidden(element) && !stated.some(({ bare }) => isSame(headingOf(element), bare))
  const headings = written
    .filter((element) => element.name === 'h1' && !isForReaders(element))
    .map(headingOf)
    .filter(
      (text) => text !== '' && !isSame(text, siteName) && !(isSplit && isHost(text, page)) && !networks.test(text),
    )
    .filter((text) => !homes.includes(text) || !stated.some(({ title }) => withoutHome(title, homes)))
  const parts = new Set(stated.flatMap(({ title }) => title.split(titleSeparator)).map(joinedWords))
  const isPart = (element: HtmlElement) => parts.has(joinedWords(headingOf(element)))
  const entryTitle = written.find((element) => isSmaller(element) && isEntryTitle(element) && isPart(element))
  if (entryTitle && !written.some((element) => element.name === 'h1' && isEntryTitle(element)))
    return withoutKind(headingOf(entryTitle))
  const belowSite = written.slice(written.findLastIndex(({ name }) => name === 'h1') + 1)
  const isDish = (element: HtmlElement) => stated.some(({ bare }) => namesDish(element, bare))
  const dish = belowSite.find(isDish)
  if (dish && headings.length > 0 && headings.every((heading) => namesRest(heading, stated)))
    return withoutKind(headingOf(dish))
  const agreeing = headings.find((heading) => stated.some(({ title, bare }) => agrees(heading, title, bare)))
  const [only, ...others] = new Set(headings)
  const [firstStated] = stated
  // Print views have no main heading.
  if (only === undefined) {
    const smaller = written.find((element) => isSmaller(element) && isPart(element))
    const shown = smaller
      ? headingOf(smaller)
      : isSplit
        ? onlyText(elements.filter(isLarge).slice(0, mostLarge).filter(isPart))
        : undefined
    return withoutKind(shown ?? firstStated?.bare ?? '')
  }
  const whole = agreeing !== undefined && isSubtitle(agreeing) ? firstStated?.bare : agreeing
  if (whole !== undefined)
    return withoutKind(stated.find(({ title }) => startsWithKind(title) && isSame(title, whole))?.title ?? whole)
  return withoutKind((others.length === 0 ? only : undefined) ?? firstStated?.bare ?? only)
}

/** Returns true for the name of the dish, and for the heading of a post with more words: "Plum Cake for the Holidays". */
function namesDish(element: HtmlElement, bare: string): boolean {
  const heading = headingOf(element)
  return isSame(heading, bare) || (isEntryTitle(element) && overlap(wordsOf(heading), wordsOf(bare)).ofOther > 0.9)
}

/** Returns true for a heading that is a link to the site's first page. */
function linksHome(heading: HtmlElement): boolean {
  const [link, ...others] = childElements(heading)
  return link?.name === 'a' && others.length === 0 && /^(?:https?:\/\/[^/]+)?\/?$/.test(link.attribs['href'] ?? '#')
}

/** Returns a title without the part that is the heading of the site: "annspots: Plum Cake" below the heading "Ann's Pots". */
function withoutHome(title: string, homes: ReadonlyArray<string>): string | undefined {
  const parts = title.split(titleSeparator)
  const own = parts.filter((part) => !homes.some((home) => isSame(home, part)))
  if (own.length === parts.length || own.length === 0) return undefined
  const [first = ''] = own
  const last = own.at(-1) ?? first
  return title.slice(title.indexOf(first), title.lastIndexOf(last) + last.length)
}

/** Returns true for a main heading with the words that a stated title has after the name of the dish. */
const namesRest = (heading: string, stated: ReadonlyArray<{ title: string; bare: string }>) =>
  stated.some(
    ({ title, bare }) =>
      title.startsWith(bare) && overlap(wordsOf(heading), wordsOf(title.slice(bare.length))).ofOne >= 0.5,
  )

/**
 * Returns true for a name such as "Ann's Recipes" or "The Cookbook of Our Club". It names a site, and no dish. "Ann's
 * Cookbook Brownies", "3 Plum Recipes" and "Cake from Ann's Cookbook" may name dishes.
 */
export const isNameOfSite = (title: string) => collection.test(title)

const collectionWord =
  '(?:recipes|(?:recipe|cook) ?book|website|homepage|rezepte|kochbuch|rezeptbuch|recettes|recetas|receitas|recepten|receptenboek|kookboek|kokbok|kogebog|ricette|ricettario|przepisy|recepty|рецепты)'
/** Words that make the collection the source of a dish. */
const ofDish = '(?:from|with|in|of|eine[rs]|aus|mit|de|du|dal(?:la)?|con|avec|uit|från|z|из)'
const collection = new RegExp(
  `^(?:(?!${ofDish} )[\\p{L}\\p{M}'’&]+ ){0,3}${collectionWord}(?: (?:of|von|de|di|della|da|van|av|by|für|for) [\\p{L}\\p{M}'’& ]+)?$`,
  'iu',
)

/** Returns true for the second line of a title: "with rice and beans". */
export const isSubtitle = (heading: string) => /^(?:with|mit|avec|con|met|med) \p{L}/u.test(heading)

/** Matches the heading above a site's pictures. */
const networks = /^(?:(?:follow us on |on )?(?:instagram|facebook|pinterest|tiktok|youtube)|newsletter)$/i

/**
 * Returns true for a heading such as "Ann's Pots" at annspots.com, but not at annspots.blogs.com, which may be a dish.
 */
function isHost(heading: string, { base }: Page): boolean {
  const labels = URL.parse(base)?.hostname.split('.').slice(0, -1) ?? []
  const owned =
    labels.length > 1 && /^(?:com?|net|org|ac|gov)$/.test(labels.at(-1) ?? '') ? labels.at(-2) : labels.at(-1)
  return owned === joinedWords(heading)
}

/** Old pages have large or bold text instead of headings. */
const isLarge = (element: HtmlElement) =>
  /^(?:b|strong|font|big)$/.test(element.name) &&
  [element, ...childElements(element).slice(0, 1), parentElement(element)].every((near) => near?.name !== 'a')

/** Returns the text of elements that all have the same. */
function onlyText(elements: ReadonlyArray<HtmlElement>): string | undefined {
  const [text, ...others] = new Set(elements.map(headingOf))
  return others.length === 0 ? text : undefined
}

/** A title is near the top. Each nested box reads the text of the others again. */
const mostLarge = 200

const isSmaller = ({ name }: HtmlElement) => name === 'h2' || name === 'h3'

/**
 * Returns the title from the markup. Some templates put the complete window title there. In that case, the heading is
 * its first part, and the function returns the heading.
 */
export function markedTitle(whole: string, heading: string, { base, meta }: Page): string {
  const marked = withoutSiteAtEnd(whole, plainText(meta.get('og:site_name') ?? '', longest.title))
  const rest = heading !== '' && marked.startsWith(`${heading} `) ? marked.slice(heading.length) : ''
  const host = URL.parse(base)?.hostname.replace(/^www\./, '') ?? ''
  const namesSite = host !== '' && rest.toLowerCase().includes(host) && /\s[|–—·»-]\s/.test(rest)
  return namesSite || cook.test(rest) || rating.test(rest) || secondPart.test(rest) ? heading : withoutKind(marked)
}

function withoutSiteAtEnd(title: string, siteName: string): string {
  const at = title.search(/\s+[|–—·»-]\s+[^|–—·»]+$/)
  return at > 0 && siteName !== '' && isSame(title.slice(at), siteName) ? title.slice(0, at) : title
}

/** Matches the start of words for search engines: "Apple Pie Recipe | Best Apple Pie". */
const secondPart = /^\s(?:recipe|rezept|recette|receta|ricetta|recept)\s[|–-]\s/i

/** Matches what some templates write after a name: "by Ann Potts", "4.5 (120 ratings)", "★★★★☆". */
const cook = /^\s[-–|(]?\s?(?:by|von|par|por|door|av|af) \p{Lu}[^,;]*$/u
const rating =
  /^\s(?=.*(?:[★☆⭐]|\p{L}{3}))[\s\d.,/()★☆⭐|–-]*(?:(?:out of|von|sur|de) \d[\s)]*)?(?:(?:stars?|ratings?|reviews?|votes?|sterne|bewertungen|avis)[\s).]*)*$/iu

function statedTitles({ elements, meta }: Page): Array<string> {
  const tag = elements.find((element) => element.name === 'title')
  const written = tag?.children.map((child) => ('data' in child ? child.data : '')).join('') ?? ''
  return [meta.get('og:title') ?? '', written]
    .map((title) => plainText(title, longest.title))
    .filter((title) => title !== '' && !unnamed.test(title))
}

/** Matches the title that an editor gives to a new page. */
const unnamed = /^(?:new page|untitled(?: document| page)?|document|unbenanntes dokument|sans titre|index)(?: ?\d+)?$/i

/**
 * Returns true for the heading of a post. Blogs use the main heading for the blog and mark the post's heading with such
 * a class.
 */
function isEntryTitle({ attribs }: HtmlElement): boolean {
  return /(?:^|[\s_-])(?:entry|post|recipe|article)[\s_-]*(?:title|name|heading|headline)(?:$|[\s_-])/i.test(
    attribs['class'] ?? '',
  )
}

/** Characters of a heading that are read. White space and what looks like a tag shortens it. */
const enoughOfHeading = 5_000

function headingOf(element: HtmlElement): string {
  return plainText(startOfText(element, enoughOfHeading), longest.title)
}

function agrees(heading: string, title: string, bare: string): boolean {
  return overlap(wordsOf(heading), wordsOf(title)).ofOne > 0.6 || overlap(wordsOf(heading), wordsOf(bare)).ofOther > 0.9
}

function isSame(one: string, other: string): boolean {
  return joinedWords(one) === joinedWords(other)
}

const joinedWords = (text: string) => wordsOf(text).join('')

const titleSeparator = /\s+(?:[|–—·»-]|--)\s+|\s*:\s+/
/** The plural is the section of the site. */
const kindBehind =
  /\s+[|–—·»:-]\s+(?:recipes?|recept(?:en)?|rezepte?|recettes?|recetas?|receitas?|ricett[ae]|opskrift(?:er)?|oppskrift(?:er)?|przepisy?)$/i

const kindInFront =
  /^(?:the |het |das |la )?(?:cookbook(?=\s?:)|recipe|recept|rezept|recette|receta|receita|ricetta|opskrift|oppskrift|przepis)\s*(?:[:|–—]\s+|:|\s-\s+)(?=\S)/i

/** Returns true for "Recipe - apple pie", whose heading may be a label "Recipe" and the name. */
const startsWithKind = (title: string) => kindInFront.test(title)

/** Matches "Recipe for Apple Pie", but not "Recipe for a rainy day", "Recipe for Two" and "Recipe for Disaster Chili". */
const kindFor =
  /^(?:[Rr]ecipe for|[Rr]ezept (?:für|zu)|[Rr]ecept (?:voor|på|na)|[Oo]pp?skrift på|[Pp]rzepis na|[Rr]icetta per)\s+(?=\p{Lu})(?!(?:An?|The|My|Your|Our|One|Two|Three|Four|Six|Kids|Children|Beginners|Disaster|Success|Happiness|Joy|Love|Life|Zwei|Kinder|Anfänger|Glück|Erfolg|Liebe|Weihnachten|Ostern|Lycka|Sukces|Due|Bambini|Natale)(?!\p{L}))/u

/** Removes "recipe" from "Apple pie – recipe", "Recipe: apple pie" and "Recipe for Apple Pie". */
export function withoutKind(title: string): string {
  return title.replace(kindBehind, '').replace(kindInFront, '').replace(kindFor, '')
}

function withoutSiteName(title: string, siteName: string): string {
  const parts = title.split(/\s+(?:[|–—·»:-]|--)\s+/)
  if (parts.length < 2) return title
  const ownParts = parts.filter((part) => siteName === '' || !isSame(part, siteName))
  if (ownParts.length < parts.length && ownParts.length > 0)
    return title.slice(
      title.indexOf(ownParts[0] ?? ''),
      title.indexOf(ownParts.at(-1) ?? '') + (ownParts.at(-1) ?? '').length,
    )
  return parts[0] ?? title
}
