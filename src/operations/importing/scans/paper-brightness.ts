import type { GrayPicture } from './skew-angle.ts'

/** Pixels on each side. At a sixteenth of the size, that is more than the strokes of a large title. */
const reach = 5
/** Most of a neighborhood is paper, unless it is a photo. */
const share = 0.8

/** Returns how bright the paper is around each pixel of a small copy. Text is ignored, since it is darker. */
export function paperBrightness({ data, width, height }: GrayPicture): GrayPicture {
  const paper = new Uint8Array(data.length)
  const counts = new Uint16Array(256)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      counts.fill(0)
      let size = 0
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
          const value = data[row * width + column] ?? 0
          counts[value] = (counts[value] ?? 0) + 1
          size += 1
        }
      let value = 0
      for (let seen = counts[0] ?? 0; seen < share * size && value < 255; seen += counts[value] ?? 0) value += 1
      paper[y * width + x] = value
    }
  return { data: paper, width, height }
}
