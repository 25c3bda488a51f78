import { atOnce, mostRows } from '../../core/importing/imports.ts'
import type { SourceText } from '../../core/importing/source-text.ts'
import { maxPictureBytes, pictureProblems } from '../../core/pictures/picture-file.ts'
import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import { cutParts } from '../../core/recipes/cut-parts.ts'
import { fitRecipe } from '../../core/recipes/fit-recipe.ts'
import { missingParts } from '../../core/recipes/missing-parts.ts'
import { storableText } from '../../core/recipes/recipe-limits.ts'
import { insertRows, type NewImportRow } from '../../db/importing/import-rows.ts'
import { insertImport } from '../../db/importing/imports.ts'
import { findAlike } from '../../db/recipes/same-recipe.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { hasRoom } from './receive-file.ts'

interface ReadFile {
  name: string
  outcomes: Iterable<ReadOutcome> | AsyncIterable<ReadOutcome>
  /** Ends the work without an import. */
  signal?: AbortSignal
  isRoomLeft?: (folder: string) => Promise<boolean>
}

/** The disk has no room for the import. */
export class NoRoom extends Error {}

/**
 * Stores the recipes of a file for the preview and returns the id of the import. No recipe is saved yet. Rows are stored
 * while the file is read, because its pictures do not fit into memory together. Throws `NoRoom`.
 */
export async function storeImport(
  app: App,
  actor: Actor,
  { name, outcomes, signal, isRoomLeft = hasRoom }: ReadFile,
): Promise<string> {
  const id = crypto.randomUUID()
  const cook = accountOf(actor)
  const seenBy = cook ? { cook: cook.id } : 'everyone'
  const earlier = new Set<string>()
  await app.db.transaction(async (tx) => {
    await insertImport(tx, { id, ownerId: cook?.id ?? null, fileName: shortText(name) })
    let position = 0
    for await (const part of inParts(outcomes)) {
      signal?.throwIfAborted()
      if (!(await isRoomLeft(app.env.DATA_DIR))) throw new NoRoom()
      const rows = part
        .slice(0, mostRows - position)
        .map((outcome, index) => rowOf(outcome, { importId: id, position: position + index + 1 }, earlier))
      const drafts = rows.flatMap(({ draft }) => draft ?? [])
      const alike = await findAlike(tx, drafts, seenBy)
      let next = 0
      const marked = rows.map((row) => {
        const known = row.draft ? alike[next++] : null
        return known ? { ...row, duplicateId: known.id, choice: 'skip' as const } : row
      })
      if (marked.length > 0) await insertRows(tx, marked)
      position += rows.length
      if (rows.length === part.length) continue
      await insertRows(tx, [
        {
          importId: id,
          position: mostRows + 1,
          at: shortText(name),
          title: '',
          state: 'unreadable',
          problem: `The file has more than ${mostRows.toLocaleString('en')} recipes. Import the rest from a second file.`,
        },
      ])
      break
    }
    signal?.throwIfAborted()
  })
  return id
}

async function* inParts(outcomes: ReadFile['outcomes']): AsyncGenerator<Array<ReadOutcome>> {
  let part: Array<ReadOutcome> = []
  let bytes = 0
  for await (const outcome of outcomes) {
    const size = (outcome.ok && outcome.picture?.length) || 0
    if (part.length === atOnce.rows || (part.length > 0 && bytes + size > atOnce.pictureBytes)) {
      yield part
      part = []
      bytes = 0
    }
    part.push(outcome)
    bytes += size
  }
  if (part.length > 0) yield part
}

/** PostgreSQL stores no null characters. */
const storableSource = ({ lines, pictures }: SourceText): SourceText => ({ lines: lines.map(storableText), pictures })

const shortText = (text: string) => storableText(text.slice(0, 255))

function rowOf(
  outcome: ReadOutcome,
  place: Pick<NewImportRow, 'importId' | 'position'>,
  earlier: Set<string>,
): NewImportRow {
  const at = shortText(outcome.at)
  // COPY needs every column that another row has.
  if (!outcome.ok) {
    const problem = shortText(outcome.problem)
    return { ...place, at, title: '', draft: null, source: null, state: 'unreadable', choice: 'skip', problem }
  }
  const { picture } = outcome
  const draft = fitRecipe(outcome.draft)
  const text = JSON.stringify([draft.title, draft.sourceUrl, draft.ingredients.map(({ line }) => line)])
  const isTwice = draft.ingredients.length > 0 && earlier.has(text)
  earlier.add(text)
  const problems = [
    ...missingParts(draft),
    ...cutParts(outcome.draft),
    ...(picture && picture.length > maxPictureBytes ? [pictureProblems.tooLarge] : []),
    ...(isTwice ? ['The file has this recipe twice.'] : []),
  ]
  return {
    ...place,
    at,
    title: draft.title,
    draft,
    picture: picture && picture.length <= maxPictureBytes ? picture : null,
    source: outcome.source ? storableSource(outcome.source) : null,
    problem: problems.join(' ') || null,
    state: 'ready',
    choice: isTwice ? 'skip' : 'import',
  }
}
