import { adjectivesAbroad, countedAbroad } from './counted-foods-abroad.ts'

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
  artichoke cabbage lettuce cauliflower packet piece ball link jalapeno capsicum chicken duck turkey loin crust baguette`.split(
    /\s+/,
  )

interface Forms {
  plural: ReadonlyMap<string, string>
  singular: ReadonlyMap<string, string>
}

/** Words that have two other forms are left out: the Spanish "patata" and the Italian one. */
function formsOf(pairs: ReadonlyArray<readonly [one: string, many: string]>): Forms {
  return { plural: unambiguous(pairs), singular: unambiguous(pairs.map(([one, many]) => [many, one])) }
}

function unambiguous(pairs: ReadonlyArray<readonly [string, string]>): ReadonlyMap<string, string> {
  const ambiguous = new Set(pairs.filter(([from, to]) => pairs.some((pair) => pair[0] === from && pair[1] !== to)))
  return new Map(pairs.filter((pair) => !ambiguous.has(pair)))
}

function readForms(list: string): Array<[string, string]> {
  return list.split(',').map((forms) => {
    const [one = '', many = one] = forms.trim().split('|')
    return [one, many]
  })
}

const { german, french, spanish, italian, dutch } = countedAbroad
const ofEnglish = formsOf([
  ...Object.entries(irregular),
  ...regular
    .filter((noun) => !['shrimp', 'zucchini'].includes(noun))
    .map((noun): [string, string] => [noun, `${noun}s`]),
])
/** Singular and plural. */
export const germanForms: ReadonlyArray<readonly [one: string, many: string]> = readForms(german)
const ofGerman = formsOf(germanForms)
export const germanNouns: ReadonlyArray<string> = germanForms.flat()
const ofDutch = formsOf(readForms(dutch))
/** In these languages, the noun comes first: "pomme de terre". */
const ofRomance = formsOf([french, spanish, italian].flatMap(readForms))
const ofAdjectives = formsOf(readForms(adjectivesAbroad))

/** Changes the noun of a food's name to singular or plural: "red onion", "pomme de terre". Unknown nouns stay. */
export function inNumber(name: string, isMany: boolean): string {
  // "Zwiebel / Zwiebeln"
  if (name.includes('/')) return name
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const wanted = formOf(last, ofEnglish, isMany) ?? ofGermanic(last, isMany)
  if (wanted !== undefined) return [...words.slice(0, -1), wanted].join(' ')
  const [first = '', ...rest] = words
  const head = ofGermanic(first, isMany) ?? formOf(first, ofRomance, isMany)
  return head === undefined ? name : [head, ...agreeing(rest, isMany)].join(' ')
}

/** Returns whether a name ends or, as in "pommes de terre", begins with a noun that is counted: "red onion", "eggs". */
export const isCountedFood = (name: string): boolean => inNumber(name, true) !== inNumber(name, false)

/** "Oignon rouge haché finement" becomes "oignons rouges hachés finement". */
function agreeing(words: ReadonlyArray<string>, isMany: boolean): Array<string> {
  const forms = words.map((word) => formOf(word, ofAdjectives, isMany))
  const end = forms.findIndex((form, place) => form === undefined && !isAdjective(words[place] ?? ''))
  return words.map((word, place) => (end < 0 || place < end ? (forms[place] ?? word) : word))
}

const isAdjective = (word: string): boolean =>
  ofAdjectives.plural.has(word.toLowerCase()) || ofAdjectives.singular.has(word.toLowerCase())

const ofGermanic = (noun: string, isMany: boolean): string | undefined =>
  (isMany ? ofGerman.plural : ofGerman.singular).get(noun) ?? formOf(noun, ofDutch, isMany)

function formOf(word: string, { plural, singular }: Forms, isMany: boolean): string | undefined {
  const form = (isMany ? plural : singular).get(word.toLowerCase())
  const [first = ''] = word
  if (form === undefined || first === first.toLowerCase()) return form
  return form.charAt(0).toUpperCase() + form.slice(1)
}
