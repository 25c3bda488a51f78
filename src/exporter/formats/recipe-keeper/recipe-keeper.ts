import { durationText } from '../../../core/recipes/times/duration-text.ts'
import { toIsoDuration } from '../../../core/recipes/times/iso-duration.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { xmlText } from '../../../core/text/xml.ts'
import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import { ingredientsText, joinLines, stepsText, yieldText } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/** The archive that Recipe Keeper exports and imports: one page with all recipes, and their pictures. */
export const recipeKeeper = {
  id: 'recipe-keeper',
  extension: 'zip',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
} satisfies Exporter

/** The page comes last. It waits in memory, because an archive has room for only one open file: 4 KB per recipe. */
async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const written: Array<string> = []
  let changedAt = new Date(0)
  for await (const exported of recipes) {
    if (exported.changedAt > changedAt) changedAt = exported.changedAt
    const photo = await exported.picture()
    const path = photo ? `images/${encodeURIComponent(exported.id)}_0.jpg` : null
    if (photo && path) yield { path, bytes: photo, changedAt: exported.changedAt }
    written.push(recipeDetails(exported, path))
  }
  yield { path: 'recipes.html', bytes: Buffer.from(page(written.join('\n'))), changedAt }
}

const page = (body: string) =>
  `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8"/>\n<title>Recipe Keeper</title>\n</head>\n<body>\n${body}\n</body>\n</html>\n`

function recipeDetails({ id, recipe }: ExportedRecipe, path: string | null): string {
  const { title, categories, prepTime, cookTime, tips, description, nutritionFacts } = recipe
  // The format has no description. It becomes the first note.
  const notes = [description, ...tips].filter((note) => note.trim() !== '').map(joinLines)
  return `<div class="recipe-details">
${meta('recipeId', id)}${meta('recipeShareId', '')}${meta('recipeIsFavourite', 'False')}${meta('recipeRating', '0')}
${path ? `<img src="${path}" class="recipe-photo"/>` : ''}
<h2 itemprop="name">${xmlText(title)}</h2>
<span itemprop="recipeCourse"></span>
<span>${xmlText(categories.join(', '))}</span>${categories.map((name) => meta('recipeCategory', name)).join('')}
<span itemprop="recipeSource">${source(recipe)}</span>
<span itemprop="recipeYield">${xmlText(yieldText(recipe))}</span>
${time('prepTime', prepTime)}
${time('cookTime', cookTime)}
<div class="recipe-ingredients" itemprop="recipeIngredients">${paragraphs(ingredientsText(recipe).split('\n'))}</div>
<div itemprop="recipeDirections">${paragraphs(stepsText(recipe).split('\n'))}</div>
<div class="recipe-notes" itemprop="recipeNotes">${paragraphs(notes)}</div>
${fact('recipeNutCalories', nutritionFacts?.calories)}${fact('recipeNutTotalFat', nutritionFacts?.fat)}${fact('recipeNutTotalCarbohydrate', nutritionFacts?.carbs)}${fact('recipeNutProtein', nutritionFacts?.protein)}
${path ? `<img src="${path}" class="recipe-photos" itemprop="photo0"/>` : ''}
</div>`
}

const meta = (property: string, content: string) => `<meta content="${xmlText(content)}" itemprop="${property}"/>`

const fact = (property: string, value: number | null | undefined) =>
  value === null || value === undefined ? '' : meta(property, String(value))

const time = (property: string, minutes: number | null) =>
  `<span>${minutes ? durationText(minutes) : ''}</span>${meta(property, minutes ? toIsoDuration(minutes) : 'PT0S')}`

const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => `<p>${xmlText(line)}</p>`).join('')

/** Recipe Keeper writes the host as the text of a link. An author with that name needs a place of its own. */
function source({ sourceUrl, author }: RecipeDraft): string {
  if (sourceUrl === null) return xmlText(author ?? '')
  const isHost = author !== null && URL.parse(sourceUrl)?.hostname.endsWith(author.toLowerCase())
  if (isHost) return `<a href="${xmlText(sourceUrl)}">${xmlText(author)}</a>${meta('recipeAuthor', author)}`
  return `<a href="${xmlText(sourceUrl)}">${xmlText(author ?? sourceUrl)}</a>`
}
