import { numberWords } from '../../ingredients/number-words.ts'

const joint = '(?:und|et|y|e|en|och|og|i|a)'
const article = '(?:eine|une?|una|een|en)'
const half = '(?:halbe|demie?|medi[ao]|mezz[ao]|mei[ao]|hal(?:f|ve|v)|pół|půl)'
const quarter = '(?:quarter|quart|cuarto|quarto|kwart|kvart)'
const hour = '(?:hours?|stunden?|heures?|horas?|ora|uur|timme|time)'

/**
 * Matches the end of a time: "an hour and a half", "une heure et demie". English needs the article, because a step may
 * continue with "bake 1 hour and half the cheese".
 */
const andA = (part: string) => `(?:(?:and|&) (?:a|one) ${part}|${joint} (?:${article} )?${part})(?!\\p{L})`
export const andAHalf = `(?:${andA(half)}|半)`
export const andAQuarter = andA(quarter)

/** Matches "three quarters of an hour", "un quart d'heure", "Dreiviertelstunde". Its group is the count, if any. */
export const quarterHours =
  `(?<!\\p{L})(?:(\\d|\\p{L}{1,5})[ -]?)?` +
  `(?:(?:quarters?|quarts?|cuartos?|quart[io]s?|viertel)(?: of| de| d')?(?: ?an?)?[ -]?${hour}|kwartier|kvarter|kvart)` +
  '(?!\\p{L})'

/** Matches half an hour in one word: "une demi-heure", "mezz'ora". Not in "two and a half-hour". */
export const halfHour = `(?<!\\p{L}|and )(?<!(?:and|&) an? )(?:(?:an?|une) )?(?:half-hour|demi-heure|mezz'?ora|полчаса|halvtimme|halvtime)(?!\\p{L})`

/** "A time" and "a timer" are no hours in English, nor is "en minutos" one minute in Spanish. */
export const notNumber =
  '(?:(?:an?|one) timer?|e[nt] (?:minut[eo]s|heures|horas|jours|d[ií]as|semanas|semaines))(?!\\p{L})'

/**
 * Spelled-out numbers as alternatives of a pattern, without Chinese ones: the Japanese 十分 is "enough", not ten minutes.
 */
export const spelledNumbers = [...numberWords.keys()]
  .filter((word) => !/\p{sc=Han}/u.test(word))
  .toSorted((one, other) => other.length - one.length)
  .join('|')
