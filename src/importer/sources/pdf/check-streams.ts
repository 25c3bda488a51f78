import { inflateSync } from 'node:zlib'

/** A color picture with 60 megapixels takes that much. */
const largestStream = 180 * 1024 * 1024
const deepest = 3
/** Pages nest fewer than fifty. */
const mostNested = 2_000

type StreamProblem = 'too large' | 'damaged'

/**
 * Finds compressed parts that the PDF library would read for too long. It has no limit for their size: a file of 1 MB
 * took 2.3 GB before its time was up. It reads on where the compression of a page is damaged, which may make millions of
 * drawing operations of a few bytes. And its time for nested operations is quadratic: 20,000 of them took 20 seconds.
 */
export function findStreamProblem(bytes: Uint8Array): StreamProblem | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Encrypted parts look like damaged ones.
  const isEncrypted = file.includes('/Encrypt')
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = file[at + 6] === 0x0d ? at + 8 : at + 7
    const { problem, content } = unpack(file.subarray(start), 1)
    if (problem === 'too large') return problem
    if (!isEncrypted && isDrawing(file, at) && (problem || (content && nestsTooDeep(content)))) return 'damaged'
  }
  return nestsTooDeep(file) ? 'damaged' : undefined
}

interface Unpacked {
  problem?: StreamProblem
  content?: Buffer
}

/** A compressed part may contain a compressed part. */
function unpack(packed: Buffer, depth: number): Unpacked {
  if (!isCompressed(packed)) return {}
  try {
    const content = inflateSync(packed, { maxOutputLength: largestStream })
    return depth < deepest && isCompressed(content) ? unpack(content, depth + 1) : { content }
  } catch (cause) {
    if (cause instanceof RangeError) return { problem: 'too large' }
    // Everything was unpacked if only the check sum is wrong. Some programs also leave out the end.
    const { code, message } = cause as NodeJS.ErrnoException
    return code === 'Z_DATA_ERROR' && message !== 'incorrect data check' ? { problem: 'damaged' } : {}
  }
}

/** The first two bytes are the method and a check digit. */
const isCompressed = (part: Buffer) =>
  part.length > 2 && (part.readUInt8(0) & 0x0f) === 8 && part.readUInt16BE(0) % 31 === 0

const longestHeader = 2_000

/**
 * Pages have no type in the header of their part. Pictures, fonts and tables have one. What is written in another way
 * may begin like compressed data.
 */
function isDrawing(file: Buffer, stream: number): boolean {
  const before = file.toString('latin1', Math.max(0, stream - longestHeader), stream)
  const header = before.slice(before.lastIndexOf(' obj') + 1)
  if (!header.includes('/FlateDecode') || /\/(?:ASCII85|ASCIIHex|LZW|RunLength)Decode/.test(header)) return false
  return !/\/(?:Type|Subtype|Length1|N)\b/.test(header) || /\/Subtype\s*\/Form\b/.test(header)
}

const [save, restore] = [0x71, 0x51]

/** Counts the operations that save the state of the drawing ("q") and those that restore it ("Q"). */
function nestsTooDeep(content: Buffer): boolean {
  let depth = 0
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at]
    if (byte !== save && byte !== restore) continue
    if (!endsWord(content[at - 1]) || !endsWord(content[at + 1])) continue
    depth = byte === save ? depth + 1 : Math.max(0, depth - 1)
    if (depth > mostNested) return true
  }
  return false
}

/** The library reads "qq" as two operations. */
const endsWord = (byte: number | undefined) =>
  byte === undefined ||
  byte <= 0x20 ||
  byte === save ||
  byte === restore ||
  '()<>[]/%'.includes(String.fromCharCode(byte))
