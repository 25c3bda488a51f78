import { convertAmount } from '../../ingredients/convert.ts'
import { formatNumber } from '../../ingredients/format-number.ts'
import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { articleFor, describesNoun, describesWord } from '../../ingredients/length-phrase.ts'
import { readQuantity } from '../../ingredients/number.ts'
import { units } from '../../ingredients/units.ts'
import type { TemperatureSystem } from './convert-text.ts'

const number = String.raw`\d{1,3}(?:[ -]\d\/\d{1,2}|[${fractionSigns}]|[.,]\d{1,2}|\/\d{1,2})?|[${fractionSigns}]`
/** "2-inch", "9 x 13-inch", "20 × 30 cm", "1/2 inch thick". */
const length = new RegExp(
  String.raw`(?:(?<![\p{L}'’])(an?) )?(?<![\p{L}\d.,/])((?:${number})(?: ?(?:[x×]|by|to|[-–]) ?(?:${number})){0,2})([ -]?)(inch(?:es)?|in\.|"|″|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?)(?![\p{L}\d])`,
  'giu',
)

/** Converts the lengths in a step. Lengths already given in both systems stay unchanged. */
export function convertLengths(text: string, system: TemperatureSystem): string {
  if (system === 'as-written') return text
  return text.replace(
    length,
    (found: string, article: string | undefined, numbers: string, gap: string, name: string, at: number) => {
      const unit = /^(?:in|"|″)/i.test(name) ? 'inch' : /^(?:mm|milli)/i.test(name) ? 'mm' : 'cm'
      if (units.get(unit)?.system === system || isGivenInBoth(text, at, at + found.length)) return found
      let longest = 0
      const converted = numbers.replace(new RegExp(number, 'gu'), (value) => {
        const written = readQuantity(value, 0)
        const inSystem = written && convertAmount({ kind: 'exact', value: written.max, unit }, system, null)
        if (inSystem?.kind !== 'exact') return value
        longest = Math.max(longest, inSystem.value)
        return formatNumber(inSystem.value, system === 'us' ? 'fraction' : 'decimal', 2)
      })
      const after = text.slice(at + found.length, at + found.length + 60)
      const isDescribing = gap === '-' || (article ? describesWord(after) : describesNoun(after))
      const shown = asOne(converted)
      const before = article ? `${isDescribing ? articleFor(shown, article) : article} ` : ''
      if (system === 'metric') return `${before}${shown}${gap === '-' ? '-' : ' '}cm`
      return `${before}${shown}${isDescribing ? '-inch' : longest <= 1 ? ' inch' : ' inches'}`
    },
  )
}

/** Writes "3-3 mm" as one number. "8 x 8" stays, because it is a square. */
const asOne = (numbers: string) => numbers.replace(/^(\S{1,8}) ?(?:to|[-–]) ?\1$/i, '$1')

/** "9-inch (23 cm)", "20cm/8in". */
function isGivenInBoth(text: string, start: number, end: number): boolean {
  const other = String.raw`\d[\d.,/ x×${fractionSigns}-]{0,12} ?-?(?:inch(?:es)?|in\b|"|″|cm|mm)`
  return (
    new RegExp(String.raw`^[^.;\n]{0,6}[/(|][^)\d]{0,8}${other}`, 'iu').test(text.slice(end, end + 32)) ||
    new RegExp(String.raw`${other}\)? ?[/(|]\s*(?:about |approx\.? )?$`, 'iu').test(
      text.slice(Math.max(0, start - 32), start),
    )
  )
}
