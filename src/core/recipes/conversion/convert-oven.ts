import { convertTemperatures, degree, type TemperatureSystem } from './convert-text.ts'
import { scaleNames, withScale } from './oven-heat.ts'
import { convertDegrees, nearestGasMark, settingOfGasMark } from './oven-settings.ts'
import type { Oven } from './oven.ts'

type Kind = Exclude<Oven, 'as-units'>

/** One temperature, as a range whose ends are mostly equal: "180 °C", "fan 160°C", "350-375 °F", "gas mark 4". */
interface Setting {
  kind: Kind
  low: number
  high: number
}

/** A fan oven bakes like a conventional one that is 20 degrees hotter. */
const fanDegrees = 20
const ovenRange = { least: 110, most: 300 } as const

const fanWord = String.raw`(?:fan(?:[ -]?(?:forced|assisted|oven|bake))?|convection|umluft|hei(?:ß|ss)luft|hetelucht|chaleur tournante|ventilado|ventilato|varmluft)`
const degrees = String.raw`(?:${fanWord} ?:? ?)?(?<![\d.,-]|\d\/)\d{2,3}(?:${degree}?[CF]? ?(?:-|–|to|bis|à) ?\d{2,3})?(?:${degree}(?:${scaleNames}|[CF])|(?<=\d{3}) ?[CF])(?![\p{L}\d])(?:,? \(?${fanWord}(?! ?\d)\)?)?`
const gas = String.raw`gas(?: ?mark)? \d(?:[-–]\d)?(?![\d°º])`
const setting = String.raw`(?:${degrees}|${gas})`
const joint = String.raw`(?:\)? ?(?:[/|,;(]|or|oder|-) ?\(?(?:or |about |approx\.? |ca\. )?|\)? (?=(?:${fanWord}|gas) ?(?:mark )?\d))`
/** The same temperature in all the ways that a recipe gives: "180°C/160°C fan/gas mark 4", "350°F (180°C)". */
const settings = new RegExp(String.raw`${setting}(?:${joint}${setting})*\)?`, 'giu')
const oneSetting = new RegExp(setting, 'giu')

/** Temperatures of food and fat, not of an oven. */
const ofFood =
  /(?<!\p{L})(?:oil|syrup|internal|thermometer|registers?|reads?|reaches|candy|sugar|water|milk|fryer|inside|(?:frittier)?öl|fritteuse|friteuse|huile|aceite|olio|kerntemperatur)(?!\p{L})[^.;!?]{0,50}$/iu

/**
 * Writes oven temperatures in one way only. Temperatures of food, and those that no oven has, follow the units like
 * those of other steps.
 */
export function convertOven(written: string, oven: Kind, units: TemperatureSystem = 'as-written'): string {
  const text = withScale(written)
  let shown = ''
  let last = 0
  for (const { 0: found, index } of text.matchAll(settings)) {
    const heat = ovenSetting(text, found, index, oven)
    if (heat === null) continue
    shown += convertTemperatures(text.slice(last, index), units) + heat
    last = index + found.length
  }
  return shown + convertTemperatures(text.slice(last), units)
}

function ovenSetting(text: string, found: string, at: number, oven: Kind): string | null {
  if (ofFood.test(text.slice(Math.max(0, at - 70), at))) return null
  const given = [...found.matchAll(oneSetting)].flatMap(([member]) => readSetting(member) ?? [])
  const [first] = given
  if (!first || !isOvenHeat(first)) return null
  const shown = write(given.find(({ kind }) => kind === oven) ?? converted(first, oven))
  // A bracket that began before the temperature ends after it.
  return found.split(')').length > found.split('(').length ? `${shown})` : shown
}

/** Returns whether steps name the heat of an oven, so that a choice of how to show it makes sense. */
export function mentionsOven(texts: ReadonlyArray<string>): boolean {
  return texts.some((text) => convertOven(text, 'gas') !== text || convertOven(text, 'celsius') !== text)
}

function readSetting(text: string): Setting | null {
  const [low = 0, high = low] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (/^gas/i.test(text)) return low >= 1 && high <= 9 ? { kind: 'gas', low, high } : null
  const isFahrenheit = /(?:\d|°|º|˚|deg\.?|degrees?|grad) ?f(?:ahrenheit)?(?!\p{L})/iu.test(text)
  if (isFahrenheit) return { kind: 'fahrenheit', low, high }
  return { kind: new RegExp(fanWord, 'iu').test(text) ? 'fan' : 'celsius', low, high }
}

const isOvenHeat = ({ kind, low, high }: Setting) =>
  kind === 'gas' || (inCelsius(low, kind) >= ovenRange.least && inCelsius(high, kind) <= ovenRange.most)

function converted({ kind, low, high }: Setting, wanted: Kind): Setting {
  if (kind === 'fahrenheit' && wanted === 'fahrenheit') return { kind, low, high }
  const [one, other] = [inCelsius(low, kind), inCelsius(high, kind)]
  return { kind: wanted, low: fromCelsius(one, wanted), high: fromCelsius(other, wanted) }
}

function inCelsius(value: number, kind: Kind): number {
  if (kind === 'fahrenheit') return convertDegrees(value, 'F')
  if (kind === 'gas') return settingOfGasMark(value)?.celsius ?? 0
  return kind === 'fan' ? value + fanDegrees : value
}

function fromCelsius(value: number, kind: Kind): number {
  if (kind === 'fahrenheit') return convertDegrees(value, 'C')
  if (kind === 'gas') return nearestGasMark(value)
  return kind === 'fan' ? value - fanDegrees : value
}

const names: Record<Kind, (number: string) => string> = {
  celsius: (number) => `${number} °C`,
  fan: (number) => `${number} °C fan`,
  fahrenheit: (number) => `${number} °F`,
  gas: (number) => `gas mark ${number}`,
}

const write = ({ kind, low, high }: Setting) => names[kind](high > low ? `${low}-${high}` : String(low))
