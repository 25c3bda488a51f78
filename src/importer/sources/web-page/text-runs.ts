import { startOfLines, textOfAll } from '../../readers/html-text.ts'
import { isElement, parentElement, type HtmlElement, type HtmlNode } from '../../readers/html-tree.ts'
import { formattingTag, isBlank, longestHeading } from './element-kinds.ts'
import { isLink } from './entries.ts'
import { isBoldLine, isNamedHeading } from './heading-looks.ts'
import { addLine, type OutlineDraft } from './outline-draft.ts'
import { remembered } from './remembered.ts'
import { amountsInSentence, withoutRunInHeading } from './run-in-headings.ts'
import { startsWithSection } from './section-starts.ts'

/** The nodes of a line that is not complete yet. */
export interface TextRun {
  parent: HtmlElement
  nodes: Array<HtmlNode>
  /** Formatting around line breaks whose last line is in this run, and its first line. */
  unfinished: Array<[element: HtmlElement, start: number]>
}

/** Adds the line of a run, and empties the run. */
export function endRun(draft: OutlineDraft, run: TextRun, isAboveList = false) {
  if (run.nodes.length === 0) return
  const text = addCardTitle(draft, run)
  addRunText(draft, run, text, isAboveList)
  const { entries, rangeOf } = draft
  for (const node of run.nodes)
    if (isElement(node)) rangeOf.set(node, [entries.length - (text === '' ? 0 : 1), entries.length])
  for (const [element, start] of run.unfinished) rangeOf.set(element, [start, entries.length])
  run.unfinished = []
  run.nodes = []
}

/** Adds the title of a card, such as "Ingredients" before a list without line breaks. Returns the other text. */
function addCardTitle(draft: OutlineDraft, { parent, nodes }: TextRun): string {
  const whole = textOfAll(nodes)
  const [first, ...rest] = nodes
  const isCard = first !== undefined && !/[:：]/.test(whole.slice(0, 40)) && startsWithSection(nodes)
  if (!isCard) return whole
  addLine(draft, { text: textOfAll([first]), element: parent, rank: 7 })
  return textOfAll(rest)
}

function addRunText(draft: OutlineDraft, { parent, nodes }: TextRun, text: string, isAboveList: boolean) {
  const above = draft.entries.at(-1)
  const listed = above && above.rank > 0 && above.section === 'ingredients' ? amountsInSentence(text) : null
  const parts = withoutRunInHeading(text)
  const box = boxOf(nodes) ?? parent
  if (listed) for (const line of listed) addLine(draft, { text: line, element: parent, isItem: true })
  else if (parts !== null) {
    addLine(draft, { text: parts.heading, element: parent, rank: 7 })
    for (const line of parts.lines) addLine(draft, { text: line, element: parent, isItem: parts.lines.length > 1 })
  } else if (text !== '') {
    const isHeading =
      isBoldLine(nodes, text, box) || isNamedHeading(box, text) || (isAboveList && headsNestedList(text))
    addLine(draft, {
      text,
      element: isHeading || isLink(parent) ? parent : (onlyLink(nodes) ?? parent),
      rank: isHeading ? 7 : 0,
    })
  }
}

/** Returns the link that is all of a line: "Back to the recipes" below a list. */
function onlyLink(nodes: ReadonlyArray<HtmlNode>): HtmlElement | undefined {
  const [only, ...others] = nodes.filter((node) => !isBlank(node))
  return only !== undefined && others.length === 0 && isElement(only) && isLink(only) ? only : undefined
}

/** Returns true for the words of an item above its own list: "Topping". */
const headsNestedList = (text: string) => text.length <= 40 && !/\d|[.!?]$/.test(text)

/** Returns the element around all nodes of a line and around no other line. In bold, such a line is a heading. */
function boxOf([first, ...others]: ReadonlyArray<HtmlNode>): HtmlElement | null {
  const box = first && others.every(({ parent }) => parent === first.parent) ? parentElement(first) : null
  return box && formattingTag.test(box.name) && isOneLine(box) ? box : null
}

/** Reads no more than a heading has, because hundreds of boxes may be nested. */
const isOneLine = remembered((box: HtmlElement) => {
  const [line = '', ...others] = startOfLines(box, longestHeading)
  return line !== '' && line.length < longestHeading && others.length === 0
})
