import type { Picture } from './picture.ts'
import type { RecipeForm } from './recipe/recipe-form.ts'

/** The stages of an import, in order, as the progress bar names them. Percentages say how much of the usual time is behind. */
export const importStages = {
  checking: { label: 'Looking in your collection', progress: 5 },
  fetching: { label: 'Fetching the page', progress: 20 },
  reading: { label: 'Reading the recipe', progress: 60 },
  picture: { label: 'Fetching the picture', progress: 80 },
  done: { label: 'Ready', progress: 100 },
} as const
export type ImportStage = keyof typeof importStages

export interface ImportFailure {
  kind: 'problem'
  reason: ImportProblem
  message: string
}

/** What a running import tells the browser, one JSON line each; the last one is not a stage. */
export type ImportEvent =
  | { kind: 'stage'; stage: ImportStage }
  /** `recipe` is left out while it waits for review: only its sender knows of it. `source` is the key of its address. */
  | { kind: 'exists'; source: string; recipe: { id: string; title: string } | null }
  | ImportFailure
  | { kind: 'draft'; form: RecipeForm; preview: string | null; suggestions: Array<ImageSuggestion> }

export type ImportProblem =
  | 'bad-address'
  | 'blocked'
  | 'login'
  | 'not-a-page'
  | 'not-found'
  | 'no-recipe'
  | 'refused'
  | 'server-error'
  | 'timeout'
  | 'too-large'
  | 'too-many'
  | 'unreachable'

/** A picture of the site that may suit a recipe without one. */
export interface ImageSuggestion {
  picture: Picture
  /** The recipe it belongs to. */
  title: string
}

export const maxImageSuggestions = 4

/** The message the specification gives for a page that was imported before. */
export const alreadyExistsMessage = 'This recipe already exists in your collection!'
