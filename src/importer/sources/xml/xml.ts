import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe, type FoundRecipe } from '../../readers/each-recipe.ts'
import { childElements, type HtmlElement, outermostElements, parseXml } from '../../readers/html-tree.ts'
import type { Source } from '../../source.ts'
import { cookMl } from './cook-ml.ts'
import { cookmate } from './cookmate.ts'
import { livingCookbook } from './living-cookbook.ts'
import { recipeMl } from './recipe-ml.ts'

/** The formats by their outermost element. In all of them, a recipe is an element called "recipe". */
const formats: ReadonlyMap<string, (recipe: HtmlElement) => FoundRecipe> = new Map([
  ['cookml', cookMl],
  ['recipeml', recipeMl],
  ['cookbook', cookmate],
  ['fdx', livingCookbook],
])

/** Recipes in XML: CookML, RecipeML, Cookmate and Living Cookbook. */
export const xml = {
  id: 'xml',
  label: 'XML file',
  accepts: ({ bytes, name, url }) =>
    url === undefined && (/\.(?:xml|cml|fdx)$/i.test(name) || isXml(decodeText(bytes.subarray(0, 4_000)))),
  async *read(document) {
    const [root] = childElements(parseXml(decodeText(document.bytes)))
    const read = formats.get(root?.name ?? '')
    if (!root || !read) yield { ok: false, at: document.name, problem: 'XML format not yet supported' }
    else {
      const recipes = outermostElements(root, ({ name }) => name === 'recipe')
      yield* eachRecipe(document, recipes, read)
    }
  },
} satisfies Source

/** Returns false for XHTML, which is read as a page. */
const isXml = (start: string) =>
  /^\s*<(?:\?xml\b|cookml\b|recipeml\b|cookbook\b|fdx\b)/i.test(start) && !/<(?:!doctype )?html\b/i.test(start)
