import { parseDuration } from '../../../core/recipes/times/duration.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import { type Line, noFindings } from '../../readers/findings.ts'
import { childElements, childrenNamed, elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'
import { longest, plainLines, plainText } from '../../readers/plain-text.ts'
import { schemaInstructions } from '../../readers/schema-instructions.ts'
import { servingsIn } from '../../readers/servings.ts'
import { joined, textOfChild, textsOfChildren, writtenText } from './xml-text.ts'

/** RecipeML 0.5, an exchange format of the year 2000 that archives and some programs still use. */
export function recipeMl(recipe: HtmlElement): FoundRecipe {
  const [head] = childrenNamed(recipe, 'head')
  const part = (name: string) => childrenNamed(recipe, name)[0]
  const yielded = head && childrenNamed(head, 'yield')[0]
  const [categories] = head ? childrenNamed(head, 'categories') : []
  const source = textOfChild(head, 'source')
  const steps = part('directions')
  return {
    found: {
      ...noFindings(),
      ...timesIn(head ? childrenNamed(head, 'preptime') : []),
      title: textOfChild(head, 'title'),
      description: textOfChild(recipe, 'description', longest.prose),
      categories: textsOfChildren(categories, 'cat'),
      yield: yielded ? amountOf(yielded) : '',
      servings: servingsIn(yielded ? amountOf(yielded) : ''),
      url: /^https?:/i.test(source) ? source : '',
      author: /^https?:/i.test(source) ? '' : source,
      ingredients: childrenNamed(recipe, 'ingredients').flatMap((list) => linesOf(list, null)),
      steps: steps ? schemaInstructions(stepsOf(steps)) : [],
      tips: childrenNamed(recipe, 'note').flatMap((note) => plainLines(writtenText(note), longest.line)),
    },
  }
}

function linesOf(list: HtmlElement, group: string | null): Array<Line> {
  return childElements(list).flatMap((child) => {
    if (child.name === 'ing-div') return linesOf(child, textOfChild(child, 'title') || null)
    const text = child.name === 'ing' ? lineOf(child) : ''
    return text === '' ? [] : [{ text, group }]
  })
}

function lineOf(ingredient: HtmlElement): string {
  const [amount] = childrenNamed(ingredient, 'amt')
  const words = joined([amount && amountOf(amount), textOfChild(ingredient, 'item', longest.line)])
  return plainText(joined([words, textOfChild(ingredient, 'prep', longest.line)], ', '), longest.line)
}

/** Writes `<qty>`, which may contain a range or a fraction, with the size and the unit after it. */
function amountOf(element: HtmlElement): string {
  const parts = childElements(element)
  if (parts.length === 0) return plainText(writtenText(element), longest.title)
  return joined(parts.filter(({ name }) => /^(?:qty|range|size|unit)$/.test(name)).map(quantityOf))
}

function quantityOf(element: HtmlElement): string {
  const below = elementsBelow(element)
  const text = (name: string) => {
    const found = below.find((each) => each.name === name)
    return found && plainText(writtenText(found), longest.title)
  }
  if (text('q1') !== undefined) return joined([text('q1'), text('q2')], '-')
  if (text('n') !== undefined) return `${text('n')}/${text('d') ?? 1}`
  return plainText(writtenText(element), longest.title)
}

/** Steps may be grouped. Text directly in `<directions>` is one step per line. */
function stepsOf(directions: HtmlElement): Array<unknown> {
  const parts = childElements(directions)
  if (parts.length === 0) return [writtenText(directions)]
  return parts.flatMap((child): Array<unknown> => {
    if (/^(?:dir|step)-div$/.test(child.name))
      return [{ '@type': 'HowToSection', name: textOfChild(child, 'title'), itemListElement: stepsOf(child) }]
    return child.name === 'title' ? [] : [writtenText(child)]
  })
}

/** Times say what they are for: `<preptime type="cooking">`. */
function timesIn(times: ReadonlyArray<HtmlElement>) {
  const minutes = (isWanted: (type: string) => boolean) => {
    const found = times.find(({ attribs }) => isWanted(attribs['type'] ?? ''))
    return found ? parseDuration(plainText(writtenText(found).replaceAll('\n', ' '), longest.title)) : null
  }
  return {
    cookTime: minutes((type) => /cook|bak/i.test(type)),
    totalTime: minutes((type) => /total/i.test(type)),
    prepTime: minutes((type) => !/cook|bak|total/i.test(type)),
  }
}
