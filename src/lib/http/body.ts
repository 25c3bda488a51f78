import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib'
import { httpProblem, type HttpProblem } from './problem.ts'

export const acceptedEncodings = 'gzip, deflate, br'

/**
 * HTML compresses 4 to 20 times, and padded pages perhaps 100 times. Deflate bombs reach 1,032 times, brotli bombs far
 * more.
 */
const highestRatio = 200
/** Below this size a high ratio is harmless: short pages of spaces exist. */
const ratioCountsFromBytes = 1_000_000

/** Reads a body up to its end or a limit. Limits count decompressed bytes. */
export async function readBody(
  body: Readable,
  headers: Headers,
  maxBytes: number,
  host: string,
): Promise<{ ok: true; bytes: Uint8Array } | HttpProblem> {
  const tooLarge = httpProblem(
    'too-large',
    `The answer from ${host} is larger than the ${inWords(maxBytes)} we accept.`,
  )
  if (Number(headers.get('content-length')) > maxBytes) return tooLarge

  let receivedBytes = 0
  const received = counted(body, (length) => (receivedBytes += length))
  const unpacked = unpack(received, headers.get('content-encoding')?.trim().toLowerCase() ?? '')
  if (!unpacked) return httpProblem('protocol', `${host} sent an answer we can’t decompress.`)

  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of unpacked) {
    chunks.push(chunk)
    bytes += chunk.length
    const isBomb = bytes > ratioCountsFromBytes && bytes > receivedBytes * highestRatio
    if (bytes > maxBytes || receivedBytes > maxBytes || isBomb) return tooLarge
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}

async function* counted(body: Readable, count: (length: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    count(chunk.length)
    yield chunk
  }
}

/** Decompresses one layer only. Two layers are only used to hide a bomb. */
function unpack(packed: AsyncGenerator<Uint8Array>, encoding: string): AsyncIterable<Uint8Array> | undefined {
  if (encoding === '' || encoding === 'identity') return packed
  const unpacker = unpackerFor(encoding)
  // The empty callback prevents an uncaught error. The code that reads the unpacker receives the error.
  return unpacker && pipeline(packed, unpacker, () => {})
}

/** Returns a stream that decompresses. Like browsers, it accepts a body whose last bytes are missing. */
function unpackerFor(encoding: string): Transform | undefined {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    default:
      return undefined
  }
}

function inWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
}
