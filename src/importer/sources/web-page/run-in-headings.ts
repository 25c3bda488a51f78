import { parseDuration } from '../../../core/recipe/duration.ts'
import { sectionOfLine } from './section-words.ts'

const shortestStep = 30

/** "Ingredients: 2 eggs, 1 cup milk, salt" and "Method: Beat everything." hold their heading and what it heads. */
export function withoutRunInHeading(text: string): { heading: string; lines: Array<string> } | null {
  const colon = text.slice(0, 40).search(/[:：]/)
  if (colon < 0) return null
  const heading = text.slice(0, colon + 1)
  const rest = text.slice(colon + 1).trim()
  const section = sectionOfLine(heading)
  if (section === 'ingredients') {
    const lines = rest.split(/\s*[,;、]\s+(?![^(]*\))/u)
    return lines.length >= 3 ? { heading, lines } : null
  }
  const isSteps =
    section === 'steps' && rest.length >= shortestStep && parseDuration(rest.slice(0, shortestStep)) === null
  return isSteps ? { heading, lines: [rest] } : null
}
