import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** The fonts of the site, and a larger one for Cyrillic, Greek and Vietnamese. */
const files = {
  text: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  title: import.meta.resolve('@expo-google-fonts/fredoka/600SemiBold/Fredoka_600SemiBold.ttf'),
  'more text': import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'more strong': import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
} as const

export type FontName = keyof typeof files
export type Face = 'text' | 'strong' | 'title'

const others: Readonly<Record<Face, FontName>> = { text: 'more text', strong: 'more strong', title: 'more strong' }

interface LoadedFont {
  bytes: Buffer
  characters: ReadonlySet<number>
}

const loaded = new Map<FontName, LoadedFont>()

/** Reads a font once, at the first document that needs it. */
export function fontNamed(name: FontName): LoadedFont {
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(fileURLToPath(files[name]))
  const opened = create(bytes)
  if (!('characterSet' in opened)) throw new Error(`${files[name]} is a collection of fonts`)
  const font = { bytes, characters: new Set(opened.characterSet) }
  loaded.set(name, font)
  return font
}

/** Pictures in text, which none of the fonts has. */
const pictograms = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}/gu

/** Splits a text into pieces of one font each. Spaces stay with the piece before them. */
export function inFonts(text: string, face: Face): Array<{ font: FontName; text: string }> {
  const pieces: Array<{ font: FontName; text: string }> = []
  const { characters } = fontNamed(face)
  for (const character of text.replaceAll(pictograms, '').replaceAll(/\s+/g, ' ').trim()) {
    const last = pieces.at(-1)
    const font = characters.has(character.codePointAt(0) ?? 0) ? face : others[face]
    if (last && (last.font === font || character === ' ')) last.text += character
    else pieces.push({ font, text: character })
  }
  return pieces
}
