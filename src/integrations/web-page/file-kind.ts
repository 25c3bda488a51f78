/** The kind of a file, detected from its first bytes, because its declared name and type may be wrong. */
export interface FileKind {
  /** The name of the kind, for use in a sentence. */
  label: string
  /** The picture's type. Null for other files. */
  pictureType: string | null
}

interface Signature {
  at: number
  bytes: string
  label: string
  pictureType?: string
}

const signatures: ReadonlyArray<Signature> = [
  { at: 0, bytes: '\u00FF\u00D8\u00FF', label: 'a picture', pictureType: 'image/jpeg' },
  { at: 0, bytes: '\u0089PNG\r\n\u001A\n', label: 'a picture', pictureType: 'image/png' },
  { at: 0, bytes: 'GIF8', label: 'a picture', pictureType: 'image/gif' },
  { at: 8, bytes: 'WEBP', label: 'a picture', pictureType: 'image/webp' },
  { at: 0, bytes: 'II*\0', label: 'a picture', pictureType: 'image/tiff' },
  { at: 0, bytes: 'MM\0*', label: 'a picture', pictureType: 'image/tiff' },
  { at: 4, bytes: 'ftyp', label: 'a video' },
  { at: 0, bytes: '\u001AE\u00DF\u00A3', label: 'a video' },
  { at: 0, bytes: 'ID3', label: 'a sound recording' },
  { at: 0, bytes: 'OggS', label: 'a sound recording' },
  { at: 0, bytes: '%PDF-', label: 'a PDF' },
  { at: 0, bytes: 'PK\u0003\u0004', label: 'a ZIP or office file' },
  { at: 0, bytes: '\u001F\u008B', label: 'a packed file' },
  { at: 0, bytes: 'Rar!', label: 'a packed file' },
  { at: 0, bytes: '7z\u00BC\u00AF', label: 'a packed file' },
]

/**
 * Brands in the first box of a phone's pictures and videos. Both start with the same box, but the brands differ. They
 * can be in any order.
 */
const brands: ReadonlyArray<[brand: RegExp, pictureType: string]> = [
  [/^avi[fs]$/, 'image/avif'],
  [/^he[iv][cmsx]$/, 'image/heic'],
  [/^mif1$/, 'image/heif'],
]

export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 64))
  const boxed = boxedPictureType(start)
  if (boxed) return { label: 'a picture', pictureType: boxed }
  const text = start.toString('latin1')
  const found = signatures.find((signature) => text.startsWith(signature.bytes, signature.at))
  return found && { label: found.label, pictureType: found.pictureType ?? null }
}

function boxedPictureType(start: Buffer): string | undefined {
  if (start.length < 12 || start.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const listed = start.toString('latin1', 8, start.readUInt32BE(0)).match(/[^]{4}/g) ?? []
  return brands.find(([brand]) => listed.some((each) => brand.test(each)))?.[1]
}
