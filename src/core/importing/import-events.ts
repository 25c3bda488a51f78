import type { Picture } from '../pictures/picture.ts'
import type { SourceText } from './source-text.ts'
import type { RecipeForm } from '../recipes/forms/recipe-form.ts'

/** Import stages in order, with the progress bar's labels. Percentages are the usual share of time spent. */
export const importStages = {
  uploading: { label: 'Uploading', progress: 5 },
  checking: { label: 'Looking in your collection', progress: 5 },
  fetching: { label: 'Fetching the page', progress: 20 },
  asking: { label: 'Waiting for the answer', progress: 20 },
  crawling: { label: 'Firecrawl opens the page', progress: 20 },
  recognizing: { label: 'Recognizing the text', progress: 40 },
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

export interface ImportedPart {
  form: RecipeForm
  /** The address of a picture that the page may show. */
  preview: string | null
  /** Sentences about parts that did not fit or could not be read. */
  cut: ReadonlyArray<string>
  /** The source of the recipe. Null if it has no lines, such as a table. */
  source: SourceText | null
}

/** Events of a running import, one JSON line each. The last one is not a stage. */
export type ImportEvent =
  | { kind: 'stage'; stage: ImportStage }
  /** `recipe` is null while it waits for review, because only its sender may know of it. `source` is its source key. */
  | { kind: 'exists'; source: string; recipe: { id: string; title: string } | null }
  | ImportFailure
  | ({ kind: 'draft'; suggestions: Array<ImageSuggestion> } & ImportedPart)
  /** A file or site with several recipes. They wait for the cook at `/imports/{id}`. A file has the cook's name for it. */
  | { kind: 'import'; id: string; recipes: number; name?: string }

export type ImportProblem =
  | 'bad-address'
  /** The crawler's key is missing, refused or has no credits left. */
  | 'bad-key'
  | 'blocked'
  | 'login'
  /** A file, such as a PDF, at the address of a page. */
  | 'is-file'
  | 'not-a-page'
  | 'not-found'
  | 'no-recipe'
  | 'server-error'
  | 'timeout'
  | 'too-large'
  | 'too-many'
  | 'unreachable'

/** A stored picture that may suit a recipe without one. */
export interface ImageSuggestion {
  picture: Picture
  /** Title of the recipe it belongs to. */
  title: string
}

export const maxImageSuggestions = 4

/** From the specification, for a page that was imported before. */
export const importFailed = 'An error occurred during import'
export const alreadyExistsMessage = 'This recipe already exists in your collection!'
