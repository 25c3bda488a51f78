import type { Line } from '../../readers/findings.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import { betweenLines, findingsOf, linesOf, longestHeading, paragraphsOf, type TextFormat } from './text-format.ts'

const start = /^={5,}[^\n]*rez(?:ept)?-?konv[^\n]*$/im
const end = /^={5,}[ \t]*$/m
const field = /^\s*(titel|kategorien|menge)\s*:(.*)$/i
const heading = /^={5,}\s*([^=\n].*?)\s*=*$/
/** Ingredients are indented, and steps are not. */
const indented = /^\s{2,}\S/

/** RezKonv, the German successor of Meal-Master, usually in Windows-1252. */
export const rezKonv: TextFormat = {
  accepts: (text) => start.test(text.slice(0, 5_000)),
  split: (text) => betweenLines(text, start, end),
  read(recipe) {
    const fields = new Map<string, string>()
    const ingredients: Array<Line> = []
    const source: Array<string> = []
    const steps: Array<string> = []
    let group: string | null = null
    let isSource = false
    for (const line of linesOf(recipe)) {
      const [, name, value] = field.exec(line) ?? []
      const title = line.length < longestHeading ? heading.exec(line)?.[1] : undefined
      if (steps.length === 0 && name !== undefined && value !== undefined) fields.set(name.toLowerCase(), value.trim())
      else if (title !== undefined) {
        isSource = /^quelle\b/i.test(title)
        if (!isSource) group = title
      } else if (steps.length === 0 && (indented.test(line) || line === '')) {
        if (isSource) source.push(line.trim())
        else addLine(ingredients, line, group)
      } else if (!/^(?:zutaten|zubereitung)\s*:$/i.test(line)) steps.push(line)
    }
    const found = findingsOf({
      title: fields.get('titel') ?? '',
      yield: fields.get('menge') ?? '',
      categories: fields.get('kategorien')?.split(',') ?? [],
      steps: paragraphsOf(steps),
    })
    const author = source.find((line) => line !== '' && !line.startsWith('--')) ?? ''
    return { found: { ...found, ingredients, author: plainText(author, longest.title), language: 'de' } }
  },
}

function addLine(lines: Array<Line>, line: string, group: string | null) {
  const text = plainText(line, longest.line).replaceAll(/\s*;\s*/g, ', ')
  const last = lines.at(-1)
  if (last && text.startsWith('--')) last.text = `${last.text} ${text.slice(2).trim()}`
  else if (text !== '') lines.push({ text, group })
}
