import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { convertTemperatures } from './convert-text.ts'

test.each([
  ['Preheat the oven to 350°F.', 'Preheat the oven to 180 °C.'],
  ['Preheat to 425 degrees F', 'Preheat to 220 °C'],
  ['Bake at 350-375°F', 'Bake at 180-190 °C'],
  ['until it reads 165 F', 'until it reads 74 °C'],
  ['gas mark 4', '180 °C'],
  ['bake at 350f', 'bake at 180 °C'],
  ['Preheat oven to 350 degrees.', 'Preheat oven to 180 °C.'],
  ['Bake at 375° 9-11 min.', 'Bake at 190 °C 9-11 min.'],
  ['Bake 30 min at 350.', 'Bake 30 min at 180 °C.'],
  ['Bake in a 325 degree oven for 1 hour', 'Bake in a 160 °C oven for 1 hour'],
  ['Roast at 450 for 15 minutes, then reduce to 350.', 'Roast at 230 °C for 15 minutes, then reduce to 180 °C.'],
  ['Preheat the oven to 425 F, then lower to 350', 'Preheat the oven to 220 °C, then lower to 180 °C'],
  ['Roast at 400-425 degrees until golden.', 'Roast at 200-220 °C until golden.'],
  ['Bake at 350 25-30 minutes.', 'Bake at 180 °C 25-30 minutes.'],
  ['Bake in a 350 oven for 1 hour.', 'Bake in a 180 °C oven for 1 hour.'],
  ['Turn the oven down to 350 degrees.', 'Turn the oven down to 180 °C.'],
  ['Rotate the pans and bake at 350° until golden.', 'Rotate the pans and bake at 180 °C until golden.'],
  ['Boil the syrup to 235°F, or 238-240°F.', 'Boil the syrup to 113 °C, or 114-116 °C.'],
  ['Caramel cookies: bake at 360°F.', 'Caramel cookies: bake at 180 °C.'],
  ['Roast the turnips 400° until soft.', 'Roast the turnips 200 °C until soft.'],
  ['Rotate and return to a 400° oven.', 'Rotate and return to a 200 °C oven.'],
  ['Preheat oven to 350, and grease a 250 ml dish.', 'Preheat oven to 180 °C, and grease a 250 ml dish.'],
  ['Preheat your air fryer to 400.', 'Preheat your air fryer to 200 °C.'],
  ['Heat oil to 350 degrees in a deep pot.', 'Heat oil to 180 °C in a deep pot.'],
  ['Preheat the oven to 350℉.', 'Preheat the oven to 180 °C.'],
  ['Pre-heat oven to 350”F.', 'Pre-heat oven to 180 °C.'],
  ['Bake at 350* for 15 minutes.', 'Bake at 180 °C for 15 minutes.'],
  ['Preheat to 425*. Reduce the heat to 350*.', 'Preheat to 220 °C. Reduce the heat to 180 °C.'],
  ['Turn the oven down to 350 degrees and bake.', 'Turn the oven down to 180 °C and bake.'],
  ['Reduce the heat to 350°C.', 'Reduce the heat to 350°C.'],
  ['Preheat oven to 400 degrees (F).', 'Preheat oven to 200 °C.'],
  ['Line a 9" x 13" pan. Cut 10" C-shapes.', 'Line a 9" x 13" pan. Cut 10" C-shapes.'],
  ['Cook until the internal temperature is 165 degrees.', 'Cook until the internal temperature is 74 °C.'],
])('metric: %s', (text, expected) => {
  expect(convertTemperatures(text, 'metric')).toBe(expected)
})

