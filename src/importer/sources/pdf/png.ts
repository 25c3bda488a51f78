import { crc32, deflateSync } from 'node:zlib'

export interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  channels: 1 | 3 | 4
}

/** Takes every second, third … pixel, until the picture is at most `widest` pixels wide and high. */
export function smaller(pixels: Pixels, widest: number): Pixels {
  const step = Math.ceil(Math.max(pixels.width, pixels.height) / widest)
  if (step === 1) return pixels
  const { channels } = pixels
  const width = Math.floor(pixels.width / step)
  const height = Math.floor(pixels.height / step)
  const data = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * step * pixels.width + x * step) * channels
      data.set(pixels.data.subarray(from, from + channels), (y * width + x) * channels)
    }
  return { data, width, height, channels }
}

const colorTypes = { 1: 0, 3: 2, 4: 6 } as const

/** Writes pixels as a PNG file, since the importer may not use the picture library. */
export function pngOf({ data, width, height, channels }: Pixels): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colorTypes[channels]], 8)
  const row = width * channels
  // Each row starts with the number of its filter.
  const rows = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
