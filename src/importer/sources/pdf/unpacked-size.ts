import { inflateSync } from 'node:zlib'

/** A color picture with 60 megapixels takes that much. */
const largestStream = 180 * 1024 * 1024
const deepest = 3

/**
 * Returns true if a compressed part of the file unpacks to more than we can hold. The PDF library has no limit: a file of
 * 1 MB took 2.3 GB before its time was up.
 */
export function unpacksTooLarge(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = file[at + 6] === 0x0d ? at + 8 : at + 7
    if (isTooLarge(file.subarray(start), 1)) return true
  }
  return false
}

/** A compressed part may contain a compressed part. */
function isTooLarge(packed: Buffer, depth: number): boolean {
  if (!isCompressed(packed)) return false
  try {
    const content = inflateSync(packed, { maxOutputLength: largestStream })
    return depth < deepest && isTooLarge(content, depth + 1)
  } catch (cause) {
    // Damaged parts are for the PDF library.
    return cause instanceof RangeError
  }
}

/** The first two bytes are the method and a check digit. */
const isCompressed = (part: Buffer) =>
  part.length > 2 && (part.readUInt8(0) & 0x0f) === 8 && part.readUInt16BE(0) % 31 === 0
