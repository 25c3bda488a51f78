type UnitKind = 'mass' | 'volume' | 'length' | 'count' | 'size'
export type UnitSystem = 'metric' | 'us' | 'both'

export interface Unit {
  id: string
  kind: UnitKind
  /** Grams, milliliters, centimeters or pieces per unit. 0 if undefined (a bunch, a large). */
  factor: number
  system: UnitSystem
  /** Our own spelling, singular and plural. */
  one: string
  many: string
}

function unit(id: string, kind: UnitKind, factor: number, system: UnitSystem, one = id, many = one): [string, Unit] {
  return [id, { id, kind, factor, system, one, many }]
}

/** American measures in milliliters and grams. Other measures are parts of them. */
export const cup = 236.5882365
export const pound = 453.59237
export const ounce = pound / 16

const measured = [
  unit('mg', 'mass', 0.001, 'metric'),
  unit('g', 'mass', 1, 'metric'),
  unit('dag', 'mass', 10, 'metric'),
  unit('hg', 'mass', 100, 'metric'),
  unit('kg', 'mass', 1000, 'metric'),
  unit('oz', 'mass', ounce, 'us'),
  unit('lb', 'mass', pound, 'us'),
  /** The German and Nordic half kilogram. */
  unit('pfund', 'mass', 500, 'metric', 'Pfund'),
  unit('ml', 'volume', 1, 'metric'),
  unit('cl', 'volume', 10, 'metric'),
  unit('dl', 'volume', 100, 'metric'),
  unit('l', 'volume', 1000, 'metric'),
  unit('drop', 'volume', 0.05, 'both', 'drop', 'drops'),
  unit('pinch', 'volume', 0.31, 'both', 'pinch', 'pinches'),
  unit('dash', 'volume', 0.62, 'both', 'dash', 'dashes'),
  /** The Nordic spice measure (krm), and the German and Dutch "tip of a knife". */
  unit('krm', 'volume', 1, 'both'),
  unit('knife-tip', 'volume', 0.5, 'both', 'knife tip', 'knife tips'),
  unit('tsp', 'volume', 4.92892159375, 'both', 'tsp'),
  unit('dessertspoon', 'volume', 10, 'both', 'dessertspoon', 'dessertspoons'),
  unit('tbsp', 'volume', 14.78676478125, 'both', 'tbsp'),
  unit('fl-oz', 'volume', 29.5735295625, 'us', 'fl oz'),
  unit('tea-glass', 'volume', 100, 'metric', 'tea glass', 'tea glasses'),
  unit('glass', 'volume', 200, 'both', 'glass', 'glasses'),
  unit('cup', 'volume', cup, 'us', 'cup', 'cups'),
  /** The Polish and Russian household glass. */
  unit('tumbler', 'volume', 250, 'metric', 'glass', 'glasses'),
  /** The Japanese measure for rice. */
  unit('go', 'volume', 180, 'metric', 'gō'),
  unit('pint', 'volume', 473.176473, 'us', 'pint', 'pints'),
  /** The British pint. No word names it alone: `poured.ts` tells it by the food. */
  unit('imperial-pint', 'volume', 568.26125, 'us', 'pint', 'pints'),
  unit('fifth', 'volume', 750, 'us', 'fifth', 'fifths'),
  unit('quart', 'volume', 946.352946, 'us', 'quart', 'quarts'),
  unit('gallon', 'volume', 3785.411784, 'us', 'gallon', 'gallons'),
  unit('mm', 'length', 0.1, 'metric'),
  unit('cm', 'length', 1, 'metric'),
  unit('inch', 'length', 2.54, 'us', 'inch', 'inches'),
]

const counted = [
  unit('piece', 'count', 1, 'both', 'piece', 'pieces'),
  unit('pair', 'count', 2, 'both', 'pair', 'pairs'),
  unit('dozen', 'count', 12, 'both', 'dozen'),
  /** An American stick of butter is half a cup. Nothing else is sold in sticks. */
  unit('stick', 'count', 0, 'us', 'stick', 'sticks'),
  ...[
    ['bag', 'bags'],
    ['bar', 'bars'],
    ['batch', 'batches'],
    ['block', 'blocks'],
    ['bottle', 'bottles'],
    ['box', 'boxes'],
    ['bulb', 'bulbs'],
    ['bunch', 'bunches'],
    ['cake', 'cakes'],
    ['can', 'cans'],
    ['carton', 'cartons'],
    ['clove', 'cloves'],
    ['container', 'containers'],
    ['cube', 'cubes'],
    ['drizzle', 'drizzles'],
    ['ear', 'ears'],
    ['envelope', 'envelopes'],
    ['fillet', 'fillets'],
    ['grind', 'grinds'],
    ['handful', 'handfuls'],
    ['head', 'heads'],
    ['jar', 'jars'],
    ['knob', 'knobs'],
    ['leaf', 'leaves'],
    ['link', 'links'],
    ['loaf', 'loaves'],
    ['packet', 'packets'],
    ['part', 'parts'],
    ['pod', 'pods'],
    ['portion', 'portions'],
    ['pot', 'pots'],
    ['punnet', 'punnets'],
    ['rack', 'racks'],
    ['recipe', 'recipes'],
    ['rib', 'ribs'],
    ['scoop', 'scoops'],
    ['sheet', 'sheets'],
    ['shot', 'shots'],
    ['slab', 'slabs'],
    ['slice', 'slices'],
    ['splash', 'splashes'],
    ['sprig', 'sprigs'],
    ['stalk', 'stalks'],
    ['stem', 'stems'],
    ['strip', 'strips'],
    ['tub', 'tubs'],
    ['tube', 'tubes'],
    ['turn', 'turns'],
    ['wedge', 'wedges'],
  ].map(([one = '', many = one]) => unit(one, 'count', 0, 'both', one, many)),
]

/** "3 large eggs": a size takes the place of a unit and is never converted. */
const sizes = ['small', 'medium', 'large', 'extra-large'].map((size) => unit(size, 'size', 0, 'both'))

export const units: ReadonlyMap<string, Unit> = new Map([...measured, ...counted, ...sizes])
