import { Writable } from 'node:stream'

/**
 * Passes on everything that was written to a stream, once it ends, or why it was destroyed before. The bytes of a page
 * are never decoded: that took 5 % of a page.
 */
export function collectBytes(onEnd: (bytes: Buffer<ArrayBuffer>) => void, onFail: (cause: unknown) => void): Writable {
  const chunks: Array<Buffer> = []
  let isWhole = false
  return new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      isWhole = true
      onEnd(Buffer.concat(chunks))
      done()
    },
    destroy(cause, done) {
      // Otherwise the visitor would wait forever.
      if (!isWhole) onFail(cause ?? new Error('The page ended early'))
      done(cause)
    },
  })
}
