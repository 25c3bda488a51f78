import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { mostPhotos, uploadProblems } from '../../core/importing/upload-limits.ts'
import type { ImportFailure } from '../../core/importing/import-events.ts'
import type { App } from '../app/app.ts'
import type { RecipeFile } from './read-recipe-file.ts'
import { type ReceivedFile, receiveFile, type UploadLimits } from './receive-file.ts'

export type ReceivedFiles =
  | { ok: true; files: Array<RecipeFile>; close(): Promise<void> }
  | { ok: false; problem: ImportFailure }

interface SentForm {
  body: ReadableStream<Uint8Array>
  contentType: string
  visitor: string
  limits: UploadLimits
}

/** Receives the files of an upload form one by one, without holding the form in memory. */
export async function receiveFiles(
  app: Pick<App, 'env' | 'log'>,
  { body, contentType, visitor, limits }: SentForm,
): Promise<ReceivedFiles> {
  const arriving: Array<Promise<ReceivedFile>> = []
  const parts: Array<Readable> = []
  const stopping = new AbortController()
  let left = limits.document

  async function receiveNext(before: Promise<ReceivedFile> | undefined, name: string, part: Readable) {
    await before
    const outcome = await receiveFile(app, { name, visitor, body: part, limits: { ...limits, document: left } })
    if (outcome.ok) left -= outcome.file.bytes.length
    else stopping.abort()
    return outcome
  }

  try {
    const form = Busboy({
      headers: { 'content-type': contentType },
      limits: { files: mostPhotos, fields: 10, fieldSize: 1_000, headerPairs: 10, parts: mostPhotos + 10 },
    })
    form.on('file', (_field, part, fileName = '') => {
      parts.push(part)
      // `receiveFile` reports the failure. Without a listener it would end the process.
      part.on('error', () => undefined)
      const name = fileName.slice(0, 255) || 'file'
      // The parts wait for each other, so that what is left counts for all of them.
      arriving.push(receiveNext(arriving.at(-1), name, part))
    })
    await pipeline(body, form, { signal: stopping.signal })
  } catch (cause) {
    if (!stopping.signal.aborted) app.log.info({ err: cause }, 'An upload form could not be read')
    stopping.abort()
    for (const part of parts) part.destroy(new Error('The form ended'))
  }
  const outcomes = await Promise.all(arriving)
  const files = outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []))
  const close = async () => void (await Promise.all(files.map((received) => received.close())))
  const failed = outcomes.find((outcome) => !outcome.ok)
  if (!failed && !stopping.signal.aborted) return { ok: true, files: files.map(({ file }) => file), close }
  await close()
  return (
    failed ?? { ok: false, problem: { kind: 'problem', reason: 'unreachable', message: uploadProblems.unfinished } }
  )
}
