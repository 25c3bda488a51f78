import { expect, test } from 'vitest'
import { convertTemperatures } from './convert-text.ts'

test.each([
  ['Preheat the oven to 350°F.', 'Preheat the oven to 180 °C.'],
  ['Preheat to 425 degrees F', 'Preheat to 220 °C'],
  ['Bake at 350-375°F', 'Bake at 180-190 °C'],
  ['until it reads 165 F', 'until it reads 74 °C'],
  ['gas mark 4', '180 °C'],
  ['Preheat oven to 350 degrees.', 'Preheat oven to 180 °C.'],
  ['Bake at 375° 9-11 min.', 'Bake at 190 °C 9-11 min.'],
  ['Bake 30 min at 350.', 'Bake 30 min at 180 °C.'],
  ['Bake in a 325 degree oven for 1 hour', 'Bake in a 160 °C oven for 1 hour'],
  ['Roast at 450 for 15 minutes, then reduce to 350.', 'Roast at 230 °C for 15 minutes, then reduce to 180 °C.'],
])('metric: %s', (text, expected) => {
  expect(convertTemperatures(text, 'metric')).toBe(expected)
})

test.each([
  ['Ofen auf 200 Grad Celsius vorheizen', 'Ofen auf 400 °F vorheizen'],
  ['Backofen auf 180 Grad vorheizen', 'Backofen auf 350 °F vorheizen'],
  ['Cuocete in forno a 180 gradi', 'Cuocete in forno a 350 °F'],
  ['bake at 175 °C until done', 'bake at 350 °F until done'],
  ['180ºC', '350 °F'],
  ['Bei 180° Ober-/Unterhitze 30 Minuten backen', 'Bei 350 °F Ober-/Unterhitze 30 Minuten backen'],
  ['Cuire à 200° 25 minutes', 'Cuire à 400 °F 25 minutes'],
  ['freeze at -18°C', 'freeze at 0 °F'],
  ['Heat the oven to 190°C (170°C fan) and', 'Heat the oven to 375 °F (340 °F fan) and'],
  ['180C/160C fan/gas 4', '350 °F/325 °F fan/gas 4'],
])('US: %s', (text, expected) => {
  expect(convertTemperatures(text, 'us')).toBe(expected)
})

test.each([
  '180°C (350°F)',
  '180C/160C fan/350F/gas 4',
  '350°F (180°)',
  'mix 2 C of flour with 2 c. of milk',
  '350 degrees for 5 minutes',
  'Preheat oven to 225 degrees.',
  'serves 100 friends',
  'Bake at 180° 160° fan',
  'Bake 12 minutes and serve to 350 friends.',
  'Turn the tray by 180° and bake',
  'Roast the bones, then reduce to 350 ml.',
])('leaves %j unchanged', (text) => {
  expect(convertTemperatures(text, 'metric')).toBe(text)
  expect(convertTemperatures(text, 'us')).toBe(text)
})

test('changes nothing when showing units as written', () => {
  expect(convertTemperatures('350°F', 'as-written')).toBe('350°F')
})
