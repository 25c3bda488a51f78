import { crc32, deflateRawSync } from 'node:zlib'

interface MakeZipOptions {
  /** The size that the archive claims for each file. By default the real one. */
  claimedSize?: number
  isEncrypted?: boolean
  /** True to mark each file as a symbolic link of Unix, whose content is the path it leads to. */
  areLinks?: boolean
}

/** Makes a zip archive of texts and bytes. */
export function makeZip(files: Readonly<Record<string, string | Uint8Array>>, options: MakeZipOptions = {}): Buffer {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(path)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE((options.isEncrypted ? 1 : 0) | 0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(options.claimedSize ?? bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    if (options.areLinks) place.writeUInt32LE((0o120777 << 16) >>> 0, 6)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), common, name, packed)
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, options.areLinks ? 3 : 0]), common, place, name)
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end])
}

/**
 * Makes an archive with a directory that lists the only file of `archive` many times, under names of their own. All of
 * them overlap.
 */
export function overlap(archive: Buffer, count: number): Buffer {
  const end = archive.length - 22
  const start = archive.readUInt32LE(end + 16)
  const entry = archive.subarray(start, end)
  const entries = Array.from({ length: count }, (_, index) => {
    const copy = Buffer.from(entry)
    copy.write(String(index).padStart(4, '0'), 46)
    return copy
  })
  const list = Buffer.concat(entries)
  const last = Buffer.from(archive.subarray(end))
  last.writeUInt16LE(count, 8)
  last.writeUInt16LE(count, 10)
  last.writeUInt32LE(list.length, 12)
  return Buffer.concat([archive.subarray(0, start), list, last])
}
