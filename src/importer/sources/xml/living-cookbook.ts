import { base64Picture } from '../../readers/base64-picture.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'
import { recipeOfFields, stepsWithTitles } from '../../readers/named-fields.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import { headingText } from '../../readers/written-lines.ts'
import { joined, writtenText } from './xml-text.ts'

const isHeading = ({ attribs }: HtmlElement) => /^(?:y|yes|true|1)$/i.test(attribs['heading'] ?? '')

/** Living Cookbook. Nearly all of a recipe is in attributes. */
export function livingCookbook(recipe: HtmlElement): FoundRecipe {
  const stated = recipe.attribs
  const all = (name: string) => elementsBelow(recipe).filter((element) => element.name === name)
  const [image] = all('recipeimage')
  const source = stated['source'] ?? ''
  const found = recipeOfFields({
    title: stated['name'],
    description: stated['comments'],
    prepTime: stated['preparationtime'],
    cookTime: stated['cookingtime'],
    totalTime: stated['readyintime'],
    servings: stated['servings'],
    category: stated['recipetypes'],
    cuisine: stated['cuisine'],
    author: stated['author'] || (/^https?:/i.test(source) ? '' : source),
    url: stated['webpage'] || source,
    notes: [...all('recipetip'), ...all('recipeauthornote')].map(writtenText),
  })
  const steps = all('recipeprocedure').map((step) =>
    isHeading(step)
      ? { title: headingText(plainText(writtenText(step), longest.title)), text: '' }
      : { title: '', text: writtenText(step) },
  )
  return {
    picture: image && base64Picture(writtenText(image)),
    image: image?.attribs['filename'],
    found: { ...found, ingredients: linesOf(all('recipeingredient')), steps: stepsWithTitles(steps) },
  }
}

function linesOf(ingredients: ReadonlyArray<HtmlElement>): Array<Line> {
  let group: string | null = null
  return ingredients.flatMap((ingredient) => {
    const { quantity, unit, ingredient: food } = ingredient.attribs
    const text = plainText(joined([quantity, unit, food]), longest.line)
    if (isHeading(ingredient)) group = headingText(text) || null
    return isHeading(ingredient) || text === '' ? [] : [{ text, group }]
  })
}
