import { convertDegrees, type Scale, settingOfGasMark } from './oven-settings.ts'

export type TemperatureSystem = 'as-written' | 'metric' | 'us'

/** Words for degrees. Only the English one can mean degrees Fahrenheit. */
const otherDegree = 'grad(?:i|en|er|os)?|degr[ée]s?|graus'
export const degree = `(?: ?(?:°|º|˚) ?| degrees? | deg\\.? | (?:${otherDegree}) )`
export const scaleNames = 'fahrenheit|celsius|centigrade|centigrad[iou]s?|centígrad[ou]s'

const number = '(?<![\\d.,]|\\d/)-?\\d{1,3}'
/** A letter without a degree sign counts only as a capital after three digits, because "2 c" means cups. */
const temperature = new RegExp(
  `(${number})(?:(${degree})? ?(-|–|to|bis|à|a) ?(\\d{1,3}))?(?:${degree}(${scaleNames}|[cf])|(?<=\\d{3}) ?(F|C))(?![\\p{L}\\d])`,
  'giu',
)
const gasMark = /\bgas(?: mark)? (\d)\b/gi

const englishOven = /(?<!\p{L})(?:oven|bake|roast|broil|reheat)[^.;!?\d]{0,50}$/iu
const ovenWords = [
  'ovn\\w{0,2}|ugn\\w{0,2}',
  'forno|inforna\\w*',
  'horno|hornea\\w*',
  '(?:back)?ofen',
  'four|enfourn\\w*',
  'oven\\b.{0,6} op|verwarm',
].join('|')
const otherOven = new RegExp(`(?<!\\p{L})(?:${ovenWords})[^.;!?\\d]{0,50}$`, 'iu')
/** A French oven also has a thermostat: "four th. 6 (180 degrés)". */
const ovenBefore = new RegExp(
  `(?<!\\p{L})(?:${ovenWords}|oven)(?:[^.;!?\\d]{0,40}th(?:ermostat)?\\.? ?\\d(?:[-/]\\d)?)?[^.;!?\\d]{0,50}$`,
  'iu',
)
/** Many languages put the oven or the verb behind the heat: "Bei 180 Grad 30 Minuten backen". */
const ovenAfter =
  /^[^.;!?]{0,50}(?<!\p{L})(?:vorheizen|vorgeheizt\p{L}*|(?:über)?backen|voorverwarmen|bakken|(?:hei(?:ß|ss)|warm)en (?:back)?ofen|varm (?:ovn|ugn)|(?:hete|warme) oven)(?!\p{L})/iu

/** "Um 180 Grad" and "di 180 gradi" turn the tray. */
const turns = /(?<!\p{L})(?:um|di|de) $/iu

const isOvenCelsius = (degrees: number) => degrees >= 120 && degrees <= 260
const isOvenFahrenheit = (degrees: number) => degrees >= 275 && degrees <= 550

