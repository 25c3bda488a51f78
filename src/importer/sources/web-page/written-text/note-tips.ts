import { isGroupHeading } from '../../../readers/written-lines.ts'
import { bareLine, isAmountLine, startOfLists } from './note-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { headsTips } from '../tips.ts'

const noteWords =
  'notes?|n\\.?\\s?b\\.?|p\\.?\\s?s\\.?|tips?|tipps?|anmerkung(?:en)?|bemerkung(?:en)?|hinweise?|astuces?|conseils?|remarques?|consejos?|trucos?|notas?|dicas?|consigli[oa]?|opmerking(?:en)?|vinkki|wskaz[óo]wk[ai]|porady?|uwag[ai]|tipy|megjegyzés|примечани[ея]|советы?|コツ|小贴士|小貼士'
/** Labels that say more than "Note" does. They stay before the words. */
const adviceWords =
  'storage|storing|to store|variations?|serving suggestions?|substitutions?|make[- ]ahead|freezing|aufbewahrung|haltbarkeit|variante[ns]?|abwandlung(?:en)?|conservation|conservación|variaci[oó]n(?:es)?|conservazione|variazioni|bewaren|variaties|förvaring|opbevaring|przechowywanie'
/** "Freezer tip", "Serviertipp". As a line of its own, it may be a food: "Asparagus tips". */
const compounds = '(?:\\p{L}{1,20}[ -]){1,2}(?:notes?|tips?|tipps?)|\\p{L}{2,20}tipps?'

const note = new RegExp(`^(?:${noteWords})(?:\\s?\\d{1,2})?\\s?(?:[:：]|\\s[-–—]\\s)\\s*(?=\\S)`, 'iu')
const postscript = /^(?:N\.?B\.?|P\.?S\.?)\s+(?=\S)/u
const advice = new RegExp(`^(?:(?:${adviceWords})\\s?[:：]\\s*\\S|(?:${compounds})\\s?[:：]\\s*\\p{L})`, 'iu')
const adviceHeading = new RegExp(`^(?:${adviceWords})\\s?[:：]?$`, 'iu')
const listMark = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/
/** A plain or bold line ends at any heading of Markdown. */
const plainRank = 7

interface Block {
  /** 1 to 6 for a heading of Markdown, 7 for another line, 0 for a paragraph that starts with its label. */
  rank: number
  label: string
}

/**
 * Takes notes and tips below the start of the lists out of a text: lines such as "Tip: serve warm", the rest of a
 * paragraph that starts like that, and what stands below a heading such as "Notes".
 */
export function tipsApart(text: string): { body: string; tips: Array<string> } {
  const lines = text.split('\n')
  const start = startOfLists(lines)
  if (start < 0) return { body: text, tips: [] }
  const body = lines.slice(0, start)
  const tips: Array<Array<string>> = []
  let block: Block | null = null
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const words = bareLine(line.replace(listMark, ''))
    const heading = headingIn(line, words)
    const tip = heading ? null : tipIn(words)
    if (heading) block = heading
    else if (tip !== null) {
      tips.push([tip])
      // Within a paragraph of steps, only the line itself is a tip.
      if (!block || block.rank === 0) block = (lines[at - 1] ?? '').trim() === '' ? { rank: 0, label: '' } : null
    } else if (block && !endsBlock(block, lines, at)) addTo(tips, block, words)
    else {
      block = null
      body.push(line)
    }
  }
  return { body: body.join('\n'), tips: tips.map((words) => words.join(' ')) }
}

/** Returns true for the heading of notes, tips or other advice. */
export const headsAdvice = (words: string) => headsNotes(words) || adviceHeading.test(words)

/** Cooks write "Notizen" above what they note. On pages it heads the notes of visitors. */
const ownNotes =
  /^(?:(?:meine )?notizen?|notities|anteckningar|notater|noter|notatki|poznámky|appunti|observaciones|observaç(?:ão|ões)|osservazioni|huomioita|muistiinpanot|megjegyzések|заметки)\s*[:：]?$/iu
const headsNotes = (words: string) => headsTips(words) || ownNotes.test(words)

function headingIn(line: string, words: string): Block | null {
  if (!headsAdvice(words)) return null
  const rank = /^\s*(#{1,6})\s/.exec(line)?.[1]?.length ?? plainRank
  return { rank, label: headsNotes(words) ? '' : `${words.replace(/\s*[:：]$/, '')}: ` }
}

/** Returns the tip of a line such as "Tip: serve warm", or null. */
export function tipIn(words: string): string | null {
  if (advice.test(words)) return words
  const label = (note.exec(words) ?? postscript.exec(words))?.[0]
  return label === undefined ? null : capitalized(words.slice(label.length))
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function endsBlock({ rank }: Block, lines: ReadonlyArray<string>, at: number): boolean {
  const line = lines[at] ?? ''
  if (rank === 0) return line.trim() === '' || listMark.test(line)
  const marks = /^\s*(#{1,6})\s/.exec(line)?.[1]?.length
  return (marks !== undefined && marks <= rank) || sectionOfLine(bareLine(line)) !== null || startsList(lines, at)
}

/** Returns true for the first of several ingredients, or the heading above one. They are another part of the dish. */
function startsList(lines: ReadonlyArray<string>, at: number): boolean {
  const line = lines[at] ?? ''
  return isAmountLine(lines[at + 1] ?? '') && (isAmountLine(line) || isGroupHeading(bareLine(line)))
}

/** Adds a line to its paragraph, or as a tip of its own below a heading. */
function addTo(tips: Array<Array<string>>, block: Block, words: string) {
  if (!/\p{L}/u.test(words)) return
  if (block.rank === 0) tips.at(-1)?.push(words)
  else tips.push([`${block.label}${words}`])
  block.label = ''
}
