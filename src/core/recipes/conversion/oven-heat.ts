import { convertDegrees, type Scale } from './oven-settings.ts'

/** Words for degrees. Only the English one can mean degrees Fahrenheit. */
export const otherDegree = 'grad(?:i|en|er|os)?|degr[ée]s?|graus'
export const scaleNames = 'fahrenheit|celsius|centigrade|centigrad[iou]s?|centígrad[ou]s'

/** Up to the heat of the same sentence, past times and abbreviations: "30 min. ", "th. 6". */
const gap = String.raw`(?:[^.;!?\d]|(?<!\d)\d{1,2}(?!\d)|(?<=(?<!\p{L})(?:ca|env|min|std|th))\.){0,50}`

const englishWords = 'oven|bake|roast|broil(?:er)?|preheat|reheat|grill|air[ -]?fry(?:er)?'
const englishOven = new RegExp(String.raw`(?<!\p{L})(?:${englishWords})(?!\p{L})${gap}$`, 'iu')
const otherWords = [
  'ovn\\p{L}{0,2}|ugn\\p{L}{0,2}|grädda\\p{L}*|bages|bag (?:i|ved|dem|den|det|kage\\p{L}*|brød\\p{L}*)',
  'forno|infornat?\\p{L}*|cuocete|cuocere',
  'horno|hornea\\p{L}*|asar|temperatura',
  '(?:back)?ofen|e-herd|umluft|hei(?:ß|ss)luft|unterhitze|die temperatur',
  '(?:le|au|du|un|votre) four|enfourn\\p{L}*|cui(?:re|sson|sez)|préchauff\\p{L}*|rôti\\p{L}*|gratin(?:er|ez)|thermostat|température',
  'oven\\b.{0,6} op|verwarm|bak(?:ken)?',
].join('|')
const otherOven = new RegExp(`(?<!\\p{L})(?:${otherWords})(?!\\p{L})${gap}$`, 'iu')
const ovenBefore = new RegExp(`(?<!\\p{L})(?:${otherWords}|oven)(?!\\p{L})${gap}$`, 'iu')
/** Many languages put the oven or the verb after the heat: "Bei 180 Grad ca. 30 Minuten backen". */
const ovenAfter = new RegExp(
  String.raw`^(?:[^.;!?]|(?<=(?<!\p{L})(?:ca|min|std))\.){0,50}(?<!\p{L})(?:vorheizen|vorgeheizt\p{L}*|(?:über|an|fertig)?backen|voorverwarmen|bakken|(?:hei(?:ß|ss)|warm)en (?:back)?ofen|varm (?:ovn|ugn)|(?:hete|warme) oven)(?!\p{L})`,
  'iu',
)

/** After these, degrees are a heat: "turn the oven to 350°", "retournez les légumes et cuisez à 180°". */
const heatWords =
  'to|at|on (?:the |your )?oven|oven on|bake|roast|cook|backen|bakken|cui(?:re|sson|sez)|enfourn(?:er|ez)'
/** "Um 180 Grad", "di 180 gradi" and "rotate the skewers 360 degrees" turn the food or its tray. */
const turns = new RegExp(
  String.raw`(?<!\p{L})(?:(?:um|di|de) |(?:turn(?!ip|over)|gir|rot(?:at|ar|ier)|voltea|re?tourn|pivot|dreh|draai|vrid|drej|snu)\p{L}*(?:(?!(?<!\p{L})(?:${heatWords})(?!\p{L}))[^.;,!?\d]){0,30})$`,
  'iu',
)

const isOvenCelsius = (degrees: number) => degrees >= 120 && degrees <= 260
const isOvenFahrenheit = (degrees: number) => degrees >= 275 && degrees <= 550

const rangeTo = '(?: ?[-–] ?| (?:to|bis|à|a|tot|til|till) )'
/**
 * "375°" and "160-180 degrees", but not "180 °C" and "350 degrees F", which have a scale, nor "180° 160° fan". A time
 * may follow: "375° 9-11 min", "400° 1 hour".
 */
