import { expect, test } from 'vitest'
import { placeSettingOf } from './place-setting.ts'

test('lays every recipe the same table each time, and uses all tables', () => {
  const ids = Array.from({ length: 200 }, (_, nth) => `roast-number-${nth}`)
  const settings = ids.map((id) => placeSettingOf({ id, drawing: 'roast' }))
  expect(placeSettingOf({ id: 'roast-number-7', drawing: 'roast' })).toEqual(settings[7])
  expect(new Set(settings.map(({ table }) => table)).size).toBe(7)
})

test('shows an empty plate until the drawing is chosen', () => {
  expect(placeSettingOf({ id: 'rice', drawing: null }).drawing).toBe('plate')
})
