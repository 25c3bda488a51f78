import { otherDegree, scaleNames, withFoodScale, withScale } from './oven-heat.ts'
import { convertDegrees, type Scale, settingOfGasMark, toDegree } from './oven-settings.ts'

export type TemperatureSystem = 'as-written' | 'metric' | 'us'

export const degree = `(?: ?(?:°|º|˚) ?| degrees? | deg\\.? | (?:${otherDegree}) )`

const number = '(?<![\\d.,]|\\d/)-?\\d{1,3}'
/**
 * A letter without a degree sign counts only after three digits, because "2 c" means cups: "180C", "180c". The "c.c." of
 * "250 c.c. de leche" are milliliters.
 */
const temperature = new RegExp(
  `(${number})(?:(${degree})? ?(-|–|to|bis|à|a) ?(\\d{1,3}))?(?:${degree}(${scaleNames}|[cf])|(?<=\\d{3}) ?(F|C)(?!\\. ?c(?!\\p{L})))(?![\\p{L}\\d])`,
  'giu',
)
const gasMark = /\bgas(?: mark)? (\d)\b/gi

/** Converts the temperatures in a step. Those that are also given in the wanted scale stay unchanged. */
export function convertTemperatures(text: string, system: TemperatureSystem): string {
  if (system === 'as-written') return text
  const wanted: Scale = system === 'metric' ? 'C' : 'F'
  const scaled = withFoodScale(withScale(text))
  const inBoth = placesInBoth(wanted, scaled)
  const inDegrees = scaled.replace(
    temperature,
    (
      found: string,
      low: string,
      _sign,
      between: string | undefined,
      high: string | undefined,
      word: string | undefined,
      letter: string | undefined,
      at: number,
    ) => {
      const scale = scaleOf(word ?? letter ?? '')
      if (scale === wanted || inBoth.has(at)) return found
      const values = (high === undefined ? [low] : [low, high]).map(Number)
      const isSyrup = ofSyrup.test(scaled.slice(Math.max(0, at - 80), at))
      const isOffDial = values.length > 1 && values.some((value) => value % 5 !== 0)
      const convert = isSyrup || isOffDial ? toDegree : convertDegrees
      return values.map((value) => convert(value, scale)).join(separator(between)) + ` °${wanted}`
    },
  )
  const stillInBoth = placesInBoth(wanted, inDegrees)
  return inDegrees.replace(gasMark, (found: string, mark: string, at: number) => {
    const setting = settingOfGasMark(Number(mark))
    if (!setting || stillInBoth.has(at)) return found
    return wanted === 'F' ? `${setting.fahrenheit} °F` : `${setting.celsius} °C`
  })
}

/** "Caramel cookies: bake at 375 °F" are in an oven. */
const ofSyrup =
  /(?<!\p{L})(?:syrup|candy|caramel|fudge|thermometer|sirup|zuckerthermometer)(?!\p{L})(?:(?!bake|oven|oil|öl)[^.;!?]){0,70}$/iu

const scaleOf = (word: string): Scale => (/^f/i.test(word) ? 'F' : 'C')

function separator(between: string | undefined): string {
  if (between === undefined) return ''
  return /\p{L}/u.test(between) ? ` ${between} ` : between
}

const oneOfSeveral =
  '(?:fan |or |about |approx\\.? ){0,3}(?:\\d{2,3}(?: ?[-–] ?\\d{2,3})?(?:(?: ?(?:°|º|˚) ?| degrees? | ?)(?:celsius|fahrenheit|[cf])(?!\\p{L})| ?(?:°|º|˚)| degrees)|gas(?: mark)? \\d)(?: fan)?'
/** One temperature in several ways: "350°F (180°C)", "180C/160C fan/gas 4". */
const severalWays = new RegExp(`${oneOfSeveral}(?:\\)?\\s*[/(|[,]\\s*${oneOfSeveral})+`, 'giu')
const inScale: Record<Scale, RegExp> = {
  C: /(?:\d|[°º˚]|degrees?) ?c(?:elsius)?(?!\p{L})|(?:[°º˚]|degrees)(?! ?\p{L})/iu,
  F: /(?:\d|[°º˚]|degrees?) ?f(?:ahrenheit)?(?!\p{L})|(?:[°º˚]|degrees)(?! ?\p{L})/iu,
}

/** Returns the places of temperatures that the text gives in the wanted scale too, or perhaps does, without a letter. */
function placesInBoth(wanted: Scale, text: string): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { 0: ways, index } of text.matchAll(severalWays)) {
    if (!inScale[wanted].test(ways)) continue
    for (let place = index; place < index + ways.length; place++) places.add(place)
  }
  return places
}
