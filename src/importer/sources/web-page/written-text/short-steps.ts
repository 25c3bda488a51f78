import type { RecipeDraft, Step } from '../../../../core/recipes/recipe.ts'
import { mostEntries } from '../../../readers/plain-text.ts'
import { headingText, isGroupHeading, withoutStepNumber } from '../../../readers/written-lines.ts'
import { isServings } from '../likeness.ts'
import { sectionOfLine } from '../section-words.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, isWrittenStep } from './note-lines.ts'

const fewestSteps = 2

/**
 * Takes every line below the heading of the steps for one, if some have no period. On a page, "Mix it all" would be a
 * button. The page reader leaves such lines out.
 */
export function withShortSteps(draft: RecipeDraft, text: string): RecipeDraft {
  const lines = text.split('\n')
  const heading = lines.findLastIndex((line) => sectionOfLine(bareLine(line)) === 'steps')
  const steps = heading < 0 ? [] : stepsIn(lines.slice(heading + 1), rankOf(lines[heading] ?? ''))
  const isShort = steps.length >= fewestSteps && steps.some((step) => !endsSentence(step.text))
  return isShort && steps.length > draft.instructions.length ? { ...draft, instructions: steps } : draft
}

const endsSentence = (words: string) => /[.!?。！][)"”»]?$/.test(words)

/** Returns 1 to 6 for a heading of Markdown, which ends at the next of its rank, and 7 for another line. */
const rankOf = (line: string) => /^\s*(#{1,6})\s/.exec(line)?.[1]?.length ?? plainRank
const plainRank = 7
const isBold = (line: string) => /^\s*(?:\*\*[^*]+\*\*|__[^_]+__):?\s*$/.test(line)
const address = /©|https?:|www\.|\S@\S/iu

/**
 * Steps continue below an empty line if a heading or a period says so. Of a cook who writes no periods, also longer
 * lines continue with them, and all lines that stand apart.
 */
function stepsIn(lines: ReadonlyArray<string>, rank: number): Array<Step> {
  const end = lines.findIndex((line) => {
    const own = rankOf(line)
    return sectionOfLine(bareLine(line)) !== null || (own < plainRank && own <= rank)
  })
  const blocks = blocksOf(lines.slice(0, end < 0 ? lines.length : end))
  const areApart = blocks.every((block) => block.length === 1)
  const areSentences = blocks[0]?.every((line) => endsSentence(line.trim())) ?? false
  const steps: Array<Step> = []
  let group: string | null = null
  for (const [index, block] of blocks.entries()) {
    const isBelowHeading = blocks[index - 1]?.every(headsGroup) ?? true
    const isStated = isBelowHeading || block.some((line) => headsGroup(line) || endsSentence(line.trim()))
    if (!isStated && (areSentences || (!areApart && !block.some(isWrittenStep)))) break
    for (const line of block) {
      const words = withoutStepNumber(bareLine(line))
      if (headsGroup(line)) group = headingText(words)
      else if (isStep(words)) steps.push({ text: words, name: null, group })
      if (steps.length >= mostEntries) return steps
    }
  }
  return steps
}

const headsGroup = (line: string) =>
  rankOf(line) < plainRank || isBold(line) || isGroupHeading(withoutStepNumber(bareLine(line)))
const isStep = (words: string) =>
  /\p{L}/u.test(words) && !address.test(words) && !isFactLine(words) && !isServings(words)

/** Returns the lines between empty lines. */
function blocksOf(lines: ReadonlyArray<string>): Array<Array<string>> {
  const blocks: Array<Array<string>> = []
  let isApart = true
  for (const line of lines) {
    if (line.trim() === '') isApart = true
    else if (isApart) {
      blocks.push([line])
      isApart = false
    } else blocks.at(-1)?.push(line)
  }
  return blocks
}
