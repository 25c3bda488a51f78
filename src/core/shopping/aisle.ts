/** The aisles of a shop, in the order in which most people walk through one. */
export const aisles = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'chilled',
  'grains',
  'cans',
  'sauces',
  'baking',
  'spices',
  'nuts',
  'sweets',
  'drinks',
  'frozen',
  'household',
  'other',
] as const

export type Aisle = (typeof aisles)[number]

export const aisleNames: Readonly<Record<Aisle, string>> = {
  produce: 'Fruit and vegetables',
  bakery: 'Bread',
  meat: 'Meat',
  fish: 'Fish',
  dairy: 'Milk, cheese and eggs',
  chilled: 'Chilled and plant-based',
  grains: 'Pasta, rice and grains',
  cans: 'Cans and jars',
  sauces: 'Oil, vinegar and sauces',
  baking: 'Baking',
  spices: 'Spices',
  nuts: 'Nuts and dried fruit',
  sweets: 'Snacks and sweets',
  drinks: 'Drinks',
  frozen: 'Frozen',
  household: 'Household',
  other: 'Other',
}

export const isAisle = (value: unknown): value is Aisle => aisles.some((aisle) => aisle === value)

/** Returns every aisle once: first the known ones in the given order, then the others. */
export function inOrder(order: ReadonlyArray<unknown>): Array<Aisle> {
  return [...new Set([...order.filter(isAisle), ...aisles])]
}
