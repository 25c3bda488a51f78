import { z } from 'zod'
import { recipeLimits } from '../recipes/recipe-limits.ts'

const Line = z.object({
  text: z.string().trim().min(1).max(5_000),
  group: z
    .string()
    .trim()
    .max(300)
    .nullish()
    .transform((group) => group || null),
})
const quote = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((text) => text ?? '')

/** A recipe that only quotes a text: which of its lines are what. */
export const QuotedRecipe = z.object({
  title: z.string().trim().min(1).max(recipeLimits.title),
  ingredients: z.array(Line).min(1).max(500),
  steps: z.array(Line).min(1).max(500),
  servings: quote,
  prepTime: quote,
  cookTime: quote,
  totalTime: quote,
})
export type QuotedRecipe = z.infer<typeof QuotedRecipe>

/** Returns the first quote that does not stand in the text, or undefined if all do. White space and bullets don't count. */
export function findInvented(recipe: QuotedRecipe, text: string): string | undefined {
  const source = bare(text)
  const lines = [...recipe.ingredients, ...recipe.steps]
  const groups = lines.flatMap(({ group }) => (group === null ? [] : [group.replace(/\s*[:：]$/, '')]))
  const { title, servings, prepTime, cookTime, totalTime } = recipe
  const quotes = [title, servings, prepTime, cookTime, totalTime, ...groups, ...lines.map((line) => line.text)]
  return quotes.find((each) => !source.includes(bare(each)))
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/^\s*(?:[-*+•]|#{1,6})\s+/gm, '')
    .replaceAll(/\*\*|__|[\s\u00ad]/g, '')

/** Returns how many letters and digits the lines have together. */
export const lettersOf = (lines: ReadonlyArray<string>): number =>
  lines.reduce((sum, line) => sum + line.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0)
