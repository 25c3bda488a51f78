/** A gray picture, one byte for each pixel. */
export interface GrayPicture {
  data: Uint8Array
  width: number
  height: number
}

/** Photos taken by hand are rarely more askew. */
const most = 15

/**
 * Returns by how many degrees the lines of text are turned clockwise. At the right angle, rows with text and rows
 * without differ most.
 */
export function skewAngle(picture: GrayPicture): number {
  const dark = darkPoints(picture)
  const height = picture.height + 2 * Math.ceil(picture.width * Math.tan(radians(most)))
  const contrastAt = (angle: number) => contrast(dark, Math.tan(radians(angle)), height)
  const rough = bestOf(anglesAround(0, most, 0.5), contrastAt)
  const exact = bestOf(anglesAround(rough, 0.4, 0.1), contrastAt)
  // Edges of the picture and lines of a form look like text if there is none.
  return Math.abs(exact) < 0.2 || contrastAt(exact) < 1.05 * contrastAt(0) ? 0 : exact
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const anglesAround = (middle: number, range: number, step: number) =>
  Array.from({ length: Math.round((2 * range) / step) + 1 }, (_, index) => middle - range + index * step)

function bestOf(angles: ReadonlyArray<number>, score: (angle: number) => number): number {
  let best = { angle: 0, score: score(0) }
  for (const angle of angles) {
    const candidate = { angle, score: score(angle) }
    if (candidate.score > best.score) best = candidate
  }
  return best.angle
}

/** Points darker than the paper, as pairs of x and y. Dark areas, such as a table below the page, are not text. */
function darkPoints({ data, width, height }: GrayPicture): Int32Array {
  const points: Array<number> = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const isEdge = (data[at] ?? 255) < 140 && ((data[at - width] ?? 0) > 170 || (data[at + width] ?? 0) > 170)
      if (isEdge) points.push(x, y)
    }
  return Int32Array.from(points)
}

/** Sums up the squares of the number of dark points in each row, if rows ascend by `slope`. */
function contrast(points: Int32Array, slope: number, height: number): number {
  const rows = new Int32Array(height)
  const offset = Math.round(height / 4)
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) - (points[index] ?? 0) * slope) + offset
    if (row >= 0 && row < height) rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}
