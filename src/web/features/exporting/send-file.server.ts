import type { RouterContextProvider } from 'react-router'
import { type ExportFormatId, exportFormats, isExportFormat } from '../../../core/exporting/export-formats.ts'
import { admitExport } from '../../../operations/exporting/admit-export.ts'
import { type ExportedFile, exportFile } from '../../../operations/exporting/export-file.ts'
import { appContext, userContext, visitorContext } from '../../shell/app-context.ts'

type Context = Readonly<RouterContextProvider>

/** Returns the requested format. Throws the answer if there is none, or if the visitor has reached the limit. */
export async function admittedFormat(
  context: Context,
  format: unknown,
  kind: 'recipe' | 'list',
): Promise<ExportFormatId> {
  if (!isExportFormat(format)) throw refusal(404, 'There is no such format. Go back and choose another.')
  if (!(await admitExport(context.get(appContext), context.get(visitorContext), kind)))
    throw refusal(429, 'You’ve downloaded a lot of files this hour. Try again later.')
  return format
}

/** Sends the recipes that the visitor may download as one file. An address without a format gets the first one. */
export async function sendRecipes(
  context: Context,
  format: unknown,
  list: { ids: ReadonlyArray<string>; title: string },
): Promise<Response> {
  const admitted = await admittedFormat(context, format ?? exportFormats[0].id, 'list')
  if (list.ids.length === 0) throw refusal(404, 'There are no recipes to download here. Go back and choose others.')
  return sendFile(exportFile(context.get(appContext), context.get(userContext) ?? 'visitor', admitted, list))
}

/** An answer instead of a file. It is plain text, because these addresses have no page. */
export const refusal = (status: 404 | 422 | 429, text: string) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...(status === 429 && { 'Retry-After': '3600' }),
    },
  })

/** Sends a file while it is written. Names are Latin letters, digits and dashes, so the header needs no encoding. */
export function sendFile({ name, mediaType, content }: ExportedFile): Response {
  return new Response(streamOf(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Reads on when the visitor has received what came before, and stops when the visitor leaves. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Returns the chosen recipes of a list, or all if none is chosen. */
export function chosenAmong(ids: ReadonlyArray<string>, searchParams: URLSearchParams): ReadonlyArray<string> {
  const chosen = new Set(searchParams.getAll('recipe'))
  return chosen.size === 0 ? ids : ids.filter((id) => chosen.has(id))
}
