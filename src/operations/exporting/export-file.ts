import type { ExportFormatId } from '../../core/exporting/export-formats.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { exporters } from '../../exporter/formats/index.ts'
import type { App } from '../app/app.ts'
import { exportedRecipes } from './exported-recipes.ts'

export interface ExportedFile {
  name: string
  mediaType: string
  /** Written while it is read. */
  content: AsyncIterable<Uint8Array>
}

/** Writes recipes into one file. `title` names the list. Recipes that the actor may not download are left out. */
export function exportFile(
  app: App,
  actor: Actor,
  format: ExportFormatId,
  { ids, title }: { ids: ReadonlyArray<string>; title: string },
): ExportedFile {
  const { extension, mediaType, write } = exporters[format]
  return {
    name: `${nameOf(title, extension, format)}.${extension}`,
    mediaType,
    content: withLog(app, write(exportedRecipes(app, actor, ids))),
  }
}

/**
 * Writes one recipe, in the format's file for one recipe if it has one. `change` adapts its content, such as the amounts.
 * Returns undefined if there is no such recipe.
 */
export async function exportRecipe(
  app: App,
  actor: Actor,
  format: ExportFormatId,
  id: string,
  change = (recipe: RecipeDraft) => recipe,
): Promise<ExportedFile | undefined> {
  const [found] = await Array.fromAsync(exportedRecipes(app, actor, [id]))
  if (!found) return undefined
  const exported = { ...found, recipe: change(found.recipe) }
  const exporter = exporters[format]
  const { one } = exporter
  const { extension, mediaType } = one ?? exporter
  const content = one ? once(() => one.write(exported)) : exporter.write(once(() => exported))
  return {
    name: `${nameOf(exported.recipe.title, extension, format)}.${extension}`,
    mediaType,
    content: withLog(app, content),
  }
}

/** Several formats are zip archives, so the name says which one. */
const nameOf = (title: string, extension: string, format: ExportFormatId) =>
  extension === 'zip' ? `${slugify(title)}-${format}` : slugify(title)

async function* once<Value>(make: () => Value): AsyncGenerator<Value> {
  yield make()
}

/** Logs why a file ends early. Its first bytes are sent by then, so the visitor only sees a failed download. */
async function* withLog(app: App, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (cause) {
    app.log.error({ err: cause }, 'An export failed')
    throw cause
  }
}
