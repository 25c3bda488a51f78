import type { Content } from './content.ts'

/** Words that take something out of the food they stand beside, and what its makers put in instead. */
export const modifiers: ReadonlyArray<readonly [names: string, without: ReadonlyArray<Content>]> = [
  [
    `
    vegan, plant based, plantbased, vegane, veganer, veganes, vegano, vegana, vegetalien, vegetal, vegetale,
    vegetalienne
  `,
    ['flesh', 'dairy', 'egg', 'honey'],
  ],
  [
    `
    vegetarian, meatless, meat free, meatfree, vegetarisch, vegetarische, vegetarien, mock, faux
  `,
    ['flesh'],
  ],
  ['dairy free, non dairy, nondairy, milk free', ['dairy']],
  [
    `
    gluten free, glutenfree, glutenfreie, glutenfreies, glutenfreier, sans gluten, senza glutine, sin gluten, wheat
    free
  `,
    ['gluten'],
  ],
  ['egg free, eggless', ['egg']],
  ['nut free', ['nut']],
]

/** By what is first in a food: a vegan sausage is mostly wheat, a vegan cheese mostly cashews. */
export const insteadOf: Partial<Record<Content, Content>> = { flesh: 'gluten', dairy: 'nut' }
