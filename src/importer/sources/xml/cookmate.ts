import type { FoundRecipe } from '../../readers/each-recipe.ts'
import type { HtmlElement } from '../../readers/html-tree.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { entriesOf, textOfChild, textsOfChildren } from './xml-text.ts'

/** Cookmate and its predecessor MyCookBook. An export is a zip archive of this file and the pictures. */
export function cookmate(recipe: HtmlElement): FoundRecipe {
  const text = (name: string) => textOfChild(recipe, name, 4_000)
  const source = text('source')
  return {
    // The path is that of the phone.
    image: text('imagepath').replace(/^.*[/\\]/, 'images/'),
    found: recipeOfFields({
      title: text('title'),
      description: entriesOf(recipe, 'description').join('\n'),
      prepTime: text('preptime'),
      cookTime: text('cooktime'),
      totalTime: text('totaltime'),
      servings: text('quantity'),
      url: /^https?:/i.test(source) && text('url') === '' ? source : text('url'),
      author: /^https?:/i.test(source) ? '' : source,
      image: text('imageurl'),
      category: textsOfChildren(recipe, 'category'),
      ingredients: entriesOf(recipe, 'ingredient'),
      steps: entriesOf(recipe, 'recipetext'),
      notes: entriesOf(recipe, 'comments'),
    }),
  }
}
