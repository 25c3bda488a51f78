import { isBlock, startOfText, textOfAll } from '../../readers/html-text.ts'
import { isElement, type HtmlNode } from '../../readers/html-tree.ts'
import type { Entry } from './entries.ts'
import { isMeasured } from './likeness.ts'
import { sectionOfLine } from './section-words.ts'

/** Returns true for a card whose first words are the name of a section, in an element of their own, and then a sentence. */
export function startsWithSection([first, ...rest]: ReadonlyArray<HtmlNode>): boolean {
  if (!first || !isElement(first) || isBlock(first) || rest.length === 0) return false
  const section = sectionOfLine(startOfText(first, 40))
  return (section === 'steps' || section === 'ingredients') && /[.!。]$|\d/.test(textOfAll(rest))
}

/**
 * Returns a heading such as "Mix the dry ingredients" as one that starts no section, if a sentence is below it and no
 * list.
 */
export function withoutFalseSection(entry: Entry, index: number, entries: ReadonlyArray<Entry>): Entry {
  if (entry.section !== 'ingredients' || sectionOfLine(entry.text) !== null) return entry
  const [sentence, next] = entries.slice(index + 1, index + 3)
  const isAboveSentence =
    sentence?.rank === 0 &&
    /[.!。]$/.test(sentence.text) &&
    (sentence.text.length > shortestSentence || isSentence(next))
  const isAboveList = next !== undefined && next.rank === 0 && isMeasured(next.text) && !/[.!。]$/.test(next.text)
  return isAboveSentence && !isAboveList ? { ...entry, section: null } : entry
}

const isSentence = (entry: Entry | undefined) => entry?.rank === 0 && /[.!。]$/.test(entry.text)

const shortestSentence = 20
