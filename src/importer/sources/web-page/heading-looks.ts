import { textOf } from '../../readers/html-text.ts'
import { childElements, isElement, type HtmlElement, type HtmlNode } from '../../readers/html-tree.ts'

/** A line in bold and nothing else heads what follows, unless it is a sentence. */
export function isBoldLine(run: ReadonlyArray<HtmlNode>, text: string, parent: HtmlElement): boolean {
  if (text.length > 80 || /[.!?]$/.test(text)) return false
  if (/^(?:strong|b|dt|th|caption|legend|summary)$/.test(parent.name)) return true
  return run.every((node) =>
    isElement(node) ? isBoldElement(node) : node.type !== 'text' || node.data.trim() === '' || node.data.trim() === ':',
  )
}

const headingName = /(?:^|[\s_-])(?:sub)?(?:title|heading|header|headline|caption)(?:$|[\s_-])/i

/** "recipe-ingredients__title" between items is a heading, whatever its tag. */
export function isNamedHeading({ attribs }: HtmlElement, text: string): boolean {
  return text.length <= 60 && !/\d/.test(text) && headingName.test(attribs['class'] ?? '')
}

function isBoldElement(element: HtmlElement): boolean {
  if (/^(?:strong|b|u)$/.test(element.name)) return true
  const [only, ...others] = childElements(element)
  return only !== undefined && others.length === 0 && isBoldElement(only) && textOf(only) === textOf(element)
}
