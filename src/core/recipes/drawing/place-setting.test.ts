import { expect, test } from 'vitest'
import type { DrawnDish } from './drawing.ts'
import { placeSettingOf } from './place-setting.ts'

const settingsOf = (drawing: DrawnDish) =>
  Array.from({ length: 200 }, (_, nth) => placeSettingOf({ id: `dish-number-${nth}`, drawing }))

test('lays every recipe the same table each time, and uses all tables', () => {
  const settings = settingsOf('roast')
  expect(placeSettingOf({ id: 'dish-number-7', drawing: 'roast' })).toEqual(settings[7])
  expect(new Set(settings.map(({ table }) => table)).size).toBe(7)
})

test('lets the id choose among the variants that fit any such dish', () => {
  const soups = settingsOf('soup')
  expect(new Set(soups.map(({ drawing }) => drawing))).toEqual(
    new Set(['soup', 'soup#tomato', 'soup#mushroom', 'soup#cream', 'soup#corn']),
  )
  expect(new Set(soups.map(({ drawing, table }) => drawing + table)).size).toBe(35)
})

test('keeps the variant that the title chose', () => {
  expect(new Set(settingsOf('soup#pea').map(({ drawing }) => drawing))).toEqual(new Set(['soup#pea']))
})

test('shows an empty plate until the drawing is chosen', () => {
  expect(placeSettingOf({ id: 'rice', drawing: null }).drawing).toMatch(/^plate/)
})

/** The turns of the cloths in theme.css: five, so that neighbors differ in lists of up to four columns. */
const cloths = 5

test.each([1, 2, 3, 4])('neighbors in a list of %i columns never look the same', (columns) => {
  const looks = settingsOf('soup').map(({ drawing, table }, place) => `${drawing} ${table} ${place % cloths}`)
  const equal = looks.filter((look, place) => {
    const beside = (place + 1) % columns === 0 ? undefined : looks[place + 1]
    return look === beside || look === looks[place + columns]
  })
  expect(equal).toEqual([])
})
