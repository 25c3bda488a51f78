import { wordsOf } from '../../ingredients/foods/words.ts'
import type { Drawing } from './drawing.ts'

export interface NameIndex {
  /** Returns the drawing of a dish named by these words, joined by spaces. */
  find(key: string): Drawing | undefined
}

/** Languages that write "tomato soup" as one word. Their names also match the ends of words. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu', 'ja'])
const shortestEnding = 4

/** Reads a table of names. The drawing listed first keeps a name that several have. */
export function readNames(table: Readonly<Partial<Record<Drawing, string>>>): NameIndex {
  const whole = new Map<string, Drawing>()
  const beginnings: Array<[string, Drawing]> = []
  const endings: Array<[string, Drawing]> = []
  for (const [drawing, text] of Object.entries(table) as Array<[Drawing, string]>)
    for (const part of text.split('|')) {
      const [, language, listed = ''] = /^\s*(?:([a-z]{2}):)?([\s\S]*)$/.exec(part) ?? []
      for (const name of listed.split(',')) {
        const key = wordsOf(name.replaceAll('-', ' ')).join(' ')
        if (!key) continue
        if (!whole.has(key)) whole.set(key, drawing)
        if (name.trim().endsWith('*')) beginnings.push([key, drawing])
        const isEnding = language !== undefined && compounding.has(language) && !key.includes(' ')
        if (isEnding && (key.length >= shortestEnding || language === 'ja')) endings.push([key, drawing])
      }
    }
  // The longest ending wins: "Quarkkuchen" ends with "kuchen", not with "en".
  endings.sort(([a], [b]) => b.length - a.length)
  return {
    find: (key) =>
      whole.get(key) ??
      (key.includes(' ')
        ? undefined
        : (beginnings.find(([name]) => key.startsWith(name)) ?? endings.find(([name]) => key.endsWith(name)))?.[1]),
  }
}
