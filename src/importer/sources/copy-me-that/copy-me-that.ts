import { decodeText } from '../../readers/decode-text.ts'
import { readExportedPage } from '../../readers/exported-page.ts'
import { type Findings, type Line, noFindings } from '../../readers/findings.ts'
import { textOf } from '../../readers/html-text.ts'
import { type HtmlElement } from '../../readers/html-tree.ts'
import { servingsIn } from '../../readers/servings.ts'
import { headingText } from '../../readers/written-lines.ts'
import type { Source } from '../../source.ts'

/** All recipes of CopyMeThat in one page, in an archive with their pictures. */
export const copyMeThat = {
  id: 'copy-me-that',
  label: 'CopyMeThat export',
  accepts: ({ bytes, url }) =>
    url === undefined && /copymethat_class_id_version/i.test(decodeText(bytes.subarray(0, 4_000))),
  read: (document) => readExportedPage(document, (element) => hasClass(element, 'recipe'), readRecipe),
} satisfies Source

const hasClass = ({ attribs }: HtmlElement, name: string) => (attribs['class'] ?? '').split(/\s+/).includes(name)

/** Ids repeat in the file, so they are looked up within one recipe. */
function readRecipe(elements: ReadonlyArray<HtmlElement>): { found: Findings; image: string } {
  const byId = (id: string) => elements.find(({ attribs }) => attribs['id'] === id)
  const text = (id: string) => {
    const element = byId(id)
    return element ? textOf(element) : ''
  }
  const allOf = (name: string) => elements.filter((element) => hasClass(element, name)).map(textOf)
  const yielded = text('recipeYield')
  return {
    image: elements.find((element) => hasClass(element, 'recipeImage'))?.attribs['src'] ?? '',
    found: {
      ...noFindings(),
      title: text('name'),
      description: text('description'),
      url: byId('original_link')?.attribs['href'] ?? '',
      yield: yielded,
      servings: servingsIn(yielded),
      categories: allOf('recipeCategory').map((category) => category.replace(/,$/, '')),
      tips: allOf('recipeNote').filter((note) => note !== ''),
      ingredients: grouped(elements, 'recipeIngredient', 'recipeIngredient_subheader'),
      steps: grouped(elements, 'instruction', 'instruction_subheader').map((step) => ({ ...step, name: null })),
    },
  }
}

function grouped(elements: ReadonlyArray<HtmlElement>, item: string, subheader: string): Array<Line> {
  let group: string | null = null
  return elements.flatMap((element) => {
    if (hasClass(element, subheader)) group = headingText(textOf(element)) || null
    const text = hasClass(element, item) ? textOf(element) : ''
    return text === '' ? [] : [{ text, group }]
  })
}
