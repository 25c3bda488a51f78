import { plainCharacters } from './number.ts'
import type { AmountText, Part } from './read-amount.ts'
import { isMeasured, kindOf, readExactMeasure } from './read-measure.ts'

const reach = 120

/**
 * Reads a repeated amount after the name: "50 g water (3 tbsp)". The first amount must be a weight or volume too,
 * because "2 fillets (150 g)" may mean 150 g each.
 */
export function readNameBracket(name: string, main: Part | undefined): AmountText | null {
  if (!main?.unit || !isMeasured(main.unit)) return null
  const plain = plainCharacters(name.slice(0, reach))
  for (let opened = plain.indexOf('('); opened >= 0; opened = plain.indexOf('(', opened + 1)) {
    const measure = readExactMeasure(plain, opened + 1)
    if (!measure || kindOf(measure.unit) === 'length' || measure.unit.id === main.unit.id) continue
    if (plain[measure.end] !== ')') continue
    const { quantity, unit, end } = measure
    return { start: quantity.start, end, parts: [{ role: 'same', quantity, unit }] }
  }
  return null
}
