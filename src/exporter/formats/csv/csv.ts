import { csvLine } from '../../../core/text/csv.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import type { Exporter } from '../../exporter.ts'
import { ingredientsText, joinLines, stepsText } from '../../writers/written-parts.ts'

/** The columns of the template for recipes, then what the template leaves out. */
const columns = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  ingredients: (recipe) => severalLines(ingredientsText(recipe)),
  instructions: (recipe) => severalLines(stepsText(recipe)),
  prep_time: ({ prepTime }) => prepTime,
  cook_time: ({ cookTime }) => cookTime,
  servings: ({ servings }) => servings,
  difficulty: ({ difficulty }) => difficulty,
  categories: ({ categories }) => categories.join(', '),
  author: ({ author }) => author,
  image_url: ({ imageUrl }) => imageUrl,
  source_url: ({ sourceUrl }) => sourceUrl,
  total_time: ({ totalTime }) => totalTime,
  yield: (recipe) => recipe.yield,
  cuisine: ({ cuisine }) => cuisine,
  tips: ({ tips }) => tips.map(joinLines).join('\n'),
  calories: ({ nutritionFacts }) => nutritionFacts?.calories ?? null,
  protein: ({ nutritionFacts }) => nutritionFacts?.protein ?? null,
  carbs: ({ nutritionFacts }) => nutritionFacts?.carbs ?? null,
  fat: ({ nutritionFacts }) => nutritionFacts?.fat ?? null,
  language: ({ language }) => language,
  date_published: ({ datePublished }) => datePublished,
} satisfies Record<string, (recipe: RecipeDraft) => string | number | null>

/** One recipe per row, as RFC 4180 says. Spreadsheet programs recognize UTF-8 by the byte order mark. */
export const csv = {
  id: 'csv',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  async *write(recipes) {
    yield Buffer.from(`\u{FEFF}${csvLine(Object.keys(columns))}`)
    for await (const { recipe } of recipes)
      yield Buffer.from(csvLine(Object.values(columns).map((column) => column(recipe))))
  },
} satisfies Exporter

/** Ends a list of one line with an empty line. Without it, the comma in "salt, pepper" would separate two entries. */
const severalLines = (text: string) => (text === '' || text.includes('\n') ? text : `${text}\n`)
