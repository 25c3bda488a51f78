import { fractionSigns } from './fraction-signs.ts'
import { readUnitName } from './unit-words.ts'
import { units } from './units.ts'

const amount = new RegExp(String.raw`[\d${fractionSigns}]\s*`, 'gu')
/** The only counting units that qualify, because pages also mention 3 recipes, 2 parts and 4 servings. */
const countedUnits: ReadonlySet<string> = new Set(
  'piece clove can slice bunch handful sprig stick packet sheet'.split(' '),
)

/** Returns whether text contains an ingredient amount: "200 g", "about 2 cloves", but not "3 recipes". */
export function measuresIngredient(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(amount)) {
    const unit = readUnitName(text, index + found.length)
    const kind = units.get(unit?.id ?? '')?.kind
    if (unit && (kind === 'mass' || kind === 'volume' || countedUnits.has(unit.id))) return true
  }
  return false
}
