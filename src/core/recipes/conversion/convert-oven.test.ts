import { expect, test } from 'vitest'
import { convertOven, mentionsOven } from './convert-oven.ts'

test.each([
  ['Preheat the oven to 350°F.', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to 400 degrees F.', ['200 °C', '180 °C fan', '400 °F', 'gas mark 6']],
  ['Preheat the oven to 350 degrees.', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to 400 degrees/200 degrees.', ['200 °C', '180 °C fan', '400 °F', 'gas mark 6']],
  ['Preheat the oven to 350°/325° convection.', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to 160°C fan.', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to fan 200C.', ['220 °C', '200 °C fan', '425 °F', 'gas mark 7']],
  ['Preheat the oven to gas mark 5.', ['190 °C', '170 °C fan', '375 °F', 'gas mark 5']],
  ['Preheat the oven to 180-190°C.', ['180-190 °C', '160-170 °C fan', '350-375 °F', 'gas mark 4-5']],
  ['Preheat the oven to 170°C/150°C fan/325°F/gas mark 3.', ['170 °C', '150 °C fan', '325 °F', 'gas mark 3']],
  ['Preheat the oven to 180C/160C fan/gas 4.', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to gas 7, 220°C, fan 200°C.', ['220 °C', '200 °C fan', '425 °F', 'gas mark 7']],
  ['Preheat the oven to 220°C (425°F) (200°C/400°F fan-forced).', ['220 °C', '200 °C fan', '425 °F', 'gas mark 7']],
  ['Preheat the oven to 350°F (180°C).', ['180 °C', '160 °C fan', '350 °F', 'gas mark 4']],
  ['Preheat the oven to 200C Fan 180C Gas 6.', ['200 °C', '180 °C fan', '400 °F', 'gas mark 6']],
])('%s', (text, expected) => {
  const shown = (['celsius', 'fan', 'fahrenheit', 'gas'] as const).map((oven) => convertOven(text, oven))
  expect(shown).toEqual(expected.map((heat) => `Preheat the oven to ${heat}.`))
})

test('knows fan ovens in other languages', () => {
  expect(convertOven('Ofen auf 200 °C (Umluft 180 °C) vorheizen.', 'fan')).toBe('Ofen auf 180 °C fan vorheizen.')
  expect(convertOven('Tænd ovnen på 220°.', 'fan')).toBe('Tænd ovnen på 200 °C fan.')
  expect(convertOven('Im Ofen (200 °C) backen.', 'gas')).toBe('Im Ofen (gas mark 6) backen.')
})

test.each([
  ['Backofen auf 180 Grad vorheizen.', 'Backofen auf 350 °F vorheizen.'],
  ['Bei 180-200 Grad 30 Minuten backen.', 'Bei 350-400 °F 30 Minuten backen.'],
  ['Den Ofen auf 180 Grad Umluft vorheizen.', 'Den Ofen auf 400 °F vorheizen.'],
  ['Preriscaldate il forno a 180 gradi.', 'Preriscaldate il forno a 350 °F.'],
  ['Infornare a 180 gradi per 30 minuti.', 'Infornare a 350 °F per 30 minuti.'],
  ['Préchauffer le four à 180 degrés.', 'Préchauffer le four à 350 °F.'],
  ['Préchauffer le four à 180 degrés C.', 'Préchauffer le four à 350 °F.'],
  ['Préchauffer le four th. 6 (180 degrés).', 'Préchauffer le four th. 6 (350 °F).'],
  ['Precalentar el horno a 180 grados.', 'Precalentar el horno a 350 °F.'],
  ['Hornear a 180 grados centígrados.', 'Hornear a 350 °F.'],
  ['Oven voorverwarmen op 180 graden.', 'Oven voorverwarmen op 350 °F.'],
  ['Bages i en 180 grader varm ovn.', 'Bages i en 350 °F varm ovn.'],
  ['Sätt ugnen på 200 grader.', 'Sätt ugnen på 400 °F.'],
])('converts degrees in words: %s', (text, expected) => {
  expect(convertOven(text, 'fahrenheit')).toBe(expected)
  expect(mentionsOven([text])).toBe(true)
})

test.each([
  'Heat the oil to 350°F.',
  'Das Öl auf 170 Grad erhitzen.',
  'Das Blech um 180 Grad drehen und weiter backen.',
  'Girare la teglia in forno di 180 gradi.',
  'Preheat the oven to 180 degrees.',
  'Preheat the oven to 350, 325 for convection.',
  'Roast until the thermometer reads 165 °F.',
  'Cook the syrup until it reaches 115 °C.',
  'Freeze at -18 °C, or chill at 4 °C.',
  'Fry at gas 0 for 350 minutes in 180 g of butter.',
])('leaves %j unchanged', (text) => {
  for (const oven of ['celsius', 'fan', 'fahrenheit', 'gas'] as const) expect(convertOven(text, oven)).toBe(text)
})

test('finds recipes whose steps name the heat of an oven', () => {
  expect(mentionsOven(['Mix.', 'Bake at 180 °C.'])).toBe(true)
  expect(mentionsOven(['Bake at gas mark 4.'])).toBe(true)
  expect(mentionsOven(['Heat the oil to 350 °F.', 'Chill at 4 °C.'])).toBe(false)
})

test('reads a step of a hundred thousand characters', () => {
  expect(convertOven('Bake at 180 °C. '.repeat(6_000), 'gas')).toContain('Bake at gas mark 4.')
})
