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
  if (text.length > longestSentence) return null
  const whole = text.replace(/(?<!\.\p{L})\.$/u, '')
  return (
    separators
      .map((separator) => whole.split(separator).filter((line) => line !== ''))
      .find(({ length }) => length >= fewestLines) ?? null
  )
}

/** A dash or dot between the parts comes first, because "flour, sifted" is one of them. */
const separators = [/\s+[•·|–—*]\s+/u, /\s*[,;、]\s+(?![^(]*\))/u]

/**
 * Splits a sentence below an ingredients heading. Only a sentence with two amounts is a list. Otherwise it is a
 * sentence about the ingredients.
 */
export function amountsInSentence(text: string): Array<string> | null {
  const lines = listInSentence(text)
  const amounts = lines?.filter(startsWithNumber).length ?? 0
  return lines && amounts >= 2 && amounts >= lines.length * 0.4 && lines.every((line) => line.length < longestLine)
    ? lines
    : null
}

const longestLine = 80
