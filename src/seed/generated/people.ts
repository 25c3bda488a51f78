import { slugify } from '../../core/recipes/slug.ts'
import { createRandom, pick } from './random.ts'

export interface SeedChef {
  id: string
  name: string
  bio: string
}

/** No other chef can have such an id, because slugs contain only letters, digits and dashes. */
export const seedChefPrefix = 'seed~'

const firstNames =
  'Anna Ben Chloé Dmitri Elena Farah Giulia Hannah Ines Jonas Kofi Leila Mateo Nadia Olu Priya Quentin Rosa Søren Tomasz Uma Victor Wei Ximena Yuki Zoë Aoife Bao Carmen Diego Emeka Fatima Goran Hana İpek Joaquín Katya Lars Mónica Noor'.split(
    ' ',
  )
const lastNames =
  'Abara Bergström Castillo Dubois Eriksson Fontaine García Haddad Ivanova Jankowski Kowalczyk Lindqvist Müller Nguyễn Okafor Patel Quispe Rossi Schäfer Tanaka Ueda Vargas Whitfield Xu Yılmaz Zieliński Marchetti Novák O’Connell Petrović'.split(
    ' ',
  )
const beginnings = [
  'Cooks for a table of six in a kitchen made for two',
  'Learned at a market stall and never stopped asking questions',
  'Left an office for a bakery and has not looked back',
  'Writes down what neighbours cook before they forget it',
  'Grows most of the vegetables, and argues with the slugs about the rest',
  'Tests every recipe three times, the third time with children around',
  'Ran a supper club for eleven years in a converted garage',
  'Believes that a sharp knife and patience are enough',
]
const endings = [
  'Happiest with a pot that looks after itself.',
  'Owns too many spoons.',
  'Would trade any dessert for good bread.',
  'Always salts the water.',
  'Keeps a notebook of what went wrong.',
  'Prefers weeknights to feasts.',
]

/** The recipes' authors. The first write the most, the last one or two recipes. */
export const seedChefs: ReadonlyArray<SeedChef> = Array.from({ length: 400 }, (_, index) => {
  const random = createRandom(7, index)
  // The list lengths have no common divisor, so the pairs don't repeat within 1,200.
  const first = firstNames[index % firstNames.length] ?? ''
  const last = lastNames[(index + Math.floor(index / firstNames.length) * 7) % lastNames.length] ?? ''
  const name = `${first} ${last}`
  return { id: seedChefPrefix + slugify(name), name, bio: `${pick(random, beginnings)}. ${pick(random, endings)}` }
})
