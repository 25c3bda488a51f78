import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const renderTimeoutMs = 10_000

/** What React writes for a part it did not wait for; text of ours cannot say this, as its `<` is escaped. */
const unfinished = '<!--$!-->'

/**
 * A whole page. Nearly every page waits for nothing, and is made in one go: written as bytes in pieces, the same page takes half
 * as long again. One that does wait, for a part loaded on its first use, is made the patient way.
 */
export async function renderDocument(page: ReactNode, onError: (cause: unknown) => void): Promise<string> {
  const html = renderToString(page)
  return html.includes(unfinished) ? renderPatiently(page, onError) : `<!DOCTYPE html>${html}`
}

function renderPatiently(page: ReactNode, onError: (cause: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => abort(), renderTimeoutMs)
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(deadline)
        pipe(collect(resolve))
      },
      onShellError(cause) {
        clearTimeout(deadline)
        reject(cause)
      },
      onError,
    })
  })
}

function collect(done: (html: string) => void): Writable {
  const chunks: Array<Buffer> = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}
