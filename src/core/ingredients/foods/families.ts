import { type Food, foods, foodsByName, keyOf } from './foods.ts'

/** Returns whether a name is one word. The search looks up foods word by word, so it can't use longer names. */
const isOneWord = (name: string) => /^\p{L}+$/u.test(name)

function indexBy(pick: (food: Food) => ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<Food>> {
  const index = new Map<string, Array<Food>>()
  for (const food of foods) for (const name of pick(food)) index.set(name, [...(index.get(name) ?? []), food])
  return index
}

const membersOf = indexBy(({ family }) => family)
const mixturesOf = indexBy(({ mayBe }) => mayBe)

/**
 * Returns the foods that a name means exactly. "Romaine" is only a variety of lettuce, so it doesn't mean all lettuce.
 */
const foodsMeantBy = (key: string) =>
  (foodsByName.get(key) ?? []).filter(({ mainNames }) => mainNames.some((name) => keyOf(name) === key))

/** Returns other English names of the same food: "aubergine" for "eggplant". */
export function namesAlike(word: string): Array<string> {
  const key = keyOf(word)
  const names = (foodsByName.get(key) ?? []).flatMap(({ equalNames }) =>
    equalNames.some((name) => keyOf(name) === key) ? equalNames : [],
  )
  return [...new Set(names)].filter((name) => isOneWord(name) && keyOf(name) !== key)
}

/**
 * Returns all words for a food and its varieties, in all languages, without the word itself. "Cheese" gives "feta" and
 * "Käse", "almonds" gives "marzipan" and "mixed nuts".
 */
export function familyOf(word: string): Array<string> {
  const key = keyOf(word)
  const found = new Set(foodsMeantBy(key))
  // This loop also visits the foods that it adds to the set.
  for (const { name } of found) for (const member of membersOf.get(name) ?? []) found.add(member)
  const mixtures = [...found].flatMap(({ name }) => mixturesOf.get(name) ?? [])
  const names = [...found, ...mixtures].flatMap((food) => food.names)
  return [...new Set(names)].filter((name) => isOneWord(name) && keyOf(name) !== key)
}
