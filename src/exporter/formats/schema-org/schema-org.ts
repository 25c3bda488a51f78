import type { Exporter } from '../../exporter.ts'
import { schemaRecipe } from '../../writers/schema-recipe.ts'

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
