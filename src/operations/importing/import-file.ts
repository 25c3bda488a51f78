import { hasOtherEnding } from '../../core/importing/accepted-files.ts'
import { largestDocument, uploadProblems } from '../../core/importing/upload-limits.ts'
import type { TableColumns } from '../../core/importing/table-columns.ts'
import type { ImportedPart, ImportEvent } from '../../core/importing/import-events.ts'
import { type Actor, isTrusted } from '../../core/recipes/actor.ts'
import { cutNotices } from '../../core/recipes/cut-notices.ts'
import { formFromDraft } from '../../core/recipes/forms/recipe-form.ts'
import { sourceKey } from '../../core/recipes/source-key.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findSameRecipe } from '../../db/recipes/same-recipe.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import { readColumns } from '../../importer/sources/csv/csv.ts'
import type { App } from '../app/app.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { draftEvents, withPlaceholders } from './draft-events.ts'
import { findKnown } from './find-known.ts'
import { pageReaderProblem } from './page-reader-problem.ts'
import { readRecipeFile, type RecipeFile } from './read-recipe-file.ts'
import { structureWithAi } from './structure-with-ai.ts'
import { NoRoom, storeImport } from './store-import.ts'

/** A file of thousands of recipes takes longer than a page. */
const trustedTimeoutMs = 120_000

const tablesAnHour = 240

/** Reads the columns from the beginning of a table, for the cook's choice. Returns null if it is not a table. */
export async function previewTable(
  { db }: Pick<App, 'db'>,
  visitor: string,
  start: Uint8Array,
): Promise<TableColumns | 'too-many' | null> {
  if (!(await countUse(db, `table-columns:${visitor}`, tablesAnHour, 3600))) return 'too-many'
  // A table is text.
  if (start.includes(0)) return null
  try {
    const table = readColumns(start)
    return table.columns.length > 0 ? table : null
  } catch {
    return null
  }
}

/** Files with several recipes are stored until the cook has chosen. Archives with photos need much more room. */
const importsAnHour = { usual: 20, archives: 5 }

interface FileImport {
  /** One file, or several photos of one recipe. */
  files: ReadonlyArray<RecipeFile>
  /** The visitor's IP address. The visitor was admitted by `admitImport`. */
  visitor: string
  actor: Actor
  signal: AbortSignal
  isRoomLeft?: (folder: string) => Promise<boolean>
}

interface ReadImport extends Omit<FileImport, 'files'> {
  /** Names the origin of the recipes, for the list of imports. */
  name: string
  isArchive?: boolean
}

type Read = Extract<ReadOutcome, { ok: true }>

/** Reads a file. Its only recipe becomes a draft for the edit dialog. Several wait in an import for the cook's choice. */
export async function* importFile(app: App, sent: FileImport): AsyncGenerator<ImportEvent> {
  yield { kind: 'stage', stage: 'reading' }
  const outcomes = yield* readFiles(app, sent)
  try {
    const isArchive = sent.files.some(({ file }) => file && file.size > largestDocument)
    yield* importOutcomes(app, { ...sent, name: sent.files[0]?.name ?? 'file', isArchive }, outcomes)
  } finally {
    // The thread that reads an archive waits until its next part is taken or refused.
    await outcomes.return(undefined)
  }
}

/** Turns what was read into a draft, or into an import if there are several recipes. */
export async function* importOutcomes(
  app: App,
  { name, isArchive = false, visitor, actor, signal, isRoomLeft }: ReadImport,
  outcomes: AsyncGenerator<ReadOutcome>,
): AsyncGenerator<ImportEvent> {
  const first = await readFirst(outcomes)
  if (signal.aborted) return
  const [only, ...others] = first
  if (!first.some(({ ok }) => ok)) {
    app.log.info({ problems: first.length }, 'No recipe found in a file')
    return yield fileProblem(name, only?.ok === false ? only.problem : undefined)
  }
  if (only?.ok && others.length === 0) return yield* oneRecipe(app, only, visitor, signal)
  const [most, key] = isArchive
    ? [importsAnHour.archives, `stored-archive:${visitor}`]
    : [importsAnHour.usual, `stored-import:${visitor}`]
  if (!isTrusted(actor) && !(await countUse(app.db, key, most, 3600)))
    return yield {
      kind: 'problem',
      reason: 'too-many',
      message: 'You’ve sent a lot of files this hour. Try again later.',
    }
  const found = { recipes: 0 }
  const stored = storeImport(app, actor, {
    name,
    outcomes: counting(first, outcomes, found),
    signal,
    ...(isRoomLeft && { isRoomLeft }),
  })
  const id = await stored.catch((cause: unknown) => {
    if (!signal.aborted && !(cause instanceof NoRoom)) throw cause
  })
  if (signal.aborted) return
  if (id === undefined) {
    app.log.warn('There is no room on the disk for an import')
    return yield { kind: 'problem', reason: 'too-many', message: uploadProblems.noRoom }
  }
  yield { kind: 'stage', stage: 'done' }
  yield { kind: 'import', id, recipes: found.recipes }
}

/** A large archive takes longer than a page, also on a slow disk. */
const timeoutMsAMegabyte = 1_000

