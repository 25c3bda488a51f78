import type { FoundRecipe } from '../../readers/each-recipe.ts'
import { noFindings } from '../../readers/findings.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import { schemaInstructions } from '../../readers/schema-instructions.ts'
import { servingsIn } from '../../readers/servings.ts'

/** A fixed layout of recipes in a text file. */
export interface TextFormat {
  accepts(text: string, name: string): boolean
  /** Returns the part of the text that belongs to each recipe. */
  split(text: string): Array<string>
  read(recipe: string): FoundRecipe
}

/** Returns the texts after each line that starts a recipe, up to the line that ends it. */
export function betweenLines(text: string, start: RegExp, end: RegExp): Array<string> {
  return text
    .split(start)
    .slice(1)
    .map((part) => part.slice(0, endOf(part, end)))
}

/** Returns the lines of a text. A longer line than that is no part of such a recipe. */
export function linesOf(text: string): Array<string> {
  return text.split('\n').map((line) => line.slice(0, longest.prose).trimEnd())
}

/** A heading in a line of dashes or other marks is short. */
export const longestHeading = 200

function endOf(part: string, end: RegExp): number {
  const at = part.search(end)
  return at < 0 ? part.length : at
}

/** Joins wrapped lines. An empty line starts a new paragraph. */
export function paragraphsOf(lines: ReadonlyArray<string>): Array<string> {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
}

interface Parts {
  title: string
  yield: string
  categories: ReadonlyArray<string>
  steps: ReadonlyArray<string>
}

/** Returns findings with the fields that all formats have. */
export function findingsOf({ title, yield: yielded, categories, steps }: Parts) {
  const names = categories.map((category) => plainText(category, longest.title)).filter((category) => category !== '')
  return {
    ...noFindings(),
    title: plainText(title, longest.title),
    yield: plainText(yielded, longest.title),
    servings: servingsIn(yielded.slice(0, longest.title)),
    categories: [...new Set(names)],
    steps: schemaInstructions(steps),
  }
}
