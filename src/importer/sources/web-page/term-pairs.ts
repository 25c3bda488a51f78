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
  if (heads(term)) return null
  // If all terms are numbers, or the numbers count up, they only count the descriptions.
  if (isNumber(term) && countDescriptions(parentElement(term) ?? term)) return name === 'dt' ? '' : textOf(description)
  const parts = [textOf(term), textOf(description)]
  if (parts.some((part) => part.length > longestPart)) return null
  return name === 'dt' ? parts.join(' ') : ''
}

/** Returns true for a term with several descriptions. It heads them: "For the sauce". */
const heads = (term: HtmlElement) => neighbour(neighbour(term, 'next') ?? term, 'next')?.name === 'dd'

const isNumber = (term: HtmlElement) => /^\d{1,2}\D?$/.test(textOf(term))

const fewestCounted = 3

const countDescriptions = remembered((list: HtmlElement) => {
  const terms = childrenNamed(list, 'dt')
  const numbers = terms.filter(isNumber).map((term) => Number.parseInt(textOf(term), 10))
  const isCount = numbers.length >= fewestCounted && numbers.every((number, index) => number === index + 1)
  return isCount || numbers.length === terms.length
})

function neighbour(element: HtmlElement, direction: 'next' | 'prev'): HtmlElement | undefined {
  let node = element[direction]
  while (node && !isElement(node)) node = node[direction]
  return node ?? undefined
}
