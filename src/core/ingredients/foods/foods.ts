import { germanForms } from '../counted-foods.ts'
import type { Content } from './contents.ts'
import type { FoodGroup } from './food-group.ts'
import { foodTable } from './food-table.ts'
import { foldFood, wordsOf } from './words.ts'

/** One food of the table. */
export interface Food {
  /** The first English name, or the first name of all if there is no English one. */
  name: string
  /** All names in the table, folded, in all languages. */
  names: ReadonlyArray<string>
  /** Names that mean exactly this food: the first with its `=` partners, and all names in other languages. */
  mainNames: ReadonlyArray<string>
  /** English names joined by `=` in the table. */
  equalNames: ReadonlyArray<string>
  contains: ReadonlyArray<Content>
  mayContain: ReadonlyArray<Content>
  family: ReadonlyArray<string>
  mayBe: ReadonlyArray<string>
}

const namesIn = (text: string) =>
  text
    .split(/[,=]/)
    .map((name) => foldFood(name).trim())
    .filter(Boolean)

function readFood(line: string): Pick<Food, 'name' | 'names' | 'mainNames' | 'equalNames'> {
  const english: Array<string> = []
  const others: Array<string> = []
  for (const part of line.split('|')) {
    const text = part.trim()
    const [, other] = /^(?:de|fr|es|it|nl):(.*)$/.exec(text) ?? []
    if (other === undefined) english.push(text)
    else others.push(...namesIn(other))
  }
  const [first = ''] = english.join(',').split(',')
  const equalNames = namesIn(first)
  const names = [...new Set([...namesIn(english.join(',')), ...others])]
  return { name: names[0] ?? '', names, mainNames: [...new Set([...equalNames, ...others])], equalNames }
}

export const foods: ReadonlyArray<Food> = foodsOf(foodTable)

/** Reads the foods of some groups of the table. */
export function foodsOf(groups: ReadonlyArray<FoodGroup>): Array<Food> {
  return groups.flatMap((group) =>
    group.foods
      .split(/[;\n]/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        ...readFood(line),
        contains: group.contains ?? [],
        mayContain: group.mayContain ?? [],
        family: group.family ?? [],
        mayBe: group.mayBe ?? [],
      })),
  )
}

/** Returns a name in the form that is compared with a line's words: "Crème fraîche" becomes "creme fraiche". */
export const keyOf = (name: string) => wordsOf(name).join(' ')

/** A name may mean different foods in different languages. */
export const foodsByName: ReadonlyMap<string, ReadonlyArray<Food>> = (() => {
  const index = new Map<string, Array<Food>>()
  for (const food of foods) {
    for (const key of new Set(food.names.map(keyOf))) index.set(key, [...(index.get(key) ?? []), food])
  }
  // The table has one form of most German nouns. English plurals have a rule.
  for (const forms of germanForms) {
    const [one, many] = forms.map((form) => index.get(keyOf(form)))
    if (one && !many) index.set(keyOf(forms[1]), one)
    if (many && !one) index.set(keyOf(forms[0]), many)
  }
  return index
})()

/** The number of words in the longest name. */
export const longestName = Math.max(...[...foodsByName.keys()].map((key) => key.split(' ').length))
