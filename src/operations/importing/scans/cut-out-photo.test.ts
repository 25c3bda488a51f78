import sharp from 'sharp'
import { expect, test } from 'vitest'
import { leekSoup } from '../../../importer/testing/page-recipes.ts'
import { cutOutPhoto } from './cut-out-photo.ts'
import {
  columnsPage,
  drawnDish,
  handwriting,
  pageWith,
  photograph,
  photographOnTable,
  recipePage,
} from '../testing/make-scan.ts'

const dish = await drawnDish(700, 460)
const place = { left: 270, top: 1200 }
const box = (color: string) =>
  sharp({ create: { width: 700, height: 460, channels: 3, background: color } })
    .composite([
      { input: Buffer.from('<svg width="600" height="300"><text y="80" font-size="60">A tip for you</text></svg>') },
    ])
    .png()
    .toBuffer()

test('turns the photo upright with its page', async () => {
  const side = await sharp(await pageWith(leekSoup, dish, place))
    .rotate(270)
    .toBuffer()
  const photo = await cutOutPhoto(side, 1)
  const { width, height } = await sharp(photo).metadata()
  expect(width / height).toBeCloseTo(700 / 460, 1)
})

test.each([
  ['a colored box with a tip', async () => pageWith(leekSoup, await box('#f2c14e'), place)],
  ['a dark box', async () => pageWith(leekSoup, await box('#27401f'), place)],
  [
    'two photos',
    async () =>
      sharp(await pageWith(leekSoup, dish, place))
        .composite([{ input: dish, left: 270, top: 650 }])
        .png()
        .toBuffer(),
  ],
  ['a photo that is cut off', async () => pageWith(leekSoup, dish, { left: 540, top: 1290 })],
  ['a small drawing', async () => pageWith(leekSoup, await drawnDish(120, 100), place)],
  ['only a dish', async () => dish],
  ['a page in two columns', async () => columnsPage(leekSoup)],
  ['a page in handwriting', async () => recipePage(leekSoup, handwriting)],
  ['a pale page', async () => recipePage(leekSoup, { ink: '#a39c92', paper: '#d8d2c6' })],
  ['a page on a grainy table', async () => photographOnTable(await recipePage(leekSoup))],
  ['a page on a table', async () => photograph(await pageWith(leekSoup, await box('#f2c14e'), place), -4)],
])('takes no picture from %s', async (_, make) => {
  expect(await cutOutPhoto(await make(), 0)).toBeUndefined()
})
