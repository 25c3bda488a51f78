import { isBlock, preformattedLines, textOf } from '../../readers/html-text.ts'
import { childElements, isElement, type HtmlElement, type HtmlNode } from '../../readers/html-tree.ts'
import {
  elementsWithBlocks,
  headingRank,
  isBlank,
  isBrokenText,
  isColumnNames,
  isHeadingRow,
  isItem,
  isSkipped,
} from './element-kinds.ts'
import type { Outline } from './entries.ts'
import { isNamedHeading, isRunInLabel, withoutEditLink } from './heading-looks.ts'
import { isHiddenVersion } from './hidden-version.ts'
import { ingredientInRow, ingredientsColumn } from './ingredient-columns.ts'
import { addLine, type OutlineDraft } from './outline-draft.ts'
import type { Page } from './page.ts'
import { rowsIn } from './rows.ts'
import { startsWithSection, withoutFalseSection } from './section-starts.ts'
import { pairOf } from './term-pairs.ts'
import { endRun, type TextRun } from './text-runs.ts'

export function outlineOf(page: Page): Outline {
  const rows = rowsIn(page.elements)
  const draft: OutlineDraft = {
    entries: [],
    rangeOf: new Map(),
    rows,
    withBlocks: elementsWithBlocks(page.elements, rows),
  }
  for (const element of childElements(page.document)) addElement(draft, element)
  return { entries: draft.entries.map(withoutFalseSection), rangeOf: draft.rangeOf }
}

function addElement(draft: OutlineDraft, element: HtmlElement) {
  if (isSkipped(element)) return
  const { entries, rangeOf } = draft
  const start = entries.length
  addLinesOf(draft, element)
  rangeOf.set(element, [start, entries.length])
}

function addLinesOf(draft: OutlineDraft, element: HtmlElement) {
  const { rows, withBlocks } = draft
  const pair = pairOf(element)
  if (pair !== null) return addLine(draft, { text: pair, element, isItem: true })
  const rank = headingRank(element)
  if (rank > 0) return addLine(draft, { text: withoutEditLink(element), element, rank })
  const column = ingredientsColumn(element)
  if (column !== null) return addLine(draft, { text: column, element, rank: 7 })
  if (isColumnNames(element)) return
  const ingredient = ingredientInRow(element)
  if (ingredient !== null) return addLine(draft, { text: ingredient, element, isItem: true })
  if (element.name === 'pre' && !withBlocks.has(element)) {
    for (const line of preformattedLines(element)) addLine(draft, { text: line, element })
    return
  }
  const isRow = rows.has(element) || element.name === 'tr'
  const isPart = isRow && startsWithSection(element.children.filter((node) => !isBlank(node)))
  if (!isPart && (rows.has(element) || isItem(element, withBlocks))) addItem(draft, element)
  else addChildren(draft, element)
}

function addItem(draft: OutlineDraft, element: HtmlElement) {
  const text = textOf(element)
  const isHeading = isNamedHeading(element, text) || isHeadingRow(element)
  addLine(draft, { text, element, rank: isHeading ? 7 : 0, isItem: true })
}

function addChildren(draft: OutlineDraft, parent: HtmlElement) {
  const run: TextRun = { parent, nodes: [], unfinished: [] }
  for (const child of parent.children) addNode(draft, run, child)
  endRun(draft, run)
}

/** Adds a node to the run, or ends the run and adds the node's own lines. */
function addNode(draft: OutlineDraft, run: TextRun, node: HtmlNode) {
  const { rows, withBlocks } = draft
  if (run.nodes.length === 0 && isBlank(node)) return
  if (!isElement(node)) run.nodes.push(node)
  else if (node.name === 'br') endRun(draft, run)
  else if (isHiddenVersion(node, withBlocks)) endRun(draft, run)
  else if (isBrokenText(node, withBlocks) && !isSkipped(node)) addBrokenText(draft, run, node)
  else if (isBlock(node) || withBlocks.has(node) || rows.has(node)) {
    endRun(draft, run, run.parent.name === 'li' && /^[uo]l$/.test(node.name))
    addElement(draft, node)
  } else if (!isSkipped(node)) {
    if (run.nodes.length > 0 && isRunInLabel(node)) endRun(draft, run)
    run.nodes.push(node)
  }
}

function addBrokenText(draft: OutlineDraft, run: TextRun, element: HtmlElement) {
  const { entries, rangeOf } = draft
  const start = entries.length
  for (const part of element.children) addNode(draft, run, part)
  rangeOf.set(element, [start, entries.length])
  if (run.nodes.length > 0) run.unfinished.push([element, start])
}
