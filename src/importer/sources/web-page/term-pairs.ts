import { textOf } from '../../readers/html-text.ts'
import { childrenNamed, isElement, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { remembered } from './remembered.ts'

const longestPart = 60

/** Joins `<dt>flour</dt><dd>200 g</dd>` into one line for the term. Returns an empty string for the description. */
export function pairOf(element: HtmlElement): string | null {
  const { name } = element
  if (name !== 'dt' && name !== 'dd') return null
  const [term, description] =
    name === 'dt' ? [element, neighbour(element, 'next')] : [neighbour(element, 'prev'), element]
  if (term?.name !== 'dt') return null
  if (description?.name !== 'dd') return textOf(term)
  // If all terms are numbers, they only count the descriptions.
  if (isNumber(term) && areTermsNumbers(parentElement(term) ?? term)) return name === 'dt' ? '' : textOf(description)
  const parts = [textOf(term), textOf(description)]
  if (parts.some((part) => part.length > longestPart)) return null
  return name === 'dt' ? parts.join(' ') : ''
}

const isNumber = (term: HtmlElement) => /^\d{1,2}\D?$/.test(textOf(term))

const areTermsNumbers = remembered((list: HtmlElement) => childrenNamed(list, 'dt').every(isNumber))

function neighbour(element: HtmlElement, direction: 'next' | 'prev'): HtmlElement | undefined {
  let node = element[direction]
  while (node && !isElement(node)) node = node[direction]
  return node ?? undefined
}
