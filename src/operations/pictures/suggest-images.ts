import { type ImageSuggestion, maxImageSuggestions } from '../../core/importing/import-events.ts'
import { listPictureSuggestions } from '../../db/recipes/related-recipes.ts'
import type { App } from '../app/app.ts'

/** Suggests pictures of similar recipes, each once. */
export async function suggestImages(
  app: App,
  title: string,
  categories: Array<string>,
): Promise<Array<ImageSuggestion>> {
  if (!title) return []
  const found = await listPictureSuggestions(app.db, title, categories, maxImageSuggestions * 3)
  const byPicture = new Map(found.map((suggestion) => [suggestion.picture.id, suggestion]))
  return [...byPicture.values()].slice(0, maxImageSuggestions)
}
