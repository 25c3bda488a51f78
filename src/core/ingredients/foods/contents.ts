/** The 14 allergens that EU law (regulation 1169/2011, annex II) has on every label. `nuts` are tree nuts. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'molluscs',
] as const

/**
 * The allergens and other contents that people avoid. `rennet` is animal rennet, which some cheeses must be made with.
 */
export const contents = [...allergens, 'meat', 'pork', 'alcohol', 'gelatin', 'rennet', 'honey'] as const

export type Content = (typeof contents)[number]
