import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { sectionOfLine } from './section-words.ts'

const shortestStep = 30

/**
 * Separates a heading from its content on the same line: "Ingredients: 2 eggs, 1 cup milk, salt", "Method: Beat
 * everything."
 */
export function withoutRunInHeading(text: string): { heading: string; lines: Array<string> } | null {
  const colon = text.slice(0, 40).search(/[:：]/)
  if (colon < 0) return null
  const heading = text.slice(0, colon + 1)
  const rest = text.slice(colon + 1).trim()
  const section = sectionOfLine(heading)
  if (section === 'ingredients') {
    const lines = listInSentence(rest)
    return lines ? { heading, lines } : null
  }
  const isSteps =
    section === 'steps' && rest.length >= shortestStep && parseDuration(rest.slice(0, shortestStep)) === null
  return isSteps ? { heading, lines: [rest] } : null
}

const fewestLines = 3
/** The search for brackets takes time proportional to the square of the length. */
const longestSentence = 2_000

/** Splits "2 eggs, 1 cup milk (warm, not hot), salt" at commas outside brackets. */
function listInSentence(text: string): Array<string> | null {
  const splits = splitsOf(text)
  return splits.find(areAmounts) ?? splits[0] ?? null
}

/** Returns the lists that a sentence may be, the likeliest first. */
function splitsOf(text: string): Array<Array<string>> {
  if (text.length > longestSentence) return []
  const whole = text.replace(/(?<!\.\p{L})\.$/u, '')
  const [marked, listed] = [mark, comma].map((separator) => whole.split(separator).filter((line) => line !== ''))
  if (!marked || !listed) return []
  // In "2 plums, 3 eggs – 1 beaten, 120 g flour – 1 tbsp for dusting, salt", the dashes are inside the parts.
  const areNotes = marked.every((line) => comma.test(line))
  return (areNotes ? [listed, marked] : [marked, listed]).filter(({ length }) => length >= fewestLines)
}

/** A dash or dot between the parts comes first, because "flour, sifted" is one of them. */
const mark = /\s+[•·|–—*]\s+/u
const comma = /\s*[,;、]\s+(?![^(]*\))/u

/**
 * Splits a sentence below an ingredients heading. Only a sentence with two amounts is a list. Otherwise it is a
 * sentence about the ingredients.
 */
export function amountsInSentence(text: string): Array<string> | null {
  return splitsOf(text).find(areAmounts) ?? null
}

function areAmounts(lines: ReadonlyArray<string>): boolean {
  const amounts = lines.filter(startsWithNumber).length
  return amounts >= 2 && amounts >= lines.length * 0.4 && lines.every((line) => line.length < longestLine)
}

const longestLine = 80
