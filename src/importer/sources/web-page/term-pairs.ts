import { textOf } from '../../readers/html-text.ts'
import { isElement, type HtmlElement } from '../../readers/html-tree.ts'

const longestPart = 60

/** Joins `<dt>flour</dt><dd>200 g</dd>` into one line for the term. Returns an empty string for the description. */
export function pairOf(element: HtmlElement): string | null {
  const { name } = element
  if (name !== 'dt' && name !== 'dd') return null
  const [term, description] =
    name === 'dt' ? [element, neighbour(element, 'next')] : [neighbour(element, 'prev'), element]
  if (term?.name !== 'dt') return null
  if (description?.name !== 'dd') return textOf(term)
  // If the term is a number, it only counts the descriptions.
  if (/^\d{1,2}\D?$/.test(textOf(term))) return name === 'dt' ? '' : textOf(description)
  const parts = [textOf(term), textOf(description)]
  if (parts.some((part) => part.length > longestPart)) return null
  return name === 'dt' ? parts.join(' ') : ''
}

function neighbour(element: HtmlElement, direction: 'next' | 'prev'): HtmlElement | undefined {
  let node = element[direction]
  while (node && !isElement(node)) node = node[direction]
  return node ?? undefined
}