/** Reads an archive on the disk part by part, and anything else as a whole. */
async function* readFiles(
  app: App,
  { files, visitor, actor, signal }: FileImport,
): AsyncGenerator<ImportEvent, AsyncGenerator<ReadOutcome>> {
  const usualMs = isTrusted(actor) ? trustedTimeoutMs : undefined
  const [first, ...others] = files
  if (first?.file && others.length > 0)
    return outcomesOf([
      [{ ok: false, at: first.name, problem: 'The files are not all photos. Choose other files one by one' }],
    ])
  if (!first?.file) {
    const outcomes = yield* readRecipeFile(app, files, { visitor, signal, ...(usualMs && { timeoutMs: usualMs }) })
    return outcomesOf([await structureWithAi(app, outcomes, { visitor, signal })])
  }
  const timeoutMs = (usualMs ?? 10_000) + (first.file.size / 1_000_000) * timeoutMsAMegabyte
  return outcomesOf(app.readInParts(first, { visitor, signal, timeoutMs }))
}

type Parts = Iterable<ReadonlyArray<ReadOutcome>> | AsyncIterable<ReadonlyArray<ReadOutcome>>

export async function* outcomesOf(parts: Parts): AsyncGenerator<ReadOutcome> {
  for await (const part of parts) yield* part
}

/** Reads until it is clear whether the file has no recipe, only one, or several parts. */
async function readFirst(outcomes: AsyncGenerator<ReadOutcome>): Promise<Array<ReadOutcome>> {
  const first: Array<ReadOutcome> = []
  while (first.length < 2 || !first.some(({ ok }) => ok)) {
    const { done, value } = await outcomes.next()
    if (done) break
    first.push(value)
  }
  return first
}

/** Problems after which nothing more of the file is read. */
const endOfReading: Readonly<Record<string, string>> = {
  'Reading the page took too long': 'Reading the file took too long. The recipes after this are missing.',
  'The page could not be read': 'The rest of the file could not be read. The recipes after this are missing.',
}

/** Counts the recipes that pass by. */
async function* counting(
  first: ReadonlyArray<ReadOutcome>,
  rest: AsyncGenerator<ReadOutcome>,
  found: { recipes: number },
): AsyncGenerator<ReadOutcome> {
  for (const outcome of first) {
    if (outcome.ok) found.recipes += 1
    yield outcome
  }
  for await (const outcome of rest) {
    if (outcome.ok) found.recipes += 1
    yield outcome.ok ? outcome : { ...outcome, problem: endOfReading[outcome.problem] ?? outcome.problem }
  }
}

async function* oneRecipe(app: App, recipe: Read, visitor: string, signal: AbortSignal): AsyncGenerator<ImportEvent> {
  const known = await knownAs(app, recipe)
  if (known) return yield known
  if (!recipe.picture) return yield* draftEvents(app, recipe, signal)
  yield { kind: 'stage', stage: 'picture' }
  const { problem, ...part } = await partOf(app, recipe, visitor)
  // Without its own picture, the recipe is like one that never had one.
  if (problem) return yield* draftEvents(app, recipe, signal)
  yield { kind: 'stage', stage: 'done' }
  yield { kind: 'draft', ...part, suggestions: [] }
}

/** Finds a recipe of the same source, or a listed one with the same title and ingredients. */
async function knownAs(app: App, { draft }: Read): Promise<ImportEvent | undefined> {
  const known = draft.sourceUrl ? await findKnown(app, sourceKey(draft.sourceUrl) ?? '') : undefined
  if (known) return known
  const id = await findSameRecipe(app.db, draft, 'everyone')
  return id === null ? undefined : { kind: 'exists', source: '', recipe: { id, title: draft.title } }
}

/** The picture counts as an upload of the visitor. */
async function partOf(
  app: App,
  { draft, picture, source, leftOut = [] }: Read,
  visitor: string,
): Promise<ImportedPart & { problem: string | null }> {
  const stored = picture && (await uploadPicture(app, visitor, new Blob([new Uint8Array(picture)]).stream()))
  const image = stored?.ok ? stored.picture : null
  return {
    form: { ...withPlaceholders(formFromDraft(draft)), imageId: image?.id ?? null },
    preview: image ? `/images/${image.id}/${image.widths[0]}.webp` : null,
    cut: [...cutNotices(draft), ...leftOut],
    source: source ?? null,
    problem: stored?.ok === false ? stored.problem : null,
  }
}

const unsupported = 'Unsupported file format.'

/** Problems of archives are sentences for the cook. Those of pages have their own. */
function fileProblem(name: string, problem: string | undefined): ImportEvent {
  const known = pageReaderProblem(problem)
  if (['timeout', 'too-many', 'too-large'].includes(known.reason))
    return { ...known, message: known.message.replace('page', 'file') }
  if (problem === 'The page could not be read')
    return { ...known, message: 'The file could not be read. It may be damaged or too large for this site.' }
  if (problem === 'The CSV file could not be read')
    return { ...known, reason: 'no-recipe', message: 'Failed to parse CSV file. It is damaged, or not a table.' }
  if (problem === 'No importer reads this kind of file') return { ...known, reason: 'no-recipe', message: unsupported }
  const isSentence =
    /^(?:The (?!page )|Too many archives|XML format|Recognizing|Many pictures|We can|This is not a picture)/.test(
      problem ?? '',
    )
  if (isSentence) return { kind: 'problem', reason: 'no-recipe', message: `${problem?.replace(/\.$/, '')}.` }
  const message = hasOtherEnding(name) ? unsupported : 'There is no recipe in this file that we can read.'
  return { kind: 'problem', reason: 'no-recipe', message }
}
