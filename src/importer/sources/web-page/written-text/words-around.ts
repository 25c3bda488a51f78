import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { withoutBullet } from '../../../readers/written-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { isServings } from '../likeness.ts'
import { isGoodbye, isWish } from '../wishes.ts'
import { dishInGreeting } from './chat-words.ts'
import { isFoodLine } from './line-weight.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, isWrittenStep, startOfLists } from './note-lines.ts'
import { tipIn } from './note-tips.ts'
import {
  areTags,
  endsPage,
  isAdded,
  isCall,
  isClosing,
  isGiver,
  isGreeting,
  isLabeledLink,
  spokenHeading,
  tagsAtEnd,
} from './post-words.ts'

/** With the marks that join pictographs and give them colors. Unicode counts ©, ® and ™, which are words here. */
const pictograph = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\ufe0f|\u200d|\u20e3|[\u{1f3fb}-\u{1f3ff}])`
const pictographs = new RegExp(String.raw`^${pictograph}+\s*`, 'u')
/** Starts only where none stands before, or else many of them take minutes. */
const pictographsAtEnd = new RegExp(String.raw`(?<!\s|${pictograph})(?:\s|${pictograph})+$`, 'u')
/** A longer line is a paragraph. */
const longestLine = 2_000
/** A digit is part of "1️⃣". */
const startsWithPictograph = (line: string) => !/^\s*\d/.test(line) && pictographs.test(line.trimStart())
const fewestBullets = 2

/** The words of a line without bullets and pictographs around them. */
function wordsOf(line: string): string {
  if (line.length > longestLine) return line
  let words = withoutBullet(bareLine(line))
  while (!/^\d/.test(words) && pictographs.test(words)) words = words.replace(pictographs, '')
  return words.replace(pictographsAtEnd, '').trim()
}

/** A name between two pictographs, with words below it: "✨ Crispy gnocchi ✨ save this one!" */
const framed = new RegExp(String.raw`^${pictograph}+\s*([^\p{Extended_Pictographic}]{4,80}?)\s*${pictograph}`, 'u')

/** Returns the name of the dish between two pictographs. Another title stays as it is. */
export function withoutFrame(title: string): string {
  const words = framed.exec(title)?.[1] ?? ''
  return /\p{L}/u.test(words) ? words : title
}

/** "0:45 Peeling the apples" */
const videoStamp = /^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?\s*[-–—:]?\s+(?=\p{L}|\d)/u
const fewestChapters = 2
/** A video starts at 0:00. "8:00 Mix the dough" is a step. */
const startOfVideo = /^[[(]?(?:00?:)?00?:/
/** More lines than that have a stamp if they are what the video says. */
const mostChapters = 0.6

/**
 * Removes what stands around a recipe in posts, videos, letters and forums: hashtags, calls to save and follow, greetings,
 * signatures, and the chapters of a video. Pictographs in front of lines become bullets.
 */
export function withoutWordsAround(text: string): string {
  const lines = withBullets(withoutStamps(text.split('\n')))
  const spoken = lines.map(wordsOf)
  const signature = signatureOf(lines, spoken)
  const end = endOfPage(lines, spoken)
  const lists = startOfLists(lines)
  const isAbove = (at: number) => lists < 0 || at < lists
  const isLetter =
    Math.min(signature.start, end) < lines.length ||
    spoken.some((words) => isGreeting(words) || dishInGreeting(words) !== null)
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const title = onlyTitle(lines)
  const sections = new Set(spoken.map(sectionOfLine))
  // A shop's link may stand behind a food.
  const steps = startOfSteps(lines, spoken)
  // A single link may be where the recipe is from.
  const hasLinks = spoken.filter(isLabeledLink).length > 1
  const left = lines.slice(0, end).flatMap((line, at) => {
    const words = spoken[at] ?? ''
    if (at >= signature.start && at < signature.end) return ['']
    if (at === title) return [line]
    if (words === '') return /\p{L}|\d/u.test(line) || line.trim() === '' ? [line] : keepsMark(line)
    const heading = at > 0 ? spokenHeading(words) : null
    if (heading !== null && !sections.has(sectionOfLine(heading))) return [heading]
    if (
      areTags(words, at === last) ||
      isCall(words) ||
      (hasLinks && steps >= 0 && at > steps && isLabeledLink(words)) ||
      isAdded(words) ||
      (isAbove(at) && isGreeting(words))
    )
      return ['']
    if (isLetter && isFarewell(words)) return ['']
    if (nutrition.test(words)) return ['Nutrition']
    return [line.length <= longestLine ? line.replace(tagsAtEnd, '') : line]
  })
  return left.length === lines.length && left.every((line, at) => line === lines[at]) ? lines.join('\n') : tidy(left)
}

/** Returns the first line if nothing else can be the title. "Good morning muffins!" is no greeting then. */
function onlyTitle(lines: ReadonlyArray<string>): number {
  const first = lines.findIndex((line) => line.trim() !== '')
  const between = lines.slice(first + 1, Math.max(first + 1, startOfLists(lines.slice(first)) + first))
  const isAlone = between.every((line) => line.trim() === '' || isFactLine(line) || isServings(bareLine(line)))
  return isAlone ? first : -1
}

/** Returns where the steps start: at their heading, or at the first one below the foods. */
function startOfSteps(lines: ReadonlyArray<string>, spoken: ReadonlyArray<string>): number {
  const named = spoken.findIndex((words) => sectionOfLine(words) === 'steps')
  const lastFood = lines.findLastIndex(isFoodLine)
  if (named >= 0 || lastFood < 0) return named
  return spoken.findIndex((words, at) => at > lastFood && isWrittenStep(words) && !isLabeledLink(words))
}

/** "Enjoy your meal!! Love" */
const isFarewell = (words: string) =>
  words.length <= longestFarewell &&
  !opensStep.test(words) &&
  words.split(/[!.]+\s*/).every((part) => part === '' || isWish(part) || isGoodbye(part) || isClosing(part))

/** Pages end with "You might also enjoy" and "Printed from". In a letter they start advice and steps. */
const opensStep = /^(?:you (?:may|might)|printed)/i
const longestFarewell = 100

/** "Nährwerte pro Portion" heads what is no step. */
const nutrition =
  /^(?:nutrition(?:al)?(?: (?:facts|values?|information))?|nährwerte?|nährwertangaben|valeurs nutritionnelles|información nutricional|valori nutrizionali|voedingswaarden?) (?:pro|per|par|por) \p{L}+:?$/iu

/** Removed lines at the start and end leave nothing. */
const tidy = (lines: ReadonlyArray<string>) => lines.join('\n').replace(/^\s*\n/, '')

/** A line of dashes is a rule between recipes. A dot or a pictograph alone only makes room. */
const keepsMark = (line: string) => (/[-=*_~#|>]/.test(line) ? [line] : [''])

/** Word writes "o", "·" or a private letter and a tab. Markdown writes "[x]" for a box that is checked. */
const wordBullet = /^\s*[o·§\uf0b7]\t\s*/u
const checkedBox = /^(\s*[-*+•]\s+)?\[[xX✓✔]\]\s+/u

/** A mark at the start of several lines is their bullet: "✨ 3 eggs". */
function withBullets(written: ReadonlyArray<string>): Array<string> {
  const lines = written.map((line) => line.replace(wordBullet, '- ').replace(checkedBox, '- '))
  const counts = new Map<string, number>()
  const marks = lines.map((line, at) => {
    const mark = at > 0 && startsWithPictograph(line) ? (pictographs.exec(line.trimStart())?.[0].trim() ?? '') : ''
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
    return mark
  })
  return lines.map((line, at) => {
    const mark = marks[at] ?? ''
    const words = line.trimStart().slice(mark.length).trim()
    if (mark === '' || words === '') return line
    return (counts.get(mark) ?? 0) >= fewestBullets && sectionOfLine(words) === null ? `• ${words}` : words
  })
}

/** Removes the stamps of a transcript, and the chapters of a video with the word above them. */
function withoutStamps(lines: ReadonlyArray<string>): Array<string> {
  const stamped = lines.map((line) => videoStamp.test(line))
  const count = stamped.filter(Boolean).length
  if (count < fewestChapters || !startOfVideo.test(lines[stamped.indexOf(true)] ?? '')) return [...lines]
  const isTranscript = count > lines.filter((line) => line.trim() !== '').length * mostChapters
  if (isTranscript) return lines.map((line) => line.replace(videoStamp, ''))
  const others = lines.filter((line, at) => {
    const isChapter = stamped[at] && (stamped[at - 1] || stamped[at + 1])
    const headsChapters = stamped[at + 1] && stamped[at + 2] && wordsOf(line).split(' ').length <= mostWordsOfHeading
    return !isChapter && !headsChapters
  })
  // "0:30 Fold the dough." is a step if there are no others.
  const lastFood = others.findLastIndex(isFoodLine)
  return others.some((line, at) => at > lastFood && isWrittenStep(wordsOf(line))) ? others : [...lines]
}

/** Returns where the comments of a page start. */
function endOfPage(lines: ReadonlyArray<string>, spoken: ReadonlyArray<string>): number {
  const last = spoken.findLastIndex(endsPage)
  if (last < 0) return lines.length
  const steps = spoken.findIndex((words) => sectionOfLine(words) === 'steps')
  const end = steps < 0 ? -1 : spoken.findIndex((words, at) => at > steps && endsPage(words))
  const holdsList = lines.slice(Math.max(0, end)).some((line) => isFoodLine(line) && measuresIngredient(line))
  return end < 0 || holdsList ? lines.length : end
}

const mostWordsOfHeading = 3
const longestSignature = 6
const longestSigned = 60
const signatureRule = /^(?:--|_{5,})\s*$/

/** "PS: with cream it is even better", or a sentence */
const isPostscript = (words: string) =>
  tipIn(words) !== null ||
  (/\p{L}{2}[.!?]$/u.test(words) &&
    words.split(' ').length >= fewestWordsOfSentence &&
    !isCall(words) &&
    !isFarewell(words))

const fewestWordsOfSentence = 2

/** Returns the closing of a letter and the names below it. Below them are at most short lines and a postscript. */
function signatureOf(lines: ReadonlyArray<string>, spoken: ReadonlyArray<string>): { start: number; end: number } {
  const written = [...lines.keys()].filter((at) => (lines[at] ?? '').trim() !== '')
  for (const [index, at] of [...written.entries()].slice(1).slice(-longestSignature - 1)) {
    const words = spoken[at] ?? ''
    const isBelowSentence = /[.!?]\s*$/.test(lines[written[index - 1] ?? 0] ?? '')
    const isEnd = isClosing(words) || signatureRule.test(lines[at]?.trim() ?? '') || (isBelowSentence && isGiver(words))
    if (!isEnd) continue
    const added = spoken.findIndex((line, row) => row > at && isPostscript(line))
    const end = added < 0 ? lines.length : added
    const below = spoken.slice(at + 1, end)
    if (below.every((line) => line.length <= longestSigned && !isFoodLine(line) && sectionOfLine(line) === null))
      return { start: at, end }
  }
  return { start: lines.length, end: lines.length }
}
