import { contentsNamed, wordsOf } from '../ingredient/contents/food-words.ts'
import { allFoodNames } from './food-families.ts'

const familyNames = new Set(allFoodNames)

/** Foods by name, but behind "no" they say what is not done or not wanted: "no roll pie crust". */
const doings: ReadonlySet<string> = new Set('roll wrap toast mince steak more'.split(' '))

/** Whether somebody who says "no …" means something to eat. "Bake", "knead" and "churn" are nothing to eat. */
export function isKnownFood(text: string): boolean {
  const name = wordsOf(text).join(' ')
  return name !== '' && !doings.has(name) && (familyNames.has(name) || contentsNamed(name) !== undefined)
}
