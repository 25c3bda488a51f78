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

/**
 * Returns the first quote that is not in the text, or undefined if all are. White space and bullets don't count.
 * An ingredient has its whole amount. A step has whole sentences, because "boil the milk" may follow "do not".
 */
export function findInvented(recipe: QuotedRecipe, text: string): string | undefined {
  const source = sourceOf(text)
  const { title, servings, prepTime, cookTime, totalTime, ingredients, steps } = recipe
  const groups = [...ingredients, ...steps].flatMap(({ group }) => (group === null ? [] : [group]))
  const facts = [servings, prepTime, cookTime, totalTime].filter((fact) => fact !== '')
  return (
    [title, ...facts, ...groups.map((group) => group.replace(/\s*[:：]$/, ''))].find((each) => !stands(each, source)) ??
    ingredients.find((each) => !stands(each.text, source, hasWholeAmount))?.text ??
    steps.find((each) => !stands(each.text, source, isSentence))?.text
  )
}

/** A line break is a space here, and `breaks` has its positions. */
interface Source {
  text: string
  breaks: ReadonlySet<number>
}

function sourceOf(text: string): Source {
  const lines = text
    .split('\n')
    .map(bare)
    .filter((line) => line !== '')
    .join('\n')
  return {
    text: lines.replaceAll('\n', ' '),
    breaks: new Set([...lines.matchAll(/\n/g)].map(({ index }) => index)),
  }
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/^\s*(?:[-*+•]|#{1,6})\s+/gm, '')
    .replaceAll(/\*\*|__|\u00ad/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Place {
  before: string
  after: string
  startsLine: boolean
  endsLine: boolean
}

/** The longest end of a text that decides whether a quote may start behind it. */
const enough = 12

/** Returns whether a quote is somewhere in the text, without cutting a word or number. */
function stands(quoted: string, { text, breaks }: Source, fits: (place: Place, words: string) => boolean = () => true) {
  const words = bare(quoted)
  if (!/[\p{L}\p{N}]/u.test(words)) return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const place = {
      before: text.slice(Math.max(0, at - enough), at),
      after: text.slice(end, end + enough),
      startsLine: at === 0 || breaks.has(at - 1),
      endsLine: end === text.length || breaks.has(end),
    }
    if (isWhole(place, words) && fits(place, words)) return true
  }
  return false
}

const isWhole = ({ before, after }: Place, words: string) =>
  !(/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(words)) &&
  !(/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(words)) &&
  !(/\d[.,/⁄–-]$/.test(before) && /^\d/.test(words)) &&
  !(/^[.,/⁄–-]\d/.test(after) && /\d$/.test(words))

const hasWholeAmount = ({ before, startsLine }: Place) => startsLine || !/[\d/⁄–-]\s*$/.test(before)

const isSentence = ({ before, after, startsLine, endsLine }: Place, words: string) =>
  (startsLine || /(?:[.!?:;。！？]|\d[.)])\s*$/.test(before)) &&
  (endsLine || /[.!?:;。！？]$/.test(words) || /^\s*[.!?;。！？]/.test(after))

const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns the first line that is in no quote, or undefined. A quote may join several lines, or have a part of one. */
export function findLeftOut(lines: ReadonlyArray<string>, quotes: ReadonlyArray<string>): string | undefined {
  const quoted = quotes.map(lettersOf).join('')
  return lines.find((line) => !quoted.includes(lettersOf(line)))
}
