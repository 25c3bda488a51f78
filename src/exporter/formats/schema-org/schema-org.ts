import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import type { Exporter } from '../../exporter.ts'
import { schemaFields } from '../../writers/schema-recipe.ts'
import { inGroups, headingOf, onOneLine } from '../../writers/written-parts.ts'

/** A list of schema.org recipes, as web pages describe them to search engines. Most recipe managers read it. */
export const schemaOrg = {
  id: 'json',
  extension: 'json',
  mediaType: 'application/json',
  async *write(recipes) {
    let before = '[\n'
    for await (const { recipe } of recipes) {
      yield Buffer.from(before + JSON.stringify(schemaRecipe(recipe), null, 2))
      before = ',\n'
    }
    yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
  },
  one: {
    extension: 'json',
    mediaType: 'application/json',
    write: ({ recipe }) => Buffer.from(`${JSON.stringify(schemaRecipe(recipe), null, 2)}\n`),
  },
} satisfies Exporter

function schemaRecipe(recipe: RecipeDraft) {
  const { servings, yield: words, categories, ingredients, instructions } = recipe
  const count = servings === null ? [] : [String(servings)]
  return {
    ...schemaFields(recipe),
    recipeYield: words === null || words === count[0] ? count : [...count, words],
    recipeCategory: categories,
    recipeIngredient: inGroups(ingredients).flatMap(({ group, entries }) => [
      ...(group === null ? [] : [`${headingOf(group)}:`]),
      ...entries.map(({ line }) => onOneLine(line)),
    ]),
    recipeInstructions: inGroups(instructions).flatMap(({ group, entries }): Array<object> => {
      const steps = entries.map(({ name, text }) => ({
        '@type': 'HowToStep',
        name: name ?? undefined,
        text: onOneLine(text),
      }))
      return group === null ? steps : [{ '@type': 'HowToSection', name: headingOf(group), itemListElement: steps }]
    }),
  }
}
