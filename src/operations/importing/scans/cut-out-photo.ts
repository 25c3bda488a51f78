import { withOpenPicture } from '../../pictures/open-picture.ts'
import { sharp } from '../../pictures/picture-work.ts'
import { type Box, type ColorPicture, findDishPhoto } from './find-dish-photo.ts'

/** Enough to see a photo on a page, and too few to see its letters. */
const smallSide = 240
const fewestPixels = 240
/** Cuts off the edge, where the paper shines through. */
const trim = 0.012

/** Cuts the photo of the dish out of the photo of a page. Returns undefined if it is not certain that there is one. */
export async function cutOutPhoto(bytes: Uint8Array, quarterTurns: number): Promise<Uint8Array | undefined> {
  const work = await withOpenPicture(bytes, async (opened) => {
    if (!opened.ok) return undefined
    const upright = await opened.picture.removeAlpha().jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true })
    const small = await smallCopy(upright.data)
    const box = findDishPhoto(small)
    if (!box) return undefined
    const place = enlarged(box, upright.info.width / small.width, upright.info.height / small.height)
    if (Math.min(place.width, place.height) < fewestPixels) return undefined
    const photo = await sharp(upright.data).extract(place).toBuffer()
    return sharp(photo)
      .rotate(90 * quarterTurns)
      .jpeg({ quality: 90 })
      .toBuffer()
  })
  return work.ok ? work.result : undefined
}

async function smallCopy(bytes: Uint8Array): Promise<ColorPicture> {
  const { data, info } = await sharp(bytes)
    .resize({ width: smallSide, height: smallSide, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function enlarged({ left, top, width, height }: Box, across: number, down: number): Box {
  const [x, y] = [trim * width * across, trim * height * down]
  return {
    left: Math.round(left * across + x),
    top: Math.round(top * down + y),
    width: Math.round(width * across - 2 * x),
    height: Math.round(height * down - 2 * y),
  }
}
