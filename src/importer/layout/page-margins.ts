import { middleOf, type TextLine, type TextPage } from './text-page.ts'

/** Headers and footers are in this part of the height, at the top and at the bottom. */
const margin = 0.09

const pageNumber =
  /^\W*(?:(?:page|seite|p[áa]gina|pagina|p\.|s\.)\s*)?\d{1,4}(?:\s*(?:\/|of|von|sur|de|di|van)\s*\d{1,4})?\W*$/iu
const printedAddress = /^(?:https?:\/\/|www\.)\S+(?:\s+\d+\s*\/\s*\d+)?$|^\d{1,2}[./]\d{1,2}[./]\d{2,4},? /i

/** Drops page numbers, the address and date that browsers print, and lines that repeat on other pages. */
export function withoutMargins(
  lines: ReadonlyArray<TextLine>,
  pages: ReadonlyArray<TextPage>,
  bodySize: number,
): Array<TextLine> {
  const inMargin = lines.filter((line) => isInMargin(line, pages[line.page]?.height ?? 0))
  const pagesOf = Map.groupBy(inMargin, shapeOf)
  const dropped = new Set(
    inMargin.filter((line) => {
      const text = line.text.trim()
      if (pageNumber.test(text) || printedAddress.test(text)) return true
      const numbers = new Set(pagesOf.get(shapeOf(line))?.map(({ page }) => page))
      const isFirstTitle = line.size > 1.3 * bodySize && line.page === Math.min(...numbers)
      return numbers.size >= 2 && numbers.size >= pages.length / 3 && !isFirstTitle
    }),
  )
  return lines.filter((line) => !dropped.has(line))
}

const isInMargin = (line: TextLine, height: number) =>
  middleOf(line) < margin * height || middleOf(line) > (1 - margin) * height

/** The number of the page may be part of a header. */
const shapeOf = ({ text }: TextLine) => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().toLowerCase()
