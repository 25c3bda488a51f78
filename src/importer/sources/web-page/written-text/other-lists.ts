import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { bareLine } from './note-lines.ts'

/** Returns true for the points of an agenda, which count up from one without units, and for a price list. */
export const areOtherThings = (amounts: ReadonlyArray<string>) =>
  amounts.length > 0 && (countsUp(amounts) || amounts.filter((line) => price.test(line)).length * 2 > amounts.length)

/** The lines of a price list end with a price: "1 kg apples 2.50", "500 g coffee 8 €". */
const price =
  /(?:[€$£]\s?\d{1,4}(?:[.,]\d{1,2})?|\s\d{1,4}[.,]\d{2}(?:\s?(?:€|\$|£|eur|chf))?|\s\d{1,4}\s?(?:€|£|eur|chf))\s*$/iu

const countsUp = (amounts: ReadonlyArray<string>) =>
  !amounts.some(measuresIngredient) &&
  amounts.every((line, index) => Number.parseInt(bareLine(line).replace(/^\D+/, ''), 10) === index + 1)
