import { handyAmount, withSpaces } from './handy-amount.ts'
import { scaleIngredient, type Scaling } from './scale.ts'
import { parsedLine, type ShownLine } from './shown-line.ts'
import { asWritten, joined, type StoredLine } from './written-line.ts'

/** Shows a line at this scale. As written, it reads as the cook wrote it. */
export function showLine(stored: StoredLine, scaling: Scaling): ShownLine {
  const line = asWritten(stored)
  const { factor, display, system } = scaling
  if (factor === 1 && display === 'as-written' && system === 'as-written') return line
  const parsed = parsedLine(line)
  const scaled = scaleIngredient(parsed, scaling)
  if (factor === 1 && system === 'as-written') return { ...scaled, ...joined(line, scaled.amount) }
  const scaledFrom = factor === 1 ? null : { amount: parsed.amount, factor }
  const amount = withSpaces(handyAmount(scaled.amount, { scaledFrom, system }))
  return { ...scaled, amount, ...joined(line, amount) }
}
