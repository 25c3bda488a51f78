import type { ImportEvent } from '../../core/importing/import-events.ts'
import { fileKind } from '../../integrations/web-page/file-kind.ts'
import type { TextPage } from '../../importer/layout/text-page.ts'
import type { OpenFile, ReadOutcome, Scan } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import type { Sender } from './page-reader.ts'

export interface RecipeFile {
  name: string
  bytes: Uint8Array
  /** An archive on the disk, instead of its bytes. */
  file?: OpenFile
}

/** Reads a file, or several photos of one recipe. Text in pictures is recognized first. */
export async function* readRecipeFile(
  app: Pick<App, 'read' | 'recognize'>,
  files: ReadonlyArray<RecipeFile>,
  sender: Sender,
): AsyncGenerator<ImportEvent, Array<ReadOutcome>> {
  const [first] = files
  const name = first?.name ?? ''
  if (first && files.length === 1 && !isPhoto(first)) {
    const outcomes = await app.read(first, sender)
    const scans = outcomes.flatMap((outcome) => (outcome.ok ? [] : (outcome.scans ?? [])))
    return scans.length === 0 ? outcomes : yield* readScans(app, name, scans, sender)
  }
  const other = files.find((file) => !isPhoto(file))
  if (other)
    return [{ ok: false, at: other.name, problem: 'The files are not all photos. Choose other files one by one' }]
  return yield* readScans(app, name, files, sender)
}

const isPhoto = ({ bytes }: RecipeFile) => typeof fileKind(bytes)?.pictureType === 'string'

async function* readScans(
  app: Pick<App, 'read' | 'recognize'>,
  name: string,
  scans: ReadonlyArray<Scan>,
  sender: Sender,
): AsyncGenerator<ImportEvent, Array<ReadOutcome>> {
  yield { kind: 'stage', stage: 'recognizing' }
  const pages: Array<TextPage> = []
  for (const scan of scans) {
    const outcome = await app.recognize(scan, sender)
    if (!outcome.ok) return [{ ok: false, at: name, problem: outcome.problem }]
    pages.push(outcome.page)
  }
  yield { kind: 'stage', stage: 'reading' }
  return app.read({ name, bytes: new Uint8Array(), pages }, sender)
}
