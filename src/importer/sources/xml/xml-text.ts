import { childrenNamed, outermostElements, type HtmlElement, type HtmlNode } from '../../readers/html-tree.ts'
import { longest, plainText } from '../../readers/plain-text.ts'

/** Returns the text of an element with its line breaks. */
export function writtenText(node: HtmlNode): string {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(writtenText).join('') : ''
}

/** Returns the text of the first child element of a name as one line. */
export function textOfChild(parent: HtmlElement | undefined, name: string, limit: number = longest.title): string {
  const [child] = parent ? childrenNamed(parent, name) : []
  return child ? plainText(writtenText(child), limit) : ''
}

/** Returns the texts of all child elements of a name. */
export function textsOfChildren(parent: HtmlElement | undefined, name: string): Array<string> {
  const texts = parent ? childrenNamed(parent, name).map((child) => plainText(writtenText(child), longest.title)) : []
  return [...new Set(texts.filter((text) => text !== ''))]
}

/** Returns the entries of a child element: its list items, or its text if it has none. */
export function entriesOf(parent: HtmlElement, name: string): Array<string> {
  return childrenNamed(parent, name).flatMap((child) => {
    const items = outermostElements(child, (element) => element.name === 'li')
    return items.length > 0 ? items.map(writtenText) : [writtenText(child)]
  })
}

/** Joins the parts of a line that are not empty. */
export function joined(parts: ReadonlyArray<string | undefined>, mark = ' '): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(mark)
}
