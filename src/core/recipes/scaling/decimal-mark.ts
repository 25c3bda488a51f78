import { languageTag } from '../language-tag.ts'

/**
 * Writes computed decimals with the comma of the recipe's language: three times 750 g are "2,25 kg" in German. Authors
 * who wrote a point keep it.
 */
export function decimalsFor(language: string | null): (shown: string, written: string) => string {
  if (!hasDecimalComma(language)) return (shown) => shown
  return (shown, written) => (decimalPoint.test(written) ? shown : shown.replace(decimalPoints, '$1,$2'))
}

const decimalPoint = /\d\.\d/
const decimalPoints = /(\d)\.(\d)/g

function hasDecimalComma(language: string | null): boolean {
  const tag = languageTag(language)
  return tag !== undefined && new Intl.NumberFormat(tag).format(1.5) === '1,5'
}
