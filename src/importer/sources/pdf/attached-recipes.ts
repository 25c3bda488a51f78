import type { RawDocument, ReadInner, ReadOutcome } from '../../source.ts'
import { picturesFor } from './pdf-pictures.ts'
import type { PdfDocument } from './read-pdf-page.ts'

const mostRecipes = 5_000
/** The longest allowed recipe has 1.2 MB. */
const largest = 5_000_000
/** Pages are measured only to find photos. */
const mostPages = 200

type Recipe = Extract<ReadOutcome, { ok: true }>

/** Reads the recipes that our own PDF files contain as data. Returns none for files of other programs. */
export async function attachedRecipes(
  file: PdfDocument,
  { name }: RawDocument,
  read: ReadInner,
): Promise<Array<Recipe>> {
  const attachments = await file.getAttachments().catch(() => null)
  const found: Array<{ recipe: Recipe; page: number }> = []
  for (let number = 1; number <= mostRecipes && attachments?.has(`recipe-${number}.json`); number += 1) {
    const content = await file.getAttachmentContent(`recipe-${number}.json`).catch(() => null)
    if (!content || content.length > largest) continue
    const page = await pageOf(file, `recipe-${number}`)
    for await (const outcome of read({ name: 'recipe.json', bytes: content }))
      if (outcome.ok) found.push({ recipe: { ...outcome, at: `${name}, page ${page + 1}` }, page })
  }
  if (found.length === 0) return []
  const sizes = await Promise.all(
    Array.from({ length: Math.min(file.numPages, mostPages) }, (_, index) => sizeOf(file, index + 1)),
  )
  const parts = found.map(({ recipe, page }) => ({ recipe, part: { text: '', page, lastPage: page } }))
  const pictures = await picturesFor(file, sizes, parts)
  return found.map(({ recipe }, index) => {
    const picture = pictures[index]
    return picture ? { ...recipe, picture } : recipe
  })
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
