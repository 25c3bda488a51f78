import type { ExportFormatId } from '../core/exporting/export-formats.ts'
import type { RecipeDraft } from '../core/recipes/recipe.ts'

/** A recipe to write into a file. */
export interface ExportedRecipe {
  /** The last part of its address on the site. Other apps recognize the recipe by it in a later export. */
  id: string
  recipe: RecipeDraft
  changedAt: Date
  /** Loads the picture as JPEG. It is called once and only by formats with pictures, so one picture is in memory. */
  picture(): Promise<Uint8Array | null>
}

interface ExportFile {
  /** Without the dot. */
  extension: string
  mediaType: string
}

/** A format the exporter writes. An exporter is a plain object, like a source of the importer. */
export interface Exporter extends ExportFile {
  id: ExportFormatId
  /** Writes any number of recipes. Reads a recipe only when the ones before it are sent. */
  write(recipes: AsyncIterable<ExportedRecipe>): AsyncIterable<Uint8Array>
  /** A simpler file for one recipe, if the format has one. */
  one?: ExportFile & { write(recipe: ExportedRecipe): Uint8Array }
}
