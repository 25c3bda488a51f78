import type Pdf from 'pdfkit'
import { type Face, fontNamed, type FontName, inFonts } from './fonts.ts'

/** The print colors of the site. */
export const inks = { title: '#3b2219', text: '#2f1f18', soft: '#6d5347', accent: '#9c4a12', line: '#ead9cb' } as const

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

/**
 * The beginning of a word without an end. The library measures the rest of a word again for each line, so 100,000 letters
 * took a minute.
 */
const endlessWord = /\S{300}(?=\S)/gu

/** Writes text between the margins of a document, each piece in a font that has its letters. */
export function createTextWriter(pdf: InstanceType<typeof Pdf>, { left, width }: { left: number; width: number }) {
  const known = new Set<FontName>()

  function useFont(font: FontName) {
    if (!known.has(font)) pdf.registerFont(font, fontNamed(font).bytes)
    known.add(font)
    pdf.font(font)
  }

  function write(text: string, look: Look = {}) {
    const { face = 'text', size = 10.5, ink = inks.text, indent = 0, inset = 0, below = 0 } = look
    const { align = 'left', link, goTo } = look
    const pieces = inFonts(text.replaceAll(endlessWord, '$& '), face)
    pdf.x = left + indent
    for (const [index, piece] of pieces.entries()) {
      useFont(piece.font)
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

  return { useFont, write, writeMarked }
}