/** "375°", but not "180° 160° fan". A time may follow: "375° 9-11 min". */
const withoutLetter =
  /(?<![\d.,/-])(\d{3})(?: ?[°º˚]| degrees?(?!\p{L}))(?! ?\(?[cf](?!\p{L})| ?\d(?!\d?(?: ?[-–] ?\d{1,2})? ?(?:min|h))| ?\d{3}| (?:fahrenheit|celsius|centigrade))/giu
/** Languages with these words measure in degrees Celsius. */
const celsiusBefore = /(?<!\p{L})(?:bei|auf|à|op|vid|ved) $/iu
const celsiusAfter = /^[ ,(]{0,2}(?:ober-|unter-?hitze|umluft|hei(?:ß|ss)luft|chaleur)/iu

/** "Bake at 350 for 20 minutes". Amounts that are reduced have a unit: "to 350 ml". */
const bareFahrenheit =
  /(?<!\p{L})((?:(?:oven|bake|roast|broil|reheat)(?!\p{L})[^.;!?]{0,50}? (?:to|at)|(?:reduce|lower|decrease|increase|raise|turn)(?: (?:it|the|oven|heat|temperature|up|down)){0,3} to) )(\d{2}[05])(?=[.,;)]|$| (?:for|until|and|about) )/giu

const withoutScale = new RegExp(
  `(?<![\\d.,/-])(\\d{3})(?:(?: ?[-–] ?| (?:bis|à|a|tot|til|till) )(\\d{3}))? (?:${otherDegree})(?!\\p{L}| ?\\(?[cf](?!\\p{L})| (?:${scaleNames}))`,
  'giu',
)

/** Names the scale of an oven's heat that has none: "Preheat the oven to 350 degrees." Where it could be both, it stays. */
export function withScale(text: string): string {
  return text
    .replace(bareFahrenheit, (found, before: string, digits: string) =>
      isOvenFahrenheit(Number(digits)) ? `${before}${digits} °F` : found,
    )
    .replace(withoutLetter, (found, digits: string, at: number, whole: string) => {
      const before = whole.slice(Math.max(0, at - 70), at)
      const degrees = Number(digits)
      if (isOvenFahrenheit(degrees) && (englishOven.test(before) || /^ oven/i.test(whole.slice(at + found.length))))
        return `${digits} °F`
      return isOvenCelsius(degrees) && isCelsius(before, whole.slice(at + found.length)) ? `${digits} °C` : found
    })
    .replace(withoutScale, (found, low: string, high: string | undefined, at: number, whole: string) => {
      const isOven = isOvenCelsius(Number(low)) && isOvenCelsius(Number(high ?? low))
      const before = whole.slice(Math.max(0, at - 110), at)
      const after = whole.slice(at + found.length, at + found.length + 80)
      if (!isOven || turns.test(before) || !(ovenBefore.test(before) || ovenAfter.test(after))) return found
      return `${found.slice(0, found.lastIndexOf(' '))} °C`
    })
}

const isCelsius = (before: string, after: string) =>
  otherOven.test(before) || celsiusBefore.test(before) || celsiusAfter.test(after)

/** Converts the temperatures in a step. Those that are also given in the wanted scale stay unchanged. */
export function convertTemperatures(text: string, system: TemperatureSystem): string {
  if (system === 'as-written') return text
  const wanted: Scale = system === 'metric' ? 'C' : 'F'
  const scaled = withScale(text)
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
      const scale = scaleOf(word, letter)
      if (scale === null || scale === wanted || inBoth.has(at)) return found
      const values = high === undefined ? [low] : [low, high]
      return values.map((value) => convertDegrees(Number(value), scale)).join(separator(between)) + ` °${wanted}`
    },
  )
  const stillInBoth = placesInBoth(wanted, inDegrees)
  return inDegrees.replace(gasMark, (found: string, mark: string, at: number) => {
    const setting = settingOfGasMark(Number(mark))
    if (!setting || stillInBoth.has(at)) return found
    return wanted === 'F' ? `${setting.fahrenheit} °F` : `${setting.celsius} °C`
  })
}

function scaleOf(word: string | undefined, letter: string | undefined): Scale | null {
  if (letter !== undefined && letter !== letter.toUpperCase()) return null
  return /^f/i.test(word ?? letter ?? '') ? 'F' : 'C'
}

function separator(between: string | undefined): string {
  if (between === undefined) return ''
  return /\p{L}/u.test(between) ? ` ${between} ` : between
}

const oneOfSeveral =
  '(?:fan |or |about |approx\\.? )*(?:\\d{2,3}(?: ?[-–] ?\\d{2,3})?(?:(?: ?(?:°|º|˚) ?| degrees? | ?)(?:celsius|fahrenheit|[cf])(?!\\p{L})| ?(?:°|º|˚)| degrees)|gas(?: mark)? \\d)(?: fan)?'
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
