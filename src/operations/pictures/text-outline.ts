import { create, type Font } from 'fontkit'
import { type Face, fontNamed, type FontName, inFonts } from '../../exporter/formats/pdf/fonts.ts'

export interface Outline {
  /** SVG markup whose baseline is at 0,0. */
  markup: string
  width: number
}

const opened = new Map<FontName, Font>()

function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(fontNamed(name).bytes)
  if (!('characterSet' in font)) throw new Error(`The font ${name} is a collection`)
  opened.set(name, font)
  return font
}

/** About the width of a letter, for alphabets that none of our fonts has. */
const usualWidth = 0.75

/**
 * Turns a line of text into shapes, because the host may have no fonts. Only alphabets that our fonts lack are left to
 * the fonts of the host.
 */
function outlineOf(line: string, face: Face, size: number): Outline {
  const pieces = inFonts(line, face)
  const isKnown = pieces.every(({ font, text }) =>
    [...text].every((character) => fontNamed(font).characters.has(character.codePointAt(0) ?? 0)),
  )
  if (!isKnown) {
    const text = line.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    return {
      markup: `<text font-family="sans-serif" font-weight="600" font-size="${size}">${text}</text>`,
      width: [...line].length * size * usualWidth,
    }
  }
  let [width, shapes] = [0, '']
  for (const { font: name, text } of pieces) {
    const font = openFont(name)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const path = glyph.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale)
      shapes += path.toSVG()
      width += xAdvance * scale
    }
  }
  return { markup: `<path d="${shapes}"/>`, width }
}

interface Space {
  width: number
  lines: number
  /** The sizes to try, largest first. */
  sizes: ReadonlyArray<number>
}

/** Breaks a text into lines in the largest size that fits. What does not fit in the smallest size is left out. */
export function fitText(text: string, face: Face, { width, lines: most, sizes }: Space) {
  const words = text.split(/\s+/).filter(Boolean)
  for (const size of sizes) {
    const lines: Array<string> = []
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && outlineOf(longer, face, size).width <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const outlines = lines.map((line) => outlineOf(line, face, size))
    const fits = lines.length <= most && outlines.every((outline) => outline.width <= width)
    if (fits || size === sizes.at(-1)) return { size, outlines: outlines.slice(0, most) }
  }
  return { size: 0, outlines: [] }
}
