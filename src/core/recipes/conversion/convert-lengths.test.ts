import { expect, test } from 'vitest'
import { convertLengths } from './convert-lengths.ts'

test.each([
  ['Cut into 1-inch cubes.', 'metric', 'Cut into 2.5-cm cubes.'],
  ['Use a 9 x 13-inch pan.', 'metric', 'Use a 23 x 33-cm pan.'],
  ['Roll out 1/2 inch thick.', 'metric', 'Roll out 1.3 cm thick.'],
  ['Slice ⅛-inch thick.', 'metric', 'Slice 0.3-cm thick.'],
  ['Roll out ⅜ inch thick.', 'metric', 'Roll out 1 cm thick.'],
  ['Roll out 1/16 inch thick.', 'metric', 'Roll out 0.2 cm thick.'],
  ['Cut into ½ to ¾ inch cubes.', 'metric', 'Cut into 1.3 to 2 cm cubes.'],
  ['Slice 5 mm thick.', 'us', 'Slice ¼ inch thick.'],
  ['Slice 3 mm thick.', 'us', 'Slice ⅛ inch thick.'],
  ['Slice 3-4 mm thick.', 'us', 'Slice ⅛ inch thick.'],
  ['Roll out 1 cm thick.', 'us', 'Roll out ⅜ inch thick.'],
  ['Cut pieces of 1 to 2 cm.', 'us', 'Cut pieces of ⅜ to ¾ inch.'],
  ['Cut pieces of 2-3 cm.', 'us', 'Cut pieces of ¾-1¼ inches.'],
  ['A tin of 20 x 20 cm.', 'us', 'A tin of 8 x 8 inches.'],
  ['A tin of 20 cm.', 'us', 'A tin of 8 inches.'],
  ['Line a 20 cm tin.', 'us', 'Line an 8-inch tin.'],
  ['Line a 20cm loose-bottomed cake tin.', 'us', 'Line an 8-inch loose-bottomed cake tin.'],
  ['Line a 20 × 30 cm tin.', 'us', 'Line an 8 × 12-inch tin.'],
  ['Roll into a 30 cm round.', 'us', 'Roll into a 12-inch round.'],
  ['Shape a 30 cm sausage.', 'us', 'Shape a 12-inch sausage.'],
  ['A 28 cm pan.', 'us', 'An 11-inch pan.'],
  ['A pan, a 20 cm one.', 'us', 'A pan, an 8-inch one.'],
  ['Cut into 5 mm slices.', 'us', 'Cut into ¼-inch slices.'],
  ['Cut into 3 cm thick slices.', 'us', 'Cut into 1¼-inch thick slices.'],
  ['Roll it 5 cm thick and cut rounds.', 'us', 'Roll it 2 inches thick and cut rounds.'],
  ['Colloca a 20 cm dal bordo.', 'us', 'Colloca a 8 inches dal bordo.'],
  ['Line an 8-inch tin.', 'metric', 'Line a 20-cm tin.'],
  ['Line an 8 inch tin.', 'metric', 'Line a 20 cm tin.'],
  ['Cut a 3-inch round.', 'metric', 'Cut an 8-cm round.'],
] as const)('%s in %s units is %s', (text, system, expected) => {
  expect(convertLengths(text, system)).toBe(expected)
})

test('keeps lengths that are given in both systems, and text without lengths', () => {
  for (const text of ['A 9-inch (23 cm) pan.', 'A 23cm/9in tin.', 'Simmer in 2 cups of stock.'])
    for (const system of ['metric', 'us'] as const) expect(convertLengths(text, system)).toBe(text)
})
