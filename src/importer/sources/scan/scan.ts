import { readTextPages } from '../../layout/read-text-pages.ts'
import type { Source } from '../../source.ts'

/** The recognized text of photos and scans. */
export const scan = {
  id: 'scan',
  label: 'text of the picture',
  accepts: ({ pages, bytes }) => pages !== undefined && bytes.length === 0,
  async *read({ pages = [], name }, readInner) {
    const { recipes, text } = await readTextPages(pages, name, readInner)
    for (const { recipe } of recipes) yield recipe
    if (recipes.length > 0) return
    const hasText = pages.some(({ runs }) => runs.reduce((letters, run) => letters + run.text.length, 0) > 30)
    const problem = hasText
      ? 'The text in the picture is not a recipe, or too unclear. Take the photo again in good light, with the whole page in it'
      : 'The picture has no text that we can read. Take the photo again in good light, close to the page'
    yield { ok: false, at: name, problem, text }
  },
} satisfies Source
