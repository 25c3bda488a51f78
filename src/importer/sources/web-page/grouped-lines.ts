import type { Line } from '../../readers/findings.ts'
import { headingText, withoutBullet, withoutStepNumber } from '../../readers/written-lines.ts'
import { looksLike, type Entry } from './entries.ts'
import { endsInStepNumber } from './heading-candidates.ts'
import { isServings } from './likeness.ts'
import { partNamed, sectionOfLine, type Section } from './section-words.ts'

export const isListItem = ({ element }: Entry) => element.name === 'li'

/** Returns whether a heading is the name of a group. "Ingredients for the filling" is, but "Ingredients" is not. */
function namesGroup(section: Section | null, text: string): boolean {
  return section === null || (section !== 'other' && sectionOfLine(text) === null)
}

/** Returns true for items that carry the same class. "Serving suggestions" between them names their last part. */
function isSameList(last: Entry | undefined, next: Entry | undefined): boolean {
  return Boolean(last && next?.isItem && next.element.attribs['class'] && looksLike(last.element, next.element))
}

/** Returns true for the name of a unit system and for a number of servings, which are no parts of the dish. */
const isSwitch = (name: string) =>
  /^(?:metric|imperial|us|u\.s\.|(?:us )?customary)(?: units)?$/i.test(name) ||
  (/\d/.test(name) && isServings(name.replace(/[^\p{L}\p{N}\s–-]/gu, '').trim()))

const isSentence = (name: string) => /\p{L}{3}[.!?…。！]$/u.test(name) && name.split(' ').length > 3

/** Returns the lines that belong to a list, each with the last heading above it. */
export function grouped(
  entries: ReadonlyArray<Entry>,
  isHeading: (text: string, entry: Entry) => boolean,
  belongs: (entry: Entry) => boolean,
): Array<Line> {
  const lines: Array<Line> = []
  let group: string | null = null
  let isElsewhere = false
  let last: Entry | undefined
  entries.forEach((entry, index) => {
    const text = withoutBullet(entry.text)
    if (text === '') return
    const { section } = entry
    if (entry.rank > 0 || section !== null || isHeading(text, entry)) {
      const name = headingText(withoutStepNumber(text))
      const goesOn = section === 'other' && /\bserv/i.test(name) && isSameList(last, entries[index + 1])
      const isName = /\p{L}/u.test(name) && !isSentence(name) && !isSwitch(partNamed(name))
      if ((namesGroup(section, text) || goesOn) && isName && !endsInStepNumber(text)) group = name
      isElsewhere = section === 'other' && !goesOn
    } else if (!isElsewhere && belongs(entry)) {
      lines.push({ text, group })
      last = entry
    }
  })
  return lines
}
