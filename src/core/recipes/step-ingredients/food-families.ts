import type { Food } from '../../ingredients/foods/foods.ts'
import { wordStem } from './word-stem.ts'

/** Families of the food table that steps call by their name. */
const tableFamilies = new Set([
  'cheese',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'pasta',
  'noodle',
  'bread',
  'stock',
  'sausage',
  'mushroom',
  'wine',
  'chocolate',
  'nut',
  'onion',
  'beef',
  'pork',
])

const words: Readonly<Record<string, string>> = {
  vegetable: 'vegetables veggies gemüse légumes verduras verdure groente groenten',
  spice: 'spices spice seasonings seasoning gewürze épices especias spezie specerijen',
  herb: 'herbs kräuter herbes hierbas erbe',
  seasoning: 'kruiden',
  meat: 'fleisch viande carne vlees',
  fruit: 'fruit fruits obst früchte fruta frutta',
}
const familyOfStem = new Map(
  Object.entries(words).flatMap(([family, list]) =>
    list.split(' ').map((word): [string, string] => [wordStem(word), family]),
  ),
)

/** Returns the families that a word names: "cheese" for the cheddar of the list. */
export function familiesNamed(foods: ReadonlyArray<Food>, stems: ReadonlyArray<string>): Array<string> {
  const found = foods.map(({ name }) => name).filter((name) => tableFamilies.has(name))
  const own = stems.length === 1 ? familyOfStem.get(stems[0] ?? '') : undefined
  return own === undefined ? found : [own, ...found.filter((name) => name !== own)]
}

const vegetables = new Set(
  `onion,spring onion,shallot,garlic,carrot,celery,leek,potato,sweet potato,bell pepper,tomato,zucchini,courgette,aubergine,eggplant,broccoli,
  cauliflower,cabbage,spinach,kale,mushroom,pea,green bean,sweetcorn,corn,beetroot,parsnip,fennel,asparagus,sugar snap pea,mangetout,snow pea,turnip,pumpkin,
  brussels sprout,cucumber,bok choy,chard,squash,butternut squash,celeriac,radish`.split(/,\s*/),
)
const herbs = new Set(
  'parsley,coriander,basil,mint,dill,rosemary,thyme,sage,oregano,chive,tarragon,marjoram,bay leaf,herb,chervil'.split(
    ',',
  ),
)
const spices = new Set(
  `salt,black pepper,paprika,cumin,cinnamon,turmeric,chili powder,chilli powder,garlic powder,onion powder,coriander seed,ground coriander,cayenne pepper,cayenne,
  ginger,curry powder,ground ginger,nutmeg,clove,allspice,cardamom,oregano,thyme,curry powder,garam masala,mustard powder,cajun seasoning,italian seasoning,fennel seed,caraway,
  spice,star anise,saffron,mace`.split(/,\s*/),
)

/** Dutch "kruiden" are herbs and spices, but not salt. */
const plain = new Set(['salt', 'black pepper'])

/** Returns whether a food belongs to a family that the food table doesn't know. */
export function isInFamily(food: Food, family: string): boolean {
  if (family === 'vegetable') return vegetables.has(food.name)
  if (family === 'herb') return herbs.has(food.name)
  if (family === 'seasoning') return herbs.has(food.name) || (spices.has(food.name) && !plain.has(food.name))
  if (family === 'spice') return spices.has(food.name)
  return food.family.includes(family)
}

/** Families whose members a list may call by the family: "4 eggs" for the whites, "cheese" for the cheddar. */
const generalNames = new Set(['cheese', 'pasta', 'noodle', 'stock', 'wine', 'mushroom'])
const madeFrom: Readonly<Record<string, string>> = {
  'egg yolk': 'egg',
  'egg white': 'egg',
  'brown butter': 'butter',
}

/** Returns whether a list may name a food of a step by its general name, or by what the food was made from. */
export const isGeneralFor = (listed: Food, food: Food): boolean =>
  madeFrom[food.name] === listed.name || (generalNames.has(listed.name) && food.family.includes(listed.name))
