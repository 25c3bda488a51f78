import type { Content } from './contents.ts'

/** Words that remove contents from the food next to them: "dairy-free chocolate", "sausages, vegan". */
export const modifiers: ReadonlyArray<readonly [names: string, without: ReadonlyArray<Content>]> = [
  [
    `
    vegan, plant based, plantbased, vegane, veganer, veganes, veganen, vegano, vegana, veganos, veganas, végane,
    végétalien, végétal, végétale, végétalienne, vegetal, vegetale, vegetali, vegani, vegane, veganistisch,
    veganistische, plantaardig, plantaardige, pflanzlich, pflanzliche, pflanzlicher, pflanzliches
  `,
    ['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet', 'milk', 'eggs', 'honey'],
  ],
  [
    `
    vegetarian, veggie, meatless, meat free, meatfree, vegetarisch, vegetarische, vegetarischer, vegetarisches,
    végétarien, végétarienne, vegetariano, vegetariana, mock, faux
  `,
    ['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet'],
  ],
  [
    `
    dairy free, non dairy, nondairy, milk free, milchfrei, milchfreie, milchfreier, ohne Milch, sans lait,
    sans produits laitiers, sin lácteos, sin leche, senza latte, melkvrij, melkvrije, zuivelvrij, zuivelvrije
  `,
    ['milk'],
  ],
  [
    `
    gluten free, glutenfree, glutenfrei, glutenfreie, glutenfreies, glutenfreier, glutenfreien, glutenfreiem,
    sans gluten, senza glutine, sin gluten, libre de gluten, glutenvrij, glutenvrije, wheat free, gf
  `,
    ['gluten'],
  ],
  ['egg free, eggless, eifrei, ohne Ei, sans œuf, sans œufs, sin huevo, sin huevos, senza uova, zonder ei', ['eggs']],
  ['nut free, nussfrei, ohne Nüsse, sans noix, sin frutos secos, zonder noten', ['nuts', 'peanuts']],
  ['soy free, soya free, sojafrei, sans soja, sin soja, senza soia', ['soy']],
  [
    `
    alcohol free, non alcoholic, nonalcoholic, alkoholfrei, alkoholfreier, alkoholfreies, alkoholfreie, sans alcool,
    sin alcohol, analcolico, analcolica, alcoholvrij, alcoholvrije
  `,
    ['alcohol'],
  ],
]

/**
 * Substitutes by the main content that a food goes without. A vegan sausage is mostly wheat or soy, a vegan cheese
 * mostly cashews or soy.
 */
export const insteadOf: Partial<Record<Content, ReadonlyArray<Content>>> = {
  meat: ['gluten', 'soy'],
  fish: ['gluten', 'soy'],
  crustaceans: ['gluten', 'soy'],
  milk: ['nuts', 'soy'],
  eggs: ['soy'],
}