const withoutLetter = new RegExp(
  String.raw`(?<![\d.,/-])(?:(\d{3})${rangeTo})?(\d{3})(?: ?[°º˚]| degrees?(?!\p{L}))(?! ?\(?[cf](?!\p{L})| ?\d(?!\d?(?: ?[-–] ?\d{1,2})? ?(?:min|h))| ?/? ?\d{3}| (?:${scaleNames}))`,
  'giu',
)
/** "400 degrees/200 degrees" in both scales, and "350°/325° convection". */
const pairOfHeats =
  /(?<![\d.,/-])(\d{3})(?: ?[°º˚]| degrees?(?!\p{L}))? ?\/ ?(\d{3})(?: ?[°º˚]| degrees?(?!\p{L}))(?! ?\(?[cf](?!\p{L})| (?:fahrenheit|celsius|centigrade))/giu
/** Languages with these words measure in degrees Celsius. */
const celsiusBefore = /(?<!\p{L})(?:bei|auf|op|vid|ved) $/iu
const celsiusAfter =
  /^[ ,(]{0,2}(?:ober-|unter-?hitze|umluft|hei(?:ß|ss)luft|chaleur|(?:au|dans le|dans un) four|th(?:\.|ermostat)? ?\d)/iu

/** "Preheat to 350, 325 for convection": one of two bare heats would be half an answer. */
const anotherBare = String.raw`,?(?: (?:or|and))? \(?\d{2}[05](?=[.,;)]|$| ?[°º˚](?! ?f(?!\p{L}))| (?:for|if|in|with|on|fan|convection|degrees(?! f(?!\p{L})))(?!\p{L}))`
/**
 * "Bake at 350 for 20 minutes", "roast in a 350 oven", "turn the heat down to 350". Amounts that are reduced have a
 * unit: "reduce to 350 ml".
 */
const bareFahrenheit = new RegExp(
  String.raw`(?<!\p{L})((?:(?:${englishWords})(?!\p{L})[^.;!?]{0,50}? (?:to|at)|(?:bake|roast|cook)(?!\p{L})[^.;!?\d]{0,40} in(?: an?)?(?: preheated| hot)?|(?:reduce|lower|decrease|increase|raise|turn)(?: (?:it|the|oven|heat|temperature|up|down)){0,3} to) )(\d{2}[05])(?!${anotherBare})(?=[.,;)]|$| (?:for|until|and|about|oven) | \d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? ?(?:min|hour|hr))`,
  'giu',
)

/** "Preheat to 425°. Reduce the heat to 350°." */
const lowered = new RegExp(
  String.raw`(?<!\p{L})((?:reduce|lower|decrease|increase|raise|turn)(?: (?:it|the|oven|heat|temperature|up|down)){0,3} to )(\d{3})(?: ?[°º˚]| degrees)(?! ?\(?[cf](?!\p{L})| ?[\d/–-]| (?:${scaleNames}|to \d))`,
  'giu',
)

/** "Préchauffer le four à 200." */
const bareCelsius =
  /(?<!\p{L})((?:(?:le|du|votre) four|(?:back)?ofen|horno|forno|ugnen|ovnen|de oven)(?!\p{L})[^.;!?\d]{0,20} (?:à|auf|a|på|op) )(\d{2}[05])(?=[.,;)]|$| (?:vorheizen|pendant|durante|et|y|e|und) )/giu

const withoutScale = new RegExp(
  String.raw`(?<![\d.,/-])(\d{3})(?:${rangeTo}(\d{3}))? (?:${otherDegree})(?!\p{L}| ?\(?[cf](?!\p{L})| (?:${scaleNames}))`,
  'giu',
)

/** Keyboards and converters write the degree sign in many ways: "400℉", "200 ⁰C", "350”F", "350*", "400 degrees (F)". */
const plainDegrees = (text: string): string =>
  text
    .replace(/(?<=\d) ?℉/g, ' °F')
    .replace(/(?<=\d) ?℃/g, ' °C')
    .replace(/(?<=\d{2}) ?[⁰ᵒ] ?([FC])(?!\p{L})/gu, ' °$1')
    // "2C flour" are cups.
    .replace(/(?<=(?<!\p{L})(?:to|at|of|reaches|bis|auf|bei|à|a|op|på) [3-9]\d)C(?![\p{L}\d])/gu, ' °C')
    // A quote behind two digits is an inch.
    .replace(/(?<=\d{3}) ?[*”"'’′]{1,2} ?([FC])(?!\p{L})/gu, ' °$1')
    .replace(/(?<=(?:to|at) \d{2}[05])\*(?=[\s.,;)]|$)/g, '°')
    .replace(/(?<=\d degrees) \(([FC])\)/g, ' $1')

/** Names the scale of an oven's heat that has none: "Preheat the oven to 350 degrees." Where it could be both, it stays. */
export function withScale(text: string): string {
  return plainDegrees(text)
    .replace(bareFahrenheit, (found, before: string, digits: string) =>
      isOvenFahrenheit(Number(digits)) ? `${before}${digits} °F` : found,
    )
    .replace(lowered, (found, before: string, digits: string) =>
      isOvenFahrenheit(Number(digits)) ? `${before}${digits} °F` : found,
    )
    .replace(bareCelsius, (found, before: string, digits: string) =>
      isOvenCelsius(Number(digits)) ? `${before}${digits} °C` : found,
    )
    .replace(pairOfHeats, (found, first: string, second: string, at: number, whole: string) => {
      const scale = scaleOfSecond(Number(first), Number(second))
      const before = whole.slice(Math.max(0, at - 70), at)
      return scale && englishOven.test(before) && !turns.test(before) ? `${first} °F/${second} °${scale}` : found
    })
    .replace(withoutLetter, (found, low: string | undefined, high: string, at: number, whole: string) => {
      const before = whole.slice(Math.max(0, at - 70), at)
      const after = whole.slice(at + found.length, at + found.length + 16)
      const scale = scaleFor([Number(low ?? high), Number(high)], before, after)
      return scale === null ? found : `${found.replace(/(?: ?[°º˚]| degrees?)$/i, '')} °${scale}`
    })
    .replace(withoutScale, (found, low: string, high: string | undefined, at: number, whole: string) => {
      const isOven = [low, high ?? low].every((degrees) => isOvenCelsius(Number(degrees)))
      const before = whole.slice(Math.max(0, at - 110), at)
      const after = whole.slice(at + found.length, at + found.length + 80)
      if (!isOven || turns.test(before) || !(ovenBefore.test(before) || ovenAfter.test(after))) return found
      return `${found.slice(0, found.lastIndexOf(' '))} °C`
    })
}

const ofFood =
  /(?<!\p{L})((?:heat|in|the) oil|internal(?:ly)?)(?!\p{L})([^.;!?\d]{0,40})(\d{3})(?: ?[°º˚]| degrees)(?! ?(?:[\d/(]|[cf](?!\p{L})|celsius|fahrenheit))/giu

/**
 * Names the scale of food's heat in English: "heat the oil to 350 degrees". Oil is never that hot in degrees Celsius,
 * and meat is never hotter than water boils.
 */
export const withFoodScale = (text: string): string =>
  text.replace(ofFood, (found, food: string, between: string, digits: string) => {
    const degrees = Number(digits)
    const isFahrenheit = /oil/i.test(food) ? isOvenFahrenheit(degrees) : degrees >= 120 && degrees <= 212
    return isFahrenheit ? `${food}${between}${digits} °F` : found
  })

/** Returns the scale of the heat after "400 degrees/". Null if the first is not in degrees Fahrenheit. */
function scaleOfSecond(first: number, second: number): Scale | null {
  if (!isOvenFahrenheit(first)) return null
  if (Math.abs(convertDegrees(first, 'F') - second) <= 10) return 'C'
  return isOvenFahrenheit(second) ? 'F' : null
}

function scaleFor(degrees: ReadonlyArray<number>, before: string, after: string): Scale | null {
  const isBeforeOven = /^ oven/i.test(after)
  if (turns.test(before) && !isBeforeOven) return null
  if (degrees.every(isOvenFahrenheit) && (englishOven.test(before) || isBeforeOven)) return 'F'
  const isCelsius = otherOven.test(before) || celsiusBefore.test(before) || celsiusAfter.test(after)
  return isCelsius && degrees.every(isOvenCelsius) ? 'C' : null
}
