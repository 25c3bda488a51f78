import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { base64Picture } from '../../readers/base64-picture.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import { type Line, noFindings } from '../../readers/findings.ts'
import { childrenNamed, elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'
import { longest, plainLines, plainText } from '../../readers/plain-text.ts'
import { schemaInstructions } from '../../readers/schema-instructions.ts'
import { servingsIn } from '../../readers/servings.ts'
import { joined, textOfChild, textsOfChildren, writtenText } from './xml-text.ts'

/** CookML, the German exchange format of Rezeptsuite and other programs. */
export function cookMl(recipe: HtmlElement): FoundRecipe {
  const [head] = childrenNamed(recipe, 'head')
  const stated = head?.attribs ?? {}
  const sources = textsOfChildren(head, 'sourceline')
  const yielded = joined([numberIn(stated['servingqty']), stated['servingtype']])
  const [picture] = head ? childrenNamed(head, 'picbin') : []
  return {
    picture: picture && base64Picture(writtenText(picture)),
    image: head && childrenNamed(head, 'picture')[0]?.attribs['file'],
    found: {
      ...noFindings(),
      title: plainText(stated['title'] ?? '', longest.title),
      language: recipe.attribs['lang'] ?? '',
      prepTime: parseDuration(stated['timeprepqty']),
      cookTime: parseDuration(stated['timecookqty']),
      totalTime: parseDuration(stated['timeallqty']),
      yield: yielded,
      servings: servingsIn(yielded),
      categories: textsOfChildren(head, 'cat'),
      url: sources.find((source) => /^https?:/i.test(source)) ?? '',
      author: sources.find((source) => !/^https?:/i.test(source)) ?? '',
      tips: [...textsOfChildren(head, 'hint'), ...remarks(recipe)],
      ingredients: childrenNamed(recipe, 'part').flatMap(linesOf),
      steps: schemaInstructions(childrenNamed(recipe, 'preparation').flatMap(textsOf)),
    },
  }
}

function linesOf(part: HtmlElement): Array<Line> {
  const group = part.attribs['title']?.trim() || null
  return childrenNamed(part, 'ingredient').flatMap((ingredient) => {
    const { qty, unit, item } = ingredient.attribs
    const words = joined([numberIn(qty), unit, item])
    const text = plainText(joined([words, textOfChild(ingredient, 'inote', longest.line)], ', '), longest.line)
    return text === '' ? [] : [{ text, group }]
  })
}

function textsOf(preparation: HtmlElement): Array<string> {
  const parts = elementsBelow(preparation).filter(({ name }) => name === 'text' || name === 'step')
  return (parts.length > 0 ? parts : [preparation]).map(writtenText)
}

const remarks = (recipe: HtmlElement) =>
  childrenNamed(recipe, 'remark').flatMap((remark) =>
    childrenNamed(remark, 'line').flatMap((line) => plainLines(writtenText(line), longest.line)),
  )

/** Programs write "250.0" for 250, and 0 for an amount that is not stated. */
function numberIn(text = ''): string {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? (number > 0 ? String(Math.round(number * 1000) / 1000) : '') : text
}
