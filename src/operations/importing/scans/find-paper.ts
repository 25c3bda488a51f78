import type { GrayPicture } from './skew-angle.ts'

interface Paper {
  left: number
  top: number
  width: number
  height: number
  /** One byte for each pixel of the picture: 255 outside the paper. */
  outside: Uint8Array
}

const leastShare = 0.12
const mostShare = 0.92
/** The table is at least this much darker than the paper. */
const darkerBy = 0.65
/** Pixels of the small copy. */
const edge = 3

/**
 * Finds a sheet of paper on a darker table in a small copy of a photo, or returns null. Grain and patterns of a table
 * look like letters. A bright area that reaches two sides of the picture may be the lit part of a page, so it is left.
 */
export function findPaper(picture: GrayPicture): Paper | null {
  const { data, width, height } = picture
  const threshold = brightnessBetween(data)
  const outside = new Uint8Array(data.length)
  const isDark = (at: number) => (data[at] ?? 0) < threshold
  spread(picture, borderOf(picture).filter(isDark), isDark, outside)
  const paper = largestArea(picture, outside)
  const share = paper.size / data.length
  if (share < leastShare || share > mostShare) return null
  const { left, right, top, bottom } = paper
  const sides = [left === 0, right === width - 1, top === 0, bottom === height - 1].filter(Boolean).length
  if (sides > 1) return null
  // Other bright things on the table are outside too.
  for (let at = 0; at < outside.length; at += 1) outside[at] = paper.area[at] ? 0 : 255
  const isDarker = meanWhere(data, outside, 255) < darkerBy * meanWhere(data, outside, 0)
  return isDarker
    ? { left, top, width: right - left + 1, height: bottom - top + 1, outside: withEdge(picture, outside) }
    : null
}

/** Finds the brightness that divides the pixels into two groups that differ most (Otsu's method). */
function brightnessBetween(data: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let best = { value: 128, score: 0 }
  let below = 0
  let sumBelow = 0
  for (const [value, count] of counts.entries()) {
    below += count
    sumBelow += count * value
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const difference = sumBelow / below - (total - sumBelow) / above
    const score = below * above * difference * difference
    if (score > best.score) best = { value: value + 1, score }
  }
  return best.value
}

function borderOf({ width, height }: GrayPicture): Array<number> {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...columns, ...rows].flat()
}

/** Marks the pixels that are connected with the start, and returns them. */
function spread(
  { width, height }: GrayPicture,
  start: ReadonlyArray<number>,
  belongs: (at: number) => boolean,
  marks: Uint8Array,
): Array<number> {
  const found = [...start]
  for (const at of found) marks[at] = 255
  for (let index = 0; index < found.length; index += 1) {
    const at = found[index] ?? 0
    const x = at % width
    const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const beside of next)
      if (beside >= 0 && beside < width * height && marks[beside] === 0 && belongs(beside)) {
        marks[beside] = 255
        found.push(beside)
      }
  }
  return found
}

/** Returns the largest connected area that is not outside. Text and photos on the paper are part of it. */
function largestArea(picture: GrayPicture, outside: Uint8Array) {
  const seen = new Uint8Array(outside)
  let largest: Array<number> = []
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] !== 0) continue
    const area = spread(picture, [at], () => true, seen)
    if (area.length > largest.length) largest = area
  }
  const area = new Uint8Array(outside.length)
  const box = { left: picture.width, right: 0, top: picture.height, bottom: 0 }
  for (const at of largest) {
    area[at] = 1
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { ...box, area, size: largest.length }
}

/** Adds the edge of the paper to what is outside. Its shadow looks like a line. */
function withEdge({ width }: GrayPicture, outside: Uint8Array): Uint8Array {
  let marks = outside
  for (let round = 0; round < edge; round += 1) {
    const before = marks
    marks = before.map((mark, at) =>
      mark || before[at - 1] || before[at + 1] || before[at - width] || before[at + width] ? 255 : 0,
    )
  }
  return marks
}

function meanWhere(data: Uint8Array, marks: Uint8Array, mark: number): number {
  let sum = 0
  let count = 0
  for (const [at, value] of data.entries())
    if (marks[at] === mark) {
      sum += value
      count += 1
    }
  return count === 0 ? 0 : sum / count
}
