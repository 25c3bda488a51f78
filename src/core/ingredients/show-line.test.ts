import { expect, test } from 'vitest'
import { toIngredient } from './parse-line.ts'
import type { Scaling } from './scale.ts'
import { showLine } from './show-line.ts'
import { textOfLine } from './shown-line.ts'

const show = (line: string, scaling: Partial<Scaling>): string =>
  textOfLine(showLine(toIngredient(line), { factor: 1, display: 'as-written', system: 'as-written', ...scaling }))

test.each([
  ['1kg/2lb 4oz potatoes', 3, '3 kg/6 lb 12 oz potatoes'],
  ['1kg/2lb 4oz potatoes', 0.5, '0.5 kg/1 lb 2 oz potatoes'],
  ['600g/1lb 5oz beef', 3, '1.8 kg/3 lb 15 oz beef'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', 2, '3–4 kg/6 lb 10 oz–9 lb chicken'],
  ['2lb 4oz/1kg potatoes', 3, '6 lb 12 oz/3 kg potatoes'],
  ['1kg (2lb 4oz) potatoes', 3, '3 kg (6 lb 12 oz) potatoes'],
  ['2 lb 10 oz–4 lb chicken', 2, '5 lb 4 oz–8 lb chicken'],
  ['Flour 500 g, sifted', 3, '1.5 kg Flour, sifted'],
  ['Parmesan, to serve (about 30 g)', 3, '90 g Parmesan, to serve'],
  ['Oil for deep frying (about 1 litre)', 3, '3 litres Oil for deep frying'],
  ['lemon juice of 2', 0.5, '1 lemon, juice'],
])('%s times %d is shown as %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  ['1kg/2lb 4oz potatoes', '1 kg potatoes'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', '1½–2 kg chicken'],
  ['1kg (2lb 4oz) potatoes', '1 kg potatoes'],
  ['2 lb 10 oz–4 lb chicken', '1.2–1.8 kg chicken'],
  ['1 cup (240 ml) plus 2 tbsp milk', '270 ml milk'],
])('in metric units, %s is shown as %s', (line, expected) => {
  expect(show(line, { system: 'metric' })).toBe(expected)
})

test.each([
  ['1kg/2lb 4oz potatoes', '2 lb 4 oz potatoes'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', '3 lb 5 oz–4 lb 8 oz chicken'],
])('in US units, %s is shown as %s', (line, expected) => {
  expect(show(line, { system: 'us' })).toBe(expected)
})

test.each([
  'Steaks 200 g each, trimmed',
  'Chicken, cut into 500 g pieces, washed',
  'Butter for a 500 g tin, soft',
  'Loaf tin 900 g, greased',
  'Packung 250 g tiefgekühlter Spinat',
  'Cocoa 70 200 g, chopped',
])('the amount of a size or a remark does not scale: %s', (line) => {
  expect(show(line, { factor: 3 })).toBe(line)
})
