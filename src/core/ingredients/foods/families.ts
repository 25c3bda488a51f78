import { type Food, foods, foodsByName, keyOf } from './foods.ts'

/** The search looks foods up word by word, so names of several words are left to their words. */
const isOneWord = (name: string) => /^\p{L}+$/u.test(name)

function indexBy(pick: (food: Food) => ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<Food>> {
  const index = new Map<string, Array<Food>>()
  for (const food of foods) for (const name of pick(food)) index.set(name, [...(index.get(name) ?? []), food])
  return index
}

const membersOf = indexBy(({ family }) => family)
const mixturesOf = indexBy(({ mayBe }) => mayBe)

/** The foods a name means, not those it is only a variety of: "romaine" does not stand for all lettuce. */
const foodsMeantBy = (key: string) =>
  (foodsByName.get(key) ?? []).filter(({ mainNames }) => mainNames.some((name) => keyOf(name) === key))

/** Other English names of the same food: "aubergine" for "eggplant". */
export function namesAlike(word: string): Array<string> {
  const key = keyOf(word)
  const names = (foodsByName.get(key) ?? []).flatMap(({ equalNames }) =>
    equalNames.some((name) => keyOf(name) === key) ? equalNames : [],
  )
  return [...new Set(names)].filter((name) => isOneWord(name) && keyOf(name) !== key)
}

/**
 * Every word that means a food or something of its kind, in all languages, without the word itself: for "cheese" also "feta"
 * and "Käse", for "almonds" also "marzipan" and "mixed nuts".
 */
export function familyOf(word: string): Array<string> {
  const key = keyOf(word)
  const found = new Set(foodsMeantBy(key))
  // A set that grows while it is walked is walked to its end.
  for (const { name } of found) for (const member of membersOf.get(name) ?? []) found.add(member)
  const mixtures = [...found].flatMap(({ name }) => mixturesOf.get(name) ?? [])
  const names = [...found, ...mixtures].flatMap((food) => food.names)
  return [...new Set(names)].filter((name) => isOneWord(name) && keyOf(name) !== key)
}
