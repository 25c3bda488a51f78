import { atOnce, mostRows } from '../../core/importing/imports.ts'
import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import { numberText } from '../../core/text/number-text.ts'
import { insertRows } from '../../db/importing/import-rows.ts'
import { insertImport } from '../../db/importing/imports.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { hasRoom } from './receive-file.ts'
import { markAlike, rowOf, shortText } from './rows-of-import.ts'

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
      const marked = await markAlike(tx, rows, cook)
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
          problem: `The file has more than ${numberText(mostRows)} recipes. Import the rest from a second file.`,
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
