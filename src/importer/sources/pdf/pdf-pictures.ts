import { extractImages } from 'unpdf'
import type { PageRecipe } from '../../layout/read-text-pages.ts'
import type { PdfDocument } from './read-pdf-page.ts'
import type { TextPage } from '../../layout/text-page.ts'
import { type Pixels, pngOf, smaller } from './png.ts'

const fewestPixels = 200
/** Wider or higher pictures are lines and ornaments. */
const longestSide = 4
const mostPictures = 40
const widest = 1600

/** Finds a picture for each of the first recipes. */
export async function picturesFor(
  file: PdfDocument,
  pages: ReadonlyArray<TextPage>,
  recipes: ReadonlyArray<PageRecipe>,
): Promise<Array<Uint8Array | undefined>> {
  const found: Array<Uint8Array | undefined> = []
  for (const index of recipes.slice(0, mostPictures).keys()) found.push(await pictureFor(file, pages, recipes, index))
  return found
}

/** Finds the picture of one recipe: the largest one on its pages, or the next one if its page has several recipes. */
export async function pictureFor(
  file: PdfDocument,
  pages: ReadonlyArray<TextPage>,
  recipes: ReadonlyArray<PageRecipe>,
  index: number,
): Promise<Uint8Array | undefined> {
  const part = recipes[index]?.part
  if (!part) return undefined
  const shared = recipes.filter((other) => other.part.page === part.page)
  if (shared.length > 1) {
    const own = await photosOn(file, part.page, pages)
    const place = shared.findIndex((other) => other === recipes[index])
    return own.length === shared.length ? encoded(own[place]) : undefined
  }
  const next = recipes[index + 1]?.part.page ?? part.lastPage + 1
  const last = Math.max(part.page, Math.min(part.lastPage, next - 1))
  let best: Pixels | undefined
  for (let page = part.page; page <= last && page < part.page + 4; page += 1)
    for (const photo of await photosOn(file, page, pages))
      if (!best || photo.width * photo.height > best.width * best.height) best = photo
  return encoded(best)
}

const encoded = (picture: Pixels | undefined) => picture && pngOf(smaller(picture, widest))

/** Returns the photos of a page in the order they are drawn. Leaves out what is on many pages, and scans of pages. */
async function photosOn(file: PdfDocument, page: number, pages: ReadonlyArray<TextPage>): Promise<Array<Pixels>> {
  const images = await extractImages(file, page + 1).catch(() => [])
  const { width: pageWidth = 1, height: pageHeight = 1 } = pages[page] ?? {}
  return images.filter(({ key, width, height }) => {
    const isPage = width > 1000 && Math.abs(width / height - pageWidth / pageHeight) < 0.03
    const isOrnament = Math.min(width, height) < fewestPixels || Math.max(width / height, height / width) > longestSide
    return !key.startsWith('g_') && !isPage && !isOrnament
  })
}
