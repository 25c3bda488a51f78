import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { decodeText } from '../../readers/decode-text.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import { readExportedPage } from '../../readers/exported-page.ts'
import { type Line, noFindings } from '../../readers/findings.ts'
import { linesOf, textOf, textOfAll } from '../../readers/html-text.ts'
import { childElements, type HtmlElement, outermostElements } from '../../readers/html-tree.ts'
import { servingsIn } from '../../readers/servings.ts'
import { headingText, withoutStepNumber } from '../../readers/written-lines.ts'
import type { Source } from '../../source.ts'

/** The pages that Gourmet Recipe Manager exports, in an archive with their pictures. */
export const gourmet = {
  id: 'gourmet',
  label: 'Gourmet export',
  accepts: ({ bytes, url }) => {
    if (url !== undefined) return false
    const start = decodeText(bytes.subarray(0, 20_000))
    return /class=["']?recipe["'\s>]/.test(start) && /<ul class=["']?ing["'\s>]/.test(start)
  },
  read: (document) => readExportedPage(document, (element) => hasClass(element, 'recipe'), readRecipe),
} satisfies Source

const hasClass = ({ attribs }: HtmlElement, name: string) => (attribs['class'] ?? '').split(/\s+/).includes(name)

function readRecipe(elements: ReadonlyArray<HtmlElement>): FoundRecipe {
  const all = (property: string) => elements.filter(({ attribs }) => attribs['itemprop'] === property).map(textOf)
  const box = (name: string) => elements.find((element) => hasClass(element, name))
  const [yielded = ''] = all('recipeYield')
  const list = elements.find((element) => element.name === 'ul' && hasClass(element, 'ing'))
  const steps = box('instructions')
  const notes = box('modifications')
  const description = elements.find(({ attribs }) => attribs['id'] === 'description')
  return {
    // Exports of Windows write backslashes.
    image: elements.find(({ name }) => name === 'img')?.attribs['src']?.replaceAll('\\', '/'),
    found: {
      ...noFindings(),
      title: all('name')[0] ?? '',
      description: description ? textOf(description) : '',
      yield: yielded,
      servings: servingsIn(yielded),
      prepTime: parseDuration(all('prepTime')[0]),
      cookTime: parseDuration(all('cookTime')[0]),
      categories: [...new Set(all('recipeCategory'))],
      cuisine: all('recipeCuisine').join(', '),
      url:
        elements.find(({ name, attribs }) => name === 'a' && /^https?:/i.test(attribs['href'] ?? ''))?.attribs[
          'href'
        ] ?? '',
      ingredients: list ? ingredientsIn(list, null) : [],
      steps: steps
        ? linesBelowHeadings(steps).map(({ text, group }) => ({ text: withoutStepNumber(text), name: null, group }))
        : [],
      tips: notes ? linesBelowHeadings(notes).map(({ text }) => text) : [],
    },
  }
}

/** A group is an item with its name and a list. */
function ingredientsIn(list: HtmlElement, group: string | null): Array<Line> {
  return childElements(list).flatMap((item) => {
    const [inner] = outermostElements(item, (element) => element.name === 'ul')
    if (inner) {
      const name = textOfAll(item.children.slice(0, item.children.indexOf(inner)))
      return ingredientsIn(inner, headingText(name) || group)
    }
    const text = textOf(item)
    return text === '' ? [] : [{ text, group }]
  })
}

/** The first heading is that of the whole part, such as "Instructions". Later ones name groups. */
function linesBelowHeadings(box: HtmlElement): Array<Line> {
  let group: string | null = null
  let headings = 0
  return childElements(box).flatMap((child) => {
    if (!/^h[1-6]$/.test(child.name)) return linesOf(child).map((text) => ({ text, group }))
    headings += 1
    if (headings > 1) group = headingText(textOf(child)) || null
    return []
  })
}
