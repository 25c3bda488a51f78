import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { readExportedPage } from '../../readers/exported-page.ts'
import { type Findings, type Line, noFindings } from '../../readers/findings.ts'
import { isNumberedHeading } from '../../readers/heading-lines.ts'
import { linesOf, textOf } from '../../readers/html-text.ts'
import { elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'
import { ratingOf } from '../../readers/named-fields.ts'
import { nutritionIn } from '../../readers/nutrition.ts'
import { servingsIn } from '../../readers/servings.ts'
import { headingText, isGroupHeading, withoutBullet, withoutStepNumber } from '../../readers/written-lines.ts'
import type { Source } from '../../source.ts'

/** All recipes of Recipe Keeper in one page, in an archive with their pictures. */
export const recipeKeeper = {
  id: 'recipe-keeper',
  label: 'Recipe Keeper export',
  accepts: ({ bytes, url }) => {
    if (url !== undefined) return false
    const start = decodeText(bytes.subarray(0, 100_000))
    return /recipe-details/.test(start) && /itemprop=["']?recipeId/.test(start)
  },
  read: (document) => readExportedPage(document, isRecipe, readRecipe),
} satisfies Source

const isRecipe = ({ attribs }: HtmlElement) => /(?:^|\s)recipe-details(?:\s|$)/.test(attribs['class'] ?? '')

const valueOf = (element: HtmlElement | undefined) =>
  element ? (element.attribs['content'] ?? textOf(element)).trim() : ''

function readRecipe(elements: ReadonlyArray<HtmlElement>): { found: Findings; image: string } {
  const all = (property: string) => outermost(elements.filter(({ attribs }) => attribs['itemprop'] === property))
  const value = (property: string) => valueOf(all(property)[0])
  const lines = (property: string) => all(property).flatMap(linesOf).map(withoutBullet)
  const source = all('recipeSource')[0]
  const link = source && elementsBelow(source).find(({ name }) => name === 'a')?.attribs['href']
  const yielded = value('recipeYield')
  const photo = elements.find(({ name, attribs }) => name === 'img' && /^photo\d*$|^$/.test(attribs['itemprop'] ?? ''))
  return {
    image: photo?.attribs['src'] ?? '',
    found: {
      ...noFindings(),
      title: value('name'),
      url: link ?? '',
      author: value('recipeAuthor') || (source ? authorIn(textOf(source), link) : ''),
      yield: yielded,
      servings: servingsIn(yielded),
      prepTime: parseDuration(value('prepTime')),
      cookTime: parseDuration(value('cookTime')),
      categories: [...new Set([...all('recipeCourse'), ...all('recipeCategory')].map(valueOf))].filter(
        (name) => name !== '',
      ),
      ingredients: grouped(lines('recipeIngredients')),
      steps: grouped(lines('recipeDirections')).map(({ text, group }) => ({
        text: withoutStepNumber(text),
        name: null,
        group,
      })),
      tips: all('recipeNotes').flatMap(linesOf),
      rating: ratingOf(value('recipeRating')),
      nutrition: nutritionIn({
        calories: value('recipeNutCalories'),
        proteinContent: value('recipeNutProtein'),
        carbohydrateContent: value('recipeNutTotalCarbohydrate'),
        fatContent: value('recipeNutTotalFat'),
      }),
    },
  }
}

/** Damaged pages nest a property hundreds of times in itself, and each one contains the text of the others. */
function outermost(elements: ReadonlyArray<HtmlElement>): Array<HtmlElement> {
  const all = new Set<unknown>(elements)
  return elements.filter((element) => {
    for (let { parent } = element; parent; { parent } = parent) if (all.has(parent)) return false
    return true
  })
}

/** The text of a source is a person, a book, or the address or host that it links to. */
function authorIn(text: string, link: string | undefined): string {
  const host = URL.parse(link ?? '')?.hostname
  return /^https?:/i.test(text) || (host !== undefined && host.endsWith(text.toLowerCase())) ? '' : text
}

function grouped(lines: ReadonlyArray<string>): Array<Line> {
  let group: string | null = null
  return lines.flatMap((text) => {
    if (text.endsWith(':') && (isGroupHeading(text) || isNumberedHeading(text))) {
      group = headingText(text)
      return []
    }
    return text === '' ? [] : [{ text, group }]
  })
}
