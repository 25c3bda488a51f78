import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { lineKey } from '../../../../core/importing/source-text.ts'
import type { RecipeDraft } from '../../../../core/recipes/recipe.ts'
import { longest, mostEntries } from '../../../readers/plain-text.ts'
import { isGroupHeading, withoutStepNumber } from '../../../readers/written-lines.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, isAmountLine, isWrittenStep, startOfLists } from './note-lines.ts'
import { sectionOfLine } from '../section-words.ts'

/**
 * Puts sentences back that the page reader took for a button ("Cook 20 min.") or for what stands below a list. Cooks
 * write neither into a text. Without a heading above the steps, a line right below a step continues with them, also
 * without a period, and so does an amount in the next paragraph. What stands below a heading such as "Nutrition" stays
 * out.
 */
export function withLostSteps(draft: RecipeDraft, text: string): RecipeDraft {
  const known = knownKeys(draft)
  const steps = draft.instructions.map((step) => ({ step, key: lineKey(step.text) }))
  // Without any step, they start below the heading that names them.
  let isNamed = false
  let next = 0
  let group: string | null = null
  const lines = text.split('\n')
  const isUnheaded = !lines.some((line) => sectionOfLine(bareLine(line)) === 'steps')
  let isBelowStep = false
  let isAfterGap = false
  for (const line of lines.slice(Math.max(0, startOfLists(lines)))) {
    if (line.trim() === '') {
      isAfterGap = true
      continue
    }
    const words = writtenStep(line)
    const key = lineKey(words)
    const found = steps.slice(next, next + mostAhead).findIndex((step) => isPart(step.key, key))
    const heading = steps[next]?.step.group ?? null
    const goesOn: boolean =
      isBelowStep &&
      isUnheaded &&
      (!isAfterGap || measuresIngredient(words)) &&
      isWrittenStep(line) &&
      !isAmountLine(line) &&
      !isNoSentence(words)
    isBelowStep = found >= 0 || goesOn
    isAfterGap = false
    if (found >= 0) {
      next += found + 1
      group = steps[next - 1]?.step.group ?? null
    } else if (next === 0 && !isNamed) isNamed = steps.length === 0 && sectionOfLine(bareLine(line)) === 'steps'
    else if (heading !== null && key === lineKey(heading)) group = heading
    else if (steps.length >= mostEntries || sectionOfLine(bareLine(line)) === 'other') break
    else if (!known.has(key) && (goesOn || isSentence(words))) {
      steps.splice(next, 0, { step: { text: words, name: null, group }, key })
      next += 1
    }
  }
  return { ...draft, instructions: steps.map(({ step }) => step) }
}

/** Adds the other sentences above the lists to the description, of which a page reader takes the first paragraph. */
export function withWholeDescription(draft: RecipeDraft, text: string): RecipeDraft {
  const lines = text.split('\n')
  const above = lines.slice(0, Math.max(0, startOfLists(lines))).map(writtenStep)
  const { description } = draft
  const isFact = isFactLine(description)
  const first = isFact ? 1 : above.indexOf(description)
  if (description === '' || first < 0) return draft
  const paragraphs = above
    .slice(first)
    .filter((line) => (line === description && !isFact) || isSentence(line) || (isFact && isProse(line)))
  return { ...draft, description: paragraphs.join(' ').slice(0, longest.prose) }
}

const shortestProse = 40
const isProse = (line: string) => line.length >= shortestProse && !isNoSentence(line)

/** The steps are in the order of the text. */
const mostAhead = 3
const shortestPart = 8
/** A step is cut if it is very long. */
const enoughOfStep = 100

/** The line may have a heading before the step: "Method: Beat the eggs." */
const isPart = (step: string, line: string) =>
  step === line || (step.length >= shortestPart && line.includes(step.slice(0, enoughOfStep)))

const writtenStep = (line: string) =>
  withoutStepNumber(bareLine(line)).replaceAll(/\[([^[\]\n]{1,200})\]\([^()\n]{0,500}\)/g, '$1')

const knownKeys = ({ title, description, ingredients, instructions, tips }: RecipeDraft) =>
  new Set(
    [
      title,
      description,
      ...ingredients.flatMap(({ line, group }) => [line, group ?? '']),
      ...instructions.flatMap(({ text, name, group }) => [text, name ?? '', group ?? '']),
      ...tips,
    ].map(lineKey),
  )

const credit = /©|https?:|www\.|\S@\S/iu

/** Returns false for facts and for addresses, which texts from a page have at their end. */
const isSentence = (words: string) => /[.!。！][)"”]?$/.test(words) && /\p{L}\s/u.test(words) && !isNoSentence(words)

const isNoSentence = (words: string) => credit.test(words) || isFactLine(words) || headsGroup(words)

const headsGroup = (words: string) => words.endsWith(':') && isGroupHeading(words)
