import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Returns a PNG that only says it has so many pixels. Whoever reads more than its size finds it damaged. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'peru' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
