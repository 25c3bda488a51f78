import type { HonoRequest } from 'hono'
import { TableMapping } from '../core/importing/table-columns.ts'
import type { ImportFailure } from '../core/importing/import-events.ts'
import { mostPhotos } from '../core/importing/upload-limits.ts'
import type { Actor } from '../core/recipes/actor.ts'
import type { App } from '../operations/app/app.ts'
import type { RecipeFile } from '../operations/importing/read-recipe-file.ts'
import { limitsOf, receiveFile } from '../operations/importing/receive-file.ts'

type Upload = { ok: true; files: Array<RecipeFile>; close(): Promise<void> } | { ok: false; problem: ImportFailure }

/** Receives one file, which may be a large archive, or several photos in the parts of a form. */
export async function receiveUpload(
  app: App,
  req: HonoRequest,
  { visitor, actor }: { visitor: string; actor: Actor },
): Promise<Upload> {
  if (/^multipart\/form-data\b/i.test(req.header('content-type') ?? ''))
    return { ok: true, files: await photosOf(req), close: async () => undefined }
  const name = (req.query('name') ?? '').slice(0, 255) || 'file'
  const body = req.raw.body ?? new Blob([]).stream()
  const columns = columnsIn(req.query('columns'))
  const received = await receiveFile(app, { name, body, visitor, limits: limitsOf(actor) })
  return received.ok ? { ...received, files: [{ ...received.file, ...(columns && { columns }) }] } : received
}

async function photosOf(req: HonoRequest): Promise<Array<RecipeFile>> {
  const { photo = [] } = await req.parseBody({ all: true })
  const photos = [photo].flat().filter((part) => part instanceof File)
  return Promise.all(
    photos.slice(0, mostPhotos).map(async (file) => ({
      name: file.name.slice(0, 255) || 'file',
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

/** Reads what the columns of a table hold. Ignores anything else. The importer then guesses. */
function columnsIn(sent: string | undefined): TableMapping | undefined {
  try {
    return TableMapping.safeParse(JSON.parse(sent ?? 'null')).data
  } catch {
    return undefined
  }
}
