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
  const channel = (at: number, place: number) => data[3 * at + place] ?? 0
  const brightness = Uint8Array.from({ length: size }, (_, at) =>
    Math.max(channel(at, 0), channel(at, 1), channel(at, 2)),
  )
  const bright = brightness.toSorted()[Math.floor(0.7 * size)] ?? 255
  const white = [0, 1, 2].map((place) => {
    const values = Array.from({ length: size }, (_, at) => at)
      .filter((at) => (brightness[at] ?? 0) >= bright)
      .map((at) => channel(at, place))
      .toSorted((one, other) => one - other)
    return Math.max(1, values[Math.floor(values.length / 2)] ?? 255)
  })
  return Uint8Array.from({ length: size }, (_, at) => {
    const parts = white.map((full, place) => Math.min(1.2, channel(at, place) / full))
    const [most, least] = [Math.max(...parts), Math.min(...parts)]
    // Lines of text are gray in a small copy.
    return least > 0.45 && most - least < 0.2 ? 1 : 0
  })
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
  const counts = new Map<number, number>()
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const at = 3 * (y * width + x)
      const color = [0, 1, 2].reduce((sum, place) => 8 * sum + ((data[at + place] ?? 0) >> 5), 0)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  return Math.max(...counts.values()) / area(box)
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
