import { archivePicture } from './readers/archive-picture.ts'
import { ArchiveProblem, openZip } from './readers/zip.ts'
import type { Archive, Budget, RawDocument, ReadInner, ReadOutcome } from './source.ts'

const pictureName = /\.(?:jpe?g|png|webp|gif|avif|heic)$/i
/** Small copies of a picture. */
const copyName = /^(?:.*\/)?(?:thumb|min-|tiny-)/i

/** Reads every file of a zip archive that may be a recipe. */
export async function* readArchive(
  document: RawDocument,
  budget: Budget,
  read: ReadInner,
): AsyncGenerator<ReadOutcome> {
  let archive: Archive
  try {
    archive = await openZip(document, budget)
  } catch (cause) {
    return yield { ok: false, at: document.name, problem: messageOf(cause), cause }
  }
  const pictures = picturesOf(archive)
  let count = 0
  let unsupported: ReadOutcome | undefined
  for (const name of archive.names.filter((each) => !pictureName.test(each))) {
    // Only one outcome waits, because a library of one file has pictures of hundreds of megabytes.
    let waiting: ReadOutcome | undefined
    let found = 0
    for await (const outcome of outcomesOf(archive, name, read)) {
      if (!outcome.ok && isUnsupported(outcome.problem)) unsupported ??= outcome
      if (!outcome.ok && isNoRecipe(outcome.problem)) continue
      found += 1
      if (waiting) yield waiting
      waiting = outcome
    }
    if (!waiting) continue
    count += 1
    const beside = pictures.get(name)
    if (waiting.ok && found === 1 && !waiting.picture && beside)
      yield { ...waiting, ...(await archivePicture(archive, '', beside)) }
    else yield waiting
  }
  if (count === 0) yield unsupported ?? { ok: false, at: document.name, problem: 'The archive has no recipes' }
}

/** Reads a file of an archive. Text in pictures is recognized only for single files. */
async function* outcomesOf(archive: Archive, name: string, read: ReadInner): AsyncGenerator<ReadOutcome> {
  try {
    const bytes = await archive.read(name)
    if (bytes === undefined || bytes.length === 0) return
    for await (const outcome of read({ name, bytes, archive }))
      yield outcome.ok || !outcome.scans ? outcome : withoutScans(outcome)
  } catch (cause) {
    yield { ok: false, at: name, problem: messageOf(cause), cause }
  }
}

const withoutScans = ({ ok, at, problem }: Extract<ReadOutcome, { ok: false }>): ReadOutcome => ({ ok, at, problem })

/** Archives contain notes, licenses and settings, which are no problem for the cook. */
const isNoRecipe = (problem: string) =>
  isUnsupported(problem) ||
  /^(?:no recipe found|empty page|not a web page|No importer reads this kind of file)$/.test(problem)

const isUnsupported = (problem: string) => problem === 'XML format not yet supported'

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)

const stemOf = (name: string) => name.slice(0, Math.max(name.lastIndexOf('/') + 1, name.lastIndexOf('.')))

/**
 * Finds the picture for each file: the one with its name, or one in its folder or below, if the folder has no other
 * recipe. Small copies and attachments do not count.
 */
function picturesOf({ names }: Archive): ReadonlyMap<string, string> {
  const folders = Map.groupBy(
    names.filter((name) => !pictureName.test(name) && !/\/assets\//.test(name)),
    folderOf,
  )
  const found = new Map<string, string>()
  const byStem = new Map(names.filter((name) => pictureName.test(name)).map((name) => [stemOf(name), name]))
  for (const name of names) {
    const picture = byStem.get(stemOf(name))
    if (picture !== undefined && !pictureName.test(name)) found.set(name, picture)
  }
  for (const picture of names.filter((name) => pictureName.test(name) && !copyName.test(name))) {
    for (let folder = folderOf(picture); ; folder = folderOf(folder.slice(0, -1))) {
      const [file, ...others] = folders.get(folder) ?? []
      if (file !== undefined) {
        if (others.length === 0 && !found.has(file)) found.set(file, picture)
        break
      }
      if (folder === '') break
    }
  }
  return found
}

const messageOf = (cause: unknown) => (cause instanceof ArchiveProblem ? cause.message : 'The archive is damaged')
