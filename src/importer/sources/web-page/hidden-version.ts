import { isHidden, textOf, textOfAll } from '../../readers/html-text.ts'
import { childElements, elementsBelow, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { remembered } from './remembered.ts'
import { overlap, wordsOf } from './words.ts'

/**
 * Returns true for a hidden box beside a visible one with the same heading and mostly the same words, such as the list in
 * other units. Tabs for ingredients and steps, or for parts of the dish, differ.
 */
export function isHiddenVersion(element: HtmlElement, withBlocks: ReadonlySet<HtmlElement>): boolean {
  const parent = parentElement(element)
  if (!parent || !withBlocks.has(element) || !isHidden(element)) return false
  return visibleBoxes(parent, withBlocks).some(
    (other) => other.name === element.name && headingIn(other) === headingIn(element) && haveSameWords(element, other),
  )
}

function haveSameWords(one: HtmlElement, other: HtmlElement): boolean {
  const { ofOne, ofOther } = overlap(wordsIn(one), wordsIn(other))
  return wordsIn(one).length > 0 && Math.min(ofOne, ofOther) >= leastAlike
}

const leastAlike = 0.5
const mostVersions = 8

const boxes = new WeakMap<HtmlElement, ReadonlyArray<HtmlElement>>()

/** Returns the first visible boxes. Comparing with all of them would take quadratic time. */
function visibleBoxes(parent: HtmlElement, withBlocks: ReadonlySet<HtmlElement>): ReadonlyArray<HtmlElement> {
  const known = boxes.get(parent)
  if (known) return known
  const visible = childElements(parent).filter((child) => withBlocks.has(child) && !isHidden(child))
  boxes.set(parent, visible.slice(0, mostVersions))
  return visible.slice(0, mostVersions)
}

const headingIn = remembered((box: HtmlElement) => {
  const heading = elementsBelow(box).find(({ name }) => /^h[1-6]$/.test(name))
  return heading ? textOf(heading) : ''
})

const wordsIn = remembered((box: HtmlElement) => wordsOf(textOfAll(box.children)))
