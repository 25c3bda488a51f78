import { convertAmount } from '../ingredients/convert.ts'
import { formatNumber } from '../ingredients/format-number.ts'
import { units } from '../ingredients/units.ts'
import type { TemperatureSystem } from './convert-text.ts'

const number = String.raw`\d{1,3}(?:[ -]\d\/\d|[½¼¾⅓⅔⅛]|[.,]\d{1,2}|\/\d)?|[½¼¾⅓⅔⅛]`
/** "2-inch", "9 x 13-inch", "20 × 30 cm", "1/2 inch thick". */
const length = new RegExp(
  String.raw`(?<![\p{L}\d.,/])((?:${number})(?: ?(?:[x×]|by|to|[-–]) ?(?:${number})){0,2})([ -]?)(inch(?:es)?|in\.|"|″|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?)(?![\p{L}\d])`,
  'giu',
)

/** Converts the lengths in a step. Lengths already given in both systems stay unchanged. */
export function convertLengths(text: string, system: TemperatureSystem): string {
  if (system === 'as-written') return text
  return text.replace(length, (found: string, numbers: string, gap: string, name: string, at: number) => {
    const unit = /^(?:in|"|″)/i.test(name) ? 'inch' : /^(?:mm|milli)/i.test(name) ? 'mm' : 'cm'
    if (units.get(unit)?.system === system || isGivenInBoth(text, at, at + found.length)) return found
    const converted = numbers.replace(new RegExp(number, 'gu'), (value) => {
      const inSystem = convertAmount({ kind: 'exact', value: valueOf(value), unit }, system, null)
      if (inSystem?.kind !== 'exact') return value
      return formatNumber(inSystem.value, system === 'us' ? 'fraction' : 'decimal', 2)
    })
    return `${converted}${gap === '-' ? '-' : ' '}${system === 'metric' ? 'cm' : gap === '-' || converted === '1' ? 'inch' : 'inches'}`
  })
}

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
}

function valueOf(text: string): number {
  const sign = vulgar[text.at(-1) ?? '']
  if (sign !== undefined) return Number(text.slice(0, -1) || 0) + sign
  const [, whole = '0', over, under] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined ? Number(text.replace(',', '.')) : Number(whole) + Number(over) / Number(under)
}

/** "9-inch (23 cm)", "20cm/8in". */
function isGivenInBoth(text: string, start: number, end: number): boolean {
  const other = String.raw`\d[\d.,/ x×½¼¾-]{0,12} ?-?(?:inch(?:es)?|in\b|"|″|cm|mm)`
  return (
    new RegExp(String.raw`^[^.;\n]{0,6}[/(|][^)\d]{0,8}${other}`, 'iu').test(text.slice(end, end + 32)) ||
    new RegExp(String.raw`${other}\)? ?[/(|]\s*(?:about |approx\.? )?$`, 'iu').test(
      text.slice(Math.max(0, start - 32), start),
    )
  )
}
