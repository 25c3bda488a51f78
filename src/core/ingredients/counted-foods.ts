const irregular: Readonly<Record<string, string>> = {
  chilli: 'chillies',
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  radish: 'radishes',
  peach: 'peaches',
  squash: 'squashes',
  sandwich: 'sandwiches',
  anchovy: 'anchovies',
  berry: 'berries',
  cherry: 'cherries',
  strawberry: 'strawberries',
  patty: 'patties',
  ribbon: 'ribbons',
}

const regular =
  `egg yolk white onion shallot scallion leek carrot parsnip beet turnip zucchini courgette aubergine eggplant cucumber
  pepper chili chile jalapeño lemon lime orange apple pear banana plum apricot fig date avocado clove stick stalk rib sprig bulb
  wedge slice fillet breast thigh drumstick wing leg chop steak sausage shrimp prawn scallop tortilla bun roll bagel pita cracker
  cookie biscuit cube sheet noodle mushroom olive almond walnut bean pod grape raisin kiwi pineapple melon pumpkin yam
  artichoke cabbage lettuce cauliflower packet piece ball`.split(/\s+/)

/** English nouns that recipes count, singular to plural. Other nouns keep the author's form. */
export const pluralOfFood: ReadonlyMap<string, string> = new Map([
  ...Object.entries(irregular),
  ...regular
    .filter((noun) => !['shrimp', 'zucchini'].includes(noun))
    .map((noun): [string, string] => [noun, `${noun}s`]),
])

export const singularOfFood: ReadonlyMap<string, string> = new Map(
  [...pluralOfFood].map(([one, many]): [string, string] => [many, one]),
)
