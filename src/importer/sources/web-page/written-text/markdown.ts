import { decodeText } from '../../../readers/decode-text.ts'
import { eachRecipe } from '../../../readers/each-recipe.ts'
import type { Findings, Line } from '../../../readers/findings.ts'
import { splitFrontMatter } from '../../../readers/front-matter.ts'
import { textIn } from '../../../readers/linked-data.ts'
import { recipeOfFields } from '../../../readers/named-fields.ts'
import { longest, mostEntries, plainText } from '../../../readers/plain-text.ts'
import type { Source } from '../../../source.ts'
import { labelledFacts } from '../labelled-facts.ts'
import { withTablesAsItems } from './markdown-tables.ts'
import { isFactLine, wholeTime } from './note-facts.ts'
import { bareLine, emphasis } from './note-lines.ts'
import { headsAdvice, tipIn } from './note-tips.ts'
import { withPartsLowered } from './part-headings.ts'
import { isOnlyTime } from '../time-line.ts'

const longestText = 500_000

const headings = {
  ingredients: /^ingredients$/i,
  steps: /^(?:instructions|directions|method|preparation|steps)$/i,
} as const

/**
 * Markdown with facts in front matter, and an "Ingredients" and an "Instructions" section below the title, as this site
 * writes it. Markdown of other shapes is read as text.
 */
export const markdown = {
  id: 'markdown',
  label: 'Markdown recipe',
  accepts: ({ bytes, name, url }) =>
    url === undefined && /\.(?:md|markdown)$/i.test(name) && hasSections(decodeText(bytes).slice(0, longestText)),
  async *read(document) {
    const written = decodeText(document.bytes).slice(0, longestText).replaceAll(/\r\n?/g, '\n')
    const text = withPartsLowered(withTablesAsItems(written))
    yield* eachRecipe(document, [text], (recipe) => ({ found: recipeOf(recipe, document.name) }))
  },
} satisfies Source

function recipeOf(text: string, name: string): Findings {
  const { fields, body } = splitFrontMatter(text)
  const { intro, ingredients, steps, tips } = sectionsOf(body)
  const found = recipeOfFields(fields)
  const title = intro.find((line) => /^#\s/.test(line)) ?? ''
  const paragraphs = intro.filter((line) => !/^(?:#|!\[|\s*$)/.test(line))
  // Where the front matter has the facts, "Serves 4" is the description that the cook wrote.
  const hasFacts = [found.servings, found.prepTime, found.cookTime, found.totalTime].some((fact) => fact !== null)
  const isFact = (line: string) => !hasFacts && (isFactLine(line) || isOnlyTime(bareLine(line)))
  const facts = labelledFacts(paragraphs.filter(isFact).map((line) => ({ text: bareLine(line) })))
  return {
    ...found,
    prepTime: found.prepTime ?? facts.prepTime,
    cookTime: found.cookTime ?? facts.cookTime,
    totalTime: found.totalTime ?? facts.totalTime ?? (hasFacts ? null : wholeTime(body)),
    servings: found.servings ?? facts.servings,
    title: unescaped(title.replace(/^#\s+/, '')) || found.title || textIn(name.replace(/^.*\/|\.\w+$/g, '')),
    description:
      plainText(
        paragraphs
          .filter((line) => !isFact(line))
          .map(unescaped)
          .join(' '),
      ) || found.description,
    ingredients: linesOf(ingredients),
    steps: linesOf(steps).map(({ text: step, group }) => ({ text: step, name: null, group })),
    tips: [...found.tips, ...linesOf(tips).map(({ text: tip }) => tip)],
  }
}

function hasSections(text: string): boolean {
  if (!/^\s*---/.test(text)) return false
  const { ingredients, steps } = sectionsOf(text)
  // This site writes the heading of the steps even if a recipe has none.
  return linesOf(ingredients).length > 0 && (linesOf(steps).length > 0 || /^## Instructions\s*$/m.test(text))
}

type Part = 'intro' | keyof typeof headings | 'tips'

/** Splits the lines at the headings of second rank that name a part. Lines below another such heading are left out. */
function sectionsOf(body: string): Record<Part, Array<string>> {
  const sections: Record<Part, Array<string>> = { intro: [], ingredients: [], steps: [], tips: [] }
  let part: Part | undefined = 'intro'
  for (const line of body.split('\n')) {
    const heading = /^##\s+(\S.*)$/.exec(line)?.[1]
    if (heading !== undefined) part = partNamed(heading)
    else if (part === 'steps' && isTip(line)) sections.tips.push(tipIn(bareLine(line)) ?? '', '')
    else if (part) sections[part].push(line)
  }
  return sections
}

/** This site writes steps as items, so that a step "Tip: …" stays one. */
const isTip = (line: string) => !item.test(line) && tipIn(bareLine(line)) !== null

function partNamed(heading: string): Part | undefined {
  const name = heading.trimEnd().replace(/:$/, '').trimEnd()
  if (headsAdvice(name)) return 'tips'
  return (Object.keys(headings) as Array<keyof typeof headings>).find((part) => headings[part].test(name))
}

const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ x]\]\s+)?/i

/** Returns the entries of a list, or the paragraphs. A heading of third rank is their group. */
function linesOf(lines: ReadonlyArray<string>): Array<Line> {
  const entries: Array<Line> = []
  let group: string | null = null
  let isAfterGap = true
  for (const line of lines) {
    const heading = /^#{3,6}\s+(.+)$/.exec(line)?.[1]
    if (heading !== undefined) group = unescaped(heading).slice(0, longest.title)
    else if (line.trim() !== '') {
      const text = unescaped(line.replace(item, '').trim())
      const last = entries.at(-1)
      if (item.test(line) || isAfterGap || !last) entries.push({ text, group })
      else last.text = `${last.text} ${text}`.slice(0, longest.prose)
    }
    isAfterGap = line.trim() === '' || heading !== undefined
  }
  return entries.slice(0, mostEntries)
}

/** Removes the marks of links and emphasis, and the backslashes before signs that mean themselves. */
const unescaped = (text: string) =>
  text
    .replace(/(?<!\\)!?\[((?:\\.|[^\]\\])*)\]\([^)\s]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__)(?=\S)((?:\\.|[^\\])+?)(?<!\\)\1/g, '$2')
    .replaceAll(emphasis, '$2')
    .replaceAll(/(?<![\p{L}`\\])`([^`\\\n]{1,200})`(?![\p{L}`])/gu, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
