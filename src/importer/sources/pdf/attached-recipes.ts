import { numberText } from '../../../core/text/number-text.ts'
import type { RawDocument, ReadInner, ReadOutcome } from '../../source.ts'
import { pictureFor } from './pdf-pictures.ts'
import type { PdfDocument } from './read-pdf-page.ts'

const mostRecipes = 5_000
/** The longest allowed recipe has 1.2 MB. */
const largest = 5_000_000

/**
 * Reads the recipes that our own PDF files contain as data, one by one, because their photos do not fit into memory
 * together. Yields nothing for files of other programs.
 */
export async function* attachedRecipes(
  file: PdfDocument,
  { name }: RawDocument,
  read: ReadInner,
): AsyncGenerator<ReadOutcome> {
  const attachments = await file.getAttachments().catch(() => null)
  const names = Array.from({ length: mostRecipes + 1 }, (_, index) => `recipe-${index + 1}`)
  const listed = names.filter((each) => attachments?.has(`${each}.json`))
  const outcomes: Array<{ outcome: ReadOutcome; page: number }> = []
  for (const each of listed.slice(0, mostRecipes)) {
    const page = await pageOf(file, each)
    const at = `${name}, page ${page + 1}`
    const content = await file.getAttachmentContent(`${each}.json`).catch(() => null)
    if (!content || content.length > largest)
      outcomes.push({ outcome: { ok: false, at, problem: 'The recipe could not be read' }, page })
    else
      for await (const outcome of read({ name: 'recipe.json', bytes: content }))
        outcomes.push({ outcome: { ...outcome, at }, page })
  }
  const parts = outcomes.flatMap(({ outcome, page }) =>
    outcome.ok ? { recipe: outcome, part: { text: '', page, lastPage: page } } : [],
  )
  if (parts.length === 0) return
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => sizeOf(file, index + 1)))
  let next = 0
  for (const { outcome } of outcomes) {
    if (!outcome.ok) {
      yield outcome
      continue
    }
    const picture = await pictureFor(file, pages, parts, next)
    next += 1
    yield picture ? { ...outcome, picture } : outcome
  }
  if (listed.length > mostRecipes)
    yield { ok: false, at: name, problem: `The PDF has more than ${numberText(mostRecipes)} recipes` }
}

/** Returns the page that a recipe begins on, from 0. */
async function pageOf(file: PdfDocument, place: string): Promise<number> {
  const destination = await file.getDestination(place).catch(() => null)
  const [page] = destination ?? []
  return page ? file.getPageIndex(page).catch(() => 0) : 0
}

async function sizeOf(file: PdfDocument, number: number) {
  const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 })
  return { width, height, runs: [] }
}
