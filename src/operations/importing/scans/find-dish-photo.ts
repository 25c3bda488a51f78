/** Three bytes for each pixel. */
export interface ColorPicture {
  data: Uint8Array
  width: number
  height: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Shares of the page. */
const leastArea = 0.05
const mostArea = 0.6
const leastSide = 0.15
const longestSide = 2.5
/** Shares of the box. Plates and highlights of a photo are as bright as paper. */
const leastFilled = 0.65
/** A colored box around a tip has one color, with letters in it. */
const mostOfOneColor = 0.45
/** Share of the pixels around the box. A photo on paper has a white edge. */
const leastPaperAround = 0.85
const ring = 3

/**
 * Finds the photo of a dish in a small copy of a page: one rectangle of many colors with paper on all sides. Returns null
 * if there is none, or if anything about it is unusual, because a wrong picture is worse than none.
 */
export function findDishPhoto(picture: ColorPicture): Box | null {
  const isPaper = paperIn(picture)
  const [largest, second] = areasOf(picture, isPaper)
  if (!largest || (second && area(second) > 0.5 * area(largest))) return null
  const { width, height } = picture
  const share = area(largest) / (width * height)
  const sides = [largest.width, largest.height]
  const isInside =
    largest.left >= ring &&
    largest.top >= ring &&
    largest.left + largest.width + ring <= width &&
    largest.top + largest.height + ring <= height
  const isUsual =
    isInside &&
    share >= leastArea &&
    share <= mostArea &&
    Math.min(...sides) >= leastSide * Math.min(width, height) &&
    Math.max(...sides) <= longestSide * Math.min(...sides)
  if (!isUsual) return null
  if (1 - paperShare(largest, picture, isPaper) < leastFilled) return null
  if (shareOfOneColor(picture, largest) > mostOfOneColor) return null
  return paperAround(largest, picture, isPaper) >= leastPaperAround ? largest : null
}

const area = ({ width, height }: Box) => width * height

/** Marks what is as bright as the brightest third of the page, and has its color. */
function paperIn({ data, width, height }: ColorPicture): Uint8Array {
  const size = width * height
  const brightness = new Uint8Array(size)
  for (let at = 0; at < size; at += 1)
    brightness[at] = Math.max(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0)
  const bright = brightness.toSorted()[Math.floor(0.7 * size)] ?? 255
  const [red, green, blue] = [0, 1, 2].map((channel) => 1 / medianWhereBright(data, channel, { brightness, bright }))
  const isPaper = new Uint8Array(size)
  for (let at = 0; at < size; at += 1) {
    const parts = [
      (data[3 * at] ?? 0) * (red ?? 1),
      (data[3 * at + 1] ?? 0) * (green ?? 1),
      (data[3 * at + 2] ?? 0) * (blue ?? 1),
    ]
    const [most, least] = [Math.min(1.2, Math.max(...parts)), Math.min(1.2, ...parts)]
    // Lines of text are gray in a small copy.
    isPaper[at] = least > 0.45 && most - least < 0.2 ? 1 : 0
  }
  return isPaper
}

/** Returns the usual value of a channel in the bright pixels, at least 1. */
function medianWhereBright(
  data: Uint8Array,
  channel: number,
  { brightness, bright }: { brightness: Uint8Array; bright: number },
): number {
  const values = new Uint8Array(brightness.length)
  let count = 0
  for (let at = 0; at < brightness.length; at += 1)
    if ((brightness[at] ?? 0) >= bright) values[count++] = data[3 * at + channel] ?? 0
  return Math.max(1, values.subarray(0, count).toSorted()[Math.floor(count / 2)] ?? 255)
}

/** Returns the boxes around connected areas that are not paper, the largest first. */
function areasOf({ width, height }: ColorPicture, isPaper: Uint8Array): Array<Box> {
  const seen = Uint8Array.from(isPaper)
  const boxes: Array<Box> = []
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue
    seen[start] = 1
    const waiting = [start]
    let [left, right, top, bottom] = [width, 0, height, 0]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const other of next)
        if (other >= 0 && other < seen.length && !seen[other]) {
          seen[other] = 1
          waiting.push(other)
        }
    }
    boxes.push({ left, top, width: right - left + 1, height: bottom - top + 1 })
  }
  return boxes.toSorted((one, other) => area(other) - area(one))
}

function paperShare(box: Box, { width }: ColorPicture, isPaper: Uint8Array): number {
  let paper = 0
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) paper += isPaper[y * width + x] ?? 0
  return paper / area(box)
}

/** Colors count as the same if they agree in the first three bits of each channel. */
function shareOfOneColor({ data, width }: ColorPicture, box: Box): number {
  const counts = new Uint32Array(512)
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const at = 3 * (y * width + x)
      const color = (((data[at] ?? 0) >> 5) << 6) | (((data[at + 1] ?? 0) >> 5) << 3) | ((data[at + 2] ?? 0) >> 5)
      counts[color] = (counts[color] ?? 0) + 1
    }
  return Math.max(...counts) / area(box)
}

function paperAround(box: Box, picture: ColorPicture, isPaper: Uint8Array): number {
  const outer = {
    left: box.left - ring,
    top: box.top - ring,
    width: box.width + 2 * ring,
    height: box.height + 2 * ring,
  }
  const inside = area(box) * paperShare(box, picture, isPaper)
  const all = area(outer) * paperShare(outer, picture, isPaper)
  return (all - inside) / (area(outer) - area(box))
}
