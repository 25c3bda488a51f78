import Pdf from 'pdfkit'
import { type Face, fontNamed, inFonts } from './fonts.ts'

/** The print colors of the site. */
export const inks = { title: '#3b2219', text: '#2f1f18', soft: '#6d5347', accent: '#9c4a12', line: '#ead9cb' } as const

const margin = 56
/** Space for a heading with two lines below it. */
const headingRoom = 80

interface Look {
  face?: Face
  size?: number
  ink?: string
  /** Points between the left margin and the text. */
  indent?: number
  /** Points between the text and the right margin. */
  inset?: number
  align?: 'left' | 'right'
  /** Points below the text. */
  below?: number
  link?: string
  /** The name of a place in the document to link to. */
  goTo?: string
}

export type Sheet = ReturnType<typeof newSheet>

/** A document of A4 pages with numbers, and the few ways in which recipes are written into it. */
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

  function write(text: string, look: Look = {}) {
    const {
      face = 'text',
      size = 10.5,
      ink = inks.text,
      indent = 0,
      inset = 0,
      align = 'left',
      below = 0,
      link,
      goTo,
    } = look
    const pieces = inFonts(text, face)
    pdf.x = margin + indent
    for (const [index, piece] of pieces.entries()) {
      use(piece.font)
      pdf
        .fontSize(size)
        .fillColor(ink)
        .text(piece.text, {
          width: width - indent - inset,
          align,
          lineGap: size * 0.22,
          continued: index < pieces.length - 1,
          ...(link && { link }),
          ...(goTo && { goTo }),
        })
    }
    pdf.y += below
  }

  /** Writes a mark, such as a number or a bullet, and a text on the same line. */
  function writeMarked(mark: string, look: Look, writeText: () => void) {
    const { y: top, page } = pdf
    write(mark, look)
    // Nothing moves if the mark began a new page.
    if (pdf.page === page) pdf.y = top
    writeText()
  }

  const known = new Set<string>()
  function use(font: Parameters<typeof fontNamed>[0]) {
    if (!known.has(font)) pdf.registerFont(font, fontNamed(font).bytes)
    known.add(font)
    pdf.font(font)
  }

  const bottom = () => pdf.page.height - pdf.page.margins.bottom

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
      if (pdf.y + points > bottom()) pdf.addPage()
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

  function writeFoot(text: string) {
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    use('text')
    const place = { width, align: 'center', lineBreak: false } as const
    pdf.fontSize(8.5).fillColor(inks.soft)
    pdf.text(text, margin, pdf.page.height - margin + 6, place)
  }
}
