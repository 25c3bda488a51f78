import type { TableMapping } from '../../core/importing/table-columns.ts'
import type { ImportEvent } from '../../core/importing/import-events.ts'
import { fileKind } from '../../integrations/web-page/file-kind.ts'
import type { TextPage } from '../../importer/layout/text-page.ts'
import type { OpenFile, PageScan, ReadOutcome, Scan } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import type { Sender } from './page-reader.ts'

export interface RecipeFile {
  name: string
  bytes: Uint8Array
  /** The meaning of a table's columns, if the cook chose it. */
  columns?: TableMapping
  /** An archive on the disk, instead of its bytes. */
  file?: OpenFile
}

/** Reads a file, or several photos of one recipe, in the order of their names. Text in pictures is recognized first. */
export async function* readRecipeFile(
  app: Pick<App, 'read' | 'recognize'>,
  files: ReadonlyArray<RecipeFile>,
  sender: Sender,
): AsyncGenerator<ImportEvent, Array<ReadOutcome>> {
  const [first] = files
  const name = first?.name ?? ''
  if (first && files.length === 1 && !isPhoto(first)) {
    const outcomes = await app.read(first, sender)
    const unread = outcomes.find((outcome) => !outcome.ok && outcome.scans !== undefined)
    if (!unread || unread.ok) return outcomes
    const { scans = [], pages } = unread
    return pages ? yield* readMixed(app, first, { scans, pages }, sender) : yield* readScans(app, name, scans, sender)
  }
  const other = files.find((file) => !isPhoto(file))
  if (other)
    return [{ ok: false, at: other.name, problem: 'The files are not all photos. Choose other files one by one' }]
  return yield* readScans(app, name, byName(files), sender)
}

/** Browsers send files in the order they were clicked or in that of the folder. Cameras number their photos. */
const byName = (photos: ReadonlyArray<RecipeFile>) =>
  photos.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))

const isPhoto = ({ bytes }: RecipeFile) => typeof fileKind(bytes)?.pictureType === 'string'

async function* readScans(
  app: Pick<App, 'read' | 'recognize'>,
  name: string,
  scans: ReadonlyArray<Scan>,
  sender: Sender,
): AsyncGenerator<ImportEvent, Array<ReadOutcome>> {
  yield { kind: 'stage', stage: 'recognizing' }
  const pages: Array<TextPage> = []
  let picture: Uint8Array | undefined
  for (const scan of scans) {
    const outcome = await app.recognize(scan, sender)
    if (!outcome.ok) return [{ ok: false, at: name, problem: outcome.problem }]
    pages.push(outcome.page)
    picture ??= outcome.photo
  }
  yield { kind: 'stage', stage: 'reading' }
  const outcomes = await app.read({ name, bytes: new Uint8Array(), pages }, sender)
  const [only, ...others] = outcomes
  return picture && only?.ok && others.length === 0 ? [{ ...only, picture }] : outcomes
}

interface MixedPages {
  scans: ReadonlyArray<PageScan>
  pages: ReadonlyArray<TextPage>
}

/** Recognizes the pages of a PDF that have no text. A photo of a dish stays empty. */
async function* readMixed(
  app: Pick<App, 'read' | 'recognize'>,
  file: RecipeFile,
  { scans, pages }: MixedPages,
  sender: Sender,
): AsyncGenerator<ImportEvent, Array<ReadOutcome>> {
  yield { kind: 'stage', stage: 'recognizing' }
  const recognized = new Map<number, TextPage>()
  const unread: Array<ReadOutcome> = []
  for (const { page, ...scan } of scans) {
    const outcome = await app.recognize(scan, sender)
    if (outcome.ok) recognized.set(page, outcome.page)
    else unread.push({ ok: false, at: `${file.name}, page ${page + 1}`, problem: outcome.problem })
  }
  yield { kind: 'stage', stage: 'reading' }
  const all = pages.map((page, index) => scaledTo(page, recognized.get(index)))
  return [...(await app.read({ name: file.name, bytes: file.bytes, pages: all }, sender)), ...unread]
}

/** Lengths in a PDF are points, and those of a scan are pixels. Headings are found by comparing sizes. */
function scaledTo(page: TextPage, scan: TextPage | undefined): TextPage {
  if (!scan) return page
  const scale = page.width / scan.width
  const runs = scan.runs.map((run) => ({
    ...run,
    left: run.left * scale,
    right: run.right * scale,
    top: run.top * scale,
    bottom: run.bottom * scale,
    size: run.size * scale,
  }))
  return { ...page, runs }
}
