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
  const scaledFrom = factor === 1 ? null : { amount: parsed.amount, factor }
  const isSame = factor === 1 && system === 'as-written'
  const amount = isSame ? scaled.amount : withSpaces(handyAmount(scaled.amount, { scaledFrom, system }))
  const before = wordsBefore(line.amount, parsed.amount)
  const said = before === '' ? { amount } : { amount: before + amount, parsed: amount }
  return { ...scaled, ...said, ...joined(line, amount) }
}

/** Returns the words before the number: "about " of "about 2 pounds". */
function wordsBefore(said: string, amount: string): string {
  const before = said.endsWith(amount) ? said.slice(0, said.length - amount.length) : ''
  return /^\p{L}[\p{L} .]*[ .]$/u.test(before) ? before : ''
}
