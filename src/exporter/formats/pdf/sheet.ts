import Pdf from 'pdfkit'
import { createTextWriter, inks } from './text-writer.ts'

const margin = 56
/** Space for a heading with two lines below it. */
const headingRoom = 80

export type Sheet = ReturnType<typeof newSheet>

/** A document of numbered A4 pages, and the functions that write recipes into it. */
export function newSheet(title: string, writtenAt: Date) {
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: margin, bottom: margin + 8, left: margin, right: margin },
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, CreationDate: writtenAt, ModDate: writtenAt },
  })
  const width = 595.28 - 2 * margin
  const { useFont, write, writeMarked } = createTextWriter(pdf, { left: margin, width })

  function writeFoot(text: string) {
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    useFont('text')
    const place = { width, align: 'center', lineBreak: false } as const
    pdf.fontSize(8.5).fillColor(inks.soft)
    pdf.text(text, margin, pdf.page.height - margin + 6, place)
  }

  return {
    pdf,
    width,
    left: margin,
    write,
    writeMarked,

    /** Begins a page and returns its number. */
    newPage() {
      const { start, count } = pdf.bufferedPageRange()
      pdf.addPage()
      return start + count + 1
    },

    /** Begins a new page if less than `points` are left on this one. */
    ensureRoom(points = headingRoom) {
      const bottom = pdf.page.height - pdf.page.margins.bottom
      if (pdf.y + points > bottom) pdf.addPage()
    },

    /** Writes the feet of the pages since the last call, ends these pages, and returns how many there were. */
    endPages(footOf: (page: number) => string): number {
      const { start, count } = pdf.bufferedPageRange()
      for (let index = start; index < start + count; index += 1) {
        pdf.switchToPage(index)
        writeFoot(footOf(index + 1))
      }
      pdf.flushPages()
      return count
    },

    /** Moves the last pages to the front. The library only adds pages, but the list of pages is a plain list. */
    moveToFront(count: number) {
      const { _root: root } = pdf as unknown as { _root: { data: { Pages: { data: { Kids: Array<object> } } } } }
      const { data } = root.data.Pages
      data.Kids = [...data.Kids.slice(-count), ...data.Kids.slice(0, -count)]
    },
  }
}