test.each([
  ['Ofen auf 200 Grad Celsius vorheizen', 'Ofen auf 400 °F vorheizen'],
  ['Backofen auf 180 Grad vorheizen', 'Backofen auf 350 °F vorheizen'],
  ['Cuocete in forno a 180 gradi', 'Cuocete in forno a 350 °F'],
  ['bake at 175 °C until done', 'bake at 350 °F until done'],
  ['180ºC', '350 °F'],
  ['Add 250 c.c. of milk.', 'Add 250 c.c. of milk.'],
  ['Bake at 180c. Cool.', 'Bake at 350 °F. Cool.'],
  ['Heat to 70C.', 'Heat to 158 °F.'],
  ['Add 30C flour.', 'Add 30C flour.'],
  ['Boil the syrup to 116-118 °C.', 'Boil the syrup to 241-244 °F.'],
  ['Bake at 177 °C.', 'Bake at 350 °F.'],
  ['Bake at 180C. Cut.', 'Bake at 350 °F. Cut.'],
  ['Preheat your oven to 180c and whisk 2 c milk.', 'Preheat your oven to 350 °F and whisk 2 c milk.'],
  ['Verwarm de oven voor op 200 ⁰C.', 'Verwarm de oven voor op 400 °F.'],
  ['350℉ (175℃)', '350 °F (175 °C)'],
  ['Bei 180° Ober-/Unterhitze 30 Minuten backen', 'Bei 350 °F Ober-/Unterhitze 30 Minuten backen'],
  ['Cuire à 200° 25 minutes', 'Cuire à 400 °F 25 minutes'],
  ['freeze at -18°C', 'freeze at 0 °F'],
  ['Heat the oven to 190°C (170°C fan) and', 'Heat the oven to 375 °F (340 °F fan) and'],
  ['180C/160C fan/gas 4', '350 °F/325 °F fan/gas 4'],
  [
    'Bei 220°C (Heißluft: 200°C) anbacken, dann bei 180° backen',
    'Bei 425 °F (Heißluft: 400 °F) anbacken, dann bei 350 °F backen',
  ],
  ['Bei 200 Grad Ober-/Unterhitze ca. 30 Minuten backen.', 'Bei 400 °F Ober-/Unterhitze ca. 30 Minuten backen.'],
  ['(E-Herd: 200 Grad, Umluft: 180 Grad)', '(E-Herd: 400 °F, Umluft: 350 °F)'],
  ['Im Ofen bei 160-180° backen.', 'Im Ofen bei 325-350 °F backen.'],
  ['Enfournez pour 35-40 min à 200 degrés.', 'Enfournez pour 35-40 min à 400 °F.'],
  ['Préchauffez le four th.6 (180°).', 'Préchauffez le four th.6 (350 °F).'],
  ['Préchauffer le four à 200.', 'Préchauffer le four à 400 °F.'],
  ['Introducir en el horno 20 minutos a 180º.', 'Introducir en el horno 20 minutos a 350 °F.'],
  ['Cuocete per 30 minuti a 180°.', 'Cuocete per 30 minuti a 350 °F.'],
  ['Bak 30 minuten op 180 graden.', 'Bak 30 minuten op 350 °F.'],
  ['Retournez les légumes et cuisez à 180°.', 'Retournez les légumes et cuisez à 350 °F.'],
  ['Faites rôtir à 180° th. 6.', 'Faites rôtir à 350 °F th. 6.'],
  ['Grädda i 200° i 20 minuter.', 'Grädda i 400 °F i 20 minuter.'],
  ['Bag ved 200 grader i 20 minutter.', 'Bag ved 400 °F i 20 minutter.'],
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
  'Laisser cuire 1 h à 160°/170°.',
  'Bake four hours at 250°.',
  'Im Ofen 10 Min. backen, dann um 180° drehen.',
  'Hornea 10 minutos, gira la bandeja 180º y sigue.',
  'Preheat the oven to 350, 325 for convection.',
  'Bake at 350 and 325 degrees for 20 minutes.',
  'On the grill, rotate the skewers 360 degrees.',
  'Grill for 10 minutes, then rotate 360°',
  'Grill for 10 minutes, turning 360 degrees once.',
  'Retournez le moule à 180°',
  'Cuire 10 minutes au four, puis retourner le moule à 180°.',
  'Preheat the oven to 220. Bake at 200 for 15 minutes.',
  'Heat the syrup to 240 degrees, or an internal 85 degrees.',
  'Roast the bones, then reduce to 350 ml.',
])('leaves %j unchanged', (text) => {
  expect(convertTemperatures(text, 'metric')).toBe(text)
  expect(convertTemperatures(text, 'us')).toBe(text)
})

test('names the scales of an oven in both', () => {
  expect(convertTemperatures('Preheat oven to 400 degrees/200 degrees.', 'metric')).toBe(
    'Preheat oven to 400 °F/200 °C.',
  )
})

test('changes nothing when showing units as written', () => {
  expect(convertTemperatures('350°F', 'as-written')).toBe('350°F')
})

test.each(['or ', 'fan or about '])('a step of many %j costs no more than its length', async (piece) => {
  const growth = await costGrowth(
    (length) => piece.repeat(length / piece.length),
    (text) => convertTemperatures(text, 'metric'),
    12_000,
  )
  expect(growth).toBeLessThan(linearGrowth)
})

test('leaves a heat that is given in both scales, with words between', () => {
  const text = 'Bake at 350°F (or about fan 160°C) for an hour.'
  expect(convertTemperatures(text, 'metric')).toBe(text)
})
