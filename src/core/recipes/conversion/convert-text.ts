export type TemperatureSystem = 'as-written' | 'metric' | 'us'

export type Scale = 'C' | 'F'

/** Common oven settings. Cookbooks pair 350 °F with 180 °C, although it is 177 °C. */
const ovenSettings: ReadonlyArray<readonly [fahrenheit: number, celsius: number]> = [
  [225, 110],
  [250, 120],
  [275, 140],
  [300, 150],
  [325, 160],
  [350, 180],
  [375, 190],
  [400, 200],
  [425, 220],
  [450, 230],
  [475, 240],
  [500, 260],
]
const gasMarks: ReadonlyArray<number> = [275, 300, 325, 350, 375, 400, 425, 450, 475]

const degree = '(?: ?(?:°|º|˚) ?| degrees? | deg\\.? | grad )'
const number = '(?<![\\d.,]|\\d/)-?\\d{1,3}'
/** A letter without a degree sign counts only as a capital after three digits, because "2 c" means cups. */
const temperature = new RegExp(
  `(${number})(?:(${degree})? ?(-|–|to|bis|à|a) ?(\\d{1,3}))?(?:${degree}(fahrenheit|celsius|centigrade|[cf])|(?<=\\d{3}) ?(F|C))(?![\\p{L}\\d])`,
  'giu',
)
const gasMark = /\bgas(?: mark)? (\d)\b/gi

const englishOven = /(?<!\p{L})(?:oven|bake|roast|broil|reheat)[^.;!?\d]{0,50}$/iu
const otherOven =
  /(?<!\p{L})(?:ovn\w{0,2}|ugn\w{0,2}|forno|horno|hornea\w*|backofen|ofen|four|enfournez|oven\b.{0,6} op|verwarm)[^.;!?\d]{0,50}$/iu

/** Names the scale of an oven's heat that has none: "Preheat the oven to 350 degrees." Where it could be both, it stays. */
export function withScale(text: string): string {
  return text.replace(
    /(?<![\d.,/-])(\d{3})(?: ?[°º˚]| degrees| graden| grader)(?! ?\(?[cf](?!\p{L})| ?\d| (?:fahrenheit|celsius|centigrade))/giu,
    (found, digits: string, at: number) => {
      const before = text.slice(Math.max(0, at - 70), at)
      const degrees = Number(digits)
      if (degrees >= 275 && degrees <= 550 && englishOven.test(before)) return `${digits} °F`
      if (degrees >= 120 && degrees <= 260 && otherOven.test(before)) return `${digits} °C`
      return found
    },
  )
}

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
    const fahrenheit = gasMarks[Number(mark) - 1]
    if (fahrenheit === undefined || stillInBoth.has(at)) return found
    return wanted === 'F' ? `${fahrenheit} °F` : `${convertDegrees(fahrenheit, 'F')} °C`
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

/** Converts between the scales, to the settings that ovens have. */
export function convertDegrees(value: number, from: Scale): number {
  const setting = ovenSettings.find(([fahrenheit, celsius]) => (from === 'F' ? fahrenheit : celsius) === value)
  if (setting) return from === 'F' ? setting[1] : setting[0]
  const exact = from === 'F' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32
  // Oven temperatures round to 5 degrees. Meat thermometers need single degrees.
  const step = (from === 'F' ? exact : value) >= 100 ? 5 : 1
  const dial = Math.round(exact / 25) * 25
  if (from === 'C' && value >= 120 && Math.abs(dial - exact) <= 7) return dial
  return Math.round(exact / step) * step
}
