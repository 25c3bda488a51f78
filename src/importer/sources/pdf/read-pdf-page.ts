import type { getDocumentProxy } from 'unpdf'
import type { TextPage, TextRun } from '../../layout/text-page.ts'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPageProxy = Awaited<ReturnType<PdfDocument['getPage']>>
type TextItem = Extract<Awaited<ReturnType<PdfPageProxy['getTextContent']>>['items'][number], { str: string }>

/** Reads the text of a page, with the places and fonts of its pieces. */
export async function readPdfPage(file: PdfDocument, number: number): Promise<TextPage> {
  const page = await file.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  // The names of the fonts are known only after the drawing operations have been read.
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const runs = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    return runOf(item, viewport.transform, isBold(page, item.fontName)) ?? []
  })
  page.cleanup()
  return { width: viewport.width, height: viewport.height, runs }
}

/** Returns undefined for text that does not run from left to right, such as a watermark. */
function runOf(item: TextItem, view: ReadonlyArray<number>, bold: boolean): TextRun | undefined {
  const [a, b, c, d, e, f] = multiplied(view, item.transform as Array<number>)
  const size = Math.hypot(c, d)
  if (size === 0 || Math.abs(b) > 0.1 * Math.abs(a) || a < 0) return undefined
  // Letters reach from a fifth below the line to four fifths above it.
  return {
    text: item.str,
    left: e,
    right: e + item.width,
    top: f - 0.8 * size,
    bottom: f + 0.2 * size,
    size,
    isBold: bold,
  }
}

type Matrix = readonly [number, number, number, number, number, number]

function multiplied(one: ReadonlyArray<number>, other: ReadonlyArray<number>): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function isBold({ commonObjs }: PdfPageProxy, font: string): boolean {
  if (!commonObjs.has(font)) return false
  const { name, bold, black } = commonObjs.get(font) as { name?: string; bold?: boolean; black?: boolean }
  return bold === true || black === true || /bold|black|heavy|semib|demi/i.test(name ?? '')
}
