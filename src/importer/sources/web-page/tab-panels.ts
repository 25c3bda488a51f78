import { startOfText } from '../../readers/html-text.ts'
import type { HtmlElement } from '../../readers/html-tree.ts'
import { sectionOfLine } from './section-words.ts'

const longestLabel = 40
/** Hostile pages nest thousands of tabs. */
const mostTabs = 300

/**
 * Returns the sections that tabs name, by the id of the box each tab opens: `<a href="#panel-2">Method</a>` above
 * `<div id="panel-2">`.
 */
export function sectionsOfPanels(elements: ReadonlyArray<HtmlElement>): ReadonlyMap<string, string> {
  const sections = new Map<string, string>()
  let tabs = 0
  for (const element of elements) {
    const id = panelOf(element)
    if (!id || sections.has(id)) continue
    tabs += 1
    if (tabs > mostTabs) break
    const section = sectionOfLine(startOfText(element, longestLabel).trim())
    if (section === 'ingredients' || section === 'steps') sections.set(id, section)
  }
  return sections
}

function panelOf({ name, attribs }: HtmlElement): string | undefined {
  const target = attribs['aria-controls'] ?? attribs['data-bs-target'] ?? attribs['data-target']
  if (target) return target.replace(/^#/, '')
  return name === 'a' && attribs['href']?.startsWith('#') ? attribs['href'].slice(1) : undefined
}
