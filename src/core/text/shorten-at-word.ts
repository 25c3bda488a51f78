import { onOneLine } from './one-line.ts'

/** Shortens a text to one line of at most `most` characters, at the end of a word. */
export function shortenAtWord(text: string, most: number): string {
  const line = onOneLine(text)
  if (line.length <= most) return line
  const words = line.slice(0, most).replace(/\s+\S*$/u, '')
  return `${words.slice(0, most - 1).replace(/[\s,;:–—-]+$/u, '')}…`.toWellFormed()
}
