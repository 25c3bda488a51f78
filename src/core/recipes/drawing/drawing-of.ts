import type { Ingredient } from '../../ingredients/ingredient.ts'
import { type Food, foodsByName, foodsOf, longestName } from '../../ingredients/foods/foods.ts'
import { vegetables } from '../../ingredients/foods/vegetables.ts'
import { foldFood, wordsOf } from '../../ingredients/foods/words.ts'
import { readNames, type NameIndex } from './name-index.ts'
import { dishNames, foodNamesElsewhere } from './dish-names.ts'
import type { Drawing, DrawnDish } from './drawing.ts'
import { variantOf } from './variant-of.ts'

interface Described {
  title: string
  categories: ReadonlyArray<string>
  ingredients: ReadonlyArray<Pick<Ingredient, 'line' | 'name'>>
}

interface Match {
  drawing: Drawing
  isDish: boolean
  /** Counts words such as "with" before the match: what follows them is not the dish. */
  clause: number
  /** Counts words such as "and" as well. */
  part: number
}

const names: NameIndex = readNames(dishNames)
const foodNames: NameIndex = readNames(foodNamesElsewhere)
const vegetableNames: ReadonlySet<string> = new Set(foodsOf(vegetables).map(({ name }) => name))

/** In the Romance languages, these words end the noun of a dish: "crema de calabaza". */
const clauseWords = new Set(
  `with w in on over for from by without no of mit im in aus auf ohne vom nach a la au aux de d du des sans sur avec en con sin al alla allo alle ai di da del della dello delle dei su per senza
   met van zonder op uit med uten utan i pa com sem do da no na ao cu din fara ile с со из на в по без са од sa od na z ze ve με από στο χωρίς su be`.split(
    /\s+/,
  ),
)
const joints = new Set('and & plus n und y e et ed en og och ja es si ve и i και ir'.split(' '))
const flesh: ReadonlySet<Drawing> = new Set(['chicken', 'fish', 'seafood', 'roast'])
const sides: ReadonlySet<Drawing> = new Set(['rice', 'potatoes', 'vegetables', 'bread', 'sauce'])
/** Foods that often only flavor the food named after them: "chili lamb", "orange juice carrots". */
const flavors: ReadonlySet<Drawing> = new Set(['sauce', 'stew', 'candy', 'porridge', 'drink', 'jar'])

/** Categories that name no dish, but say enough. */
const byCategory: Readonly<Record<string, Drawing>> = {
  dessert: 'pudding',
  beverage: 'drink',
  poultry: 'chicken',
  meat: 'roast',
  beef: 'roast',
  pork: 'roast',
  condiment: 'sauce',
  baking: 'cake',
}

/** The ingredients that may name the main food, counted from the top. */
const firstIngredients = 4

/** Chooses the drawing for a recipe, and its variant if the title says what color the dish has. */
export function drawnDishOf(recipe: Described): DrawnDish {
  const drawing = drawingOf(recipe)
  const variant = variantOf(drawing, recipe.title)
  return variant === undefined ? drawing : `${drawing}#${variant}`
}

/** Chooses the drawing for a recipe: by what its title calls the dish, its categories, or its main food. */
export function drawingOf({ title, categories, ingredients }: Described): Drawing {
  const matches = matchesIn(title)
  return (
    dishAmong(matches) ??
    categories.map((category) => dishAmong(matchesIn(category))).find((found) => found !== undefined) ??
    foodAmong(matches) ??
    categories.map((category) => byCategory[foldFood(category)]).find((found) => found !== undefined) ??
    foodAmong(
      ingredients
        .slice(0, firstIngredients)
        .flatMap(({ name, line }) => matchesIn(name || line))
        .filter(({ isDish }) => !isDish),
    ) ??
    'plate'
  )
}

function dishAmong(matches: ReadonlyArray<Match>): Drawing | undefined {
  const dishes = matches.filter(({ isDish }) => isDish)
  const inFirstClause = firstClauseOf(dishes)
  // The noun comes last: "taco soup" is a soup. What is served with a dish comes later still: "steaks and herb sauce".
  const dish = inFirstClause.at(-1)
  if (!dish) return undefined
  const named = matches.findLast(
    (match) =>
      !match.isDish &&
      match.part === dish.part &&
      ((flavors.has(dish.drawing) && matches.indexOf(match) > matches.indexOf(dish)) ||
        // "Tuna steak" is fish, "roast chicken" is chicken.
        (dish.drawing === 'roast' && flesh.has(match.drawing))),
  )
  if (named) return named.drawing
  const isBefore = (match: Match) => match.clause < dish.clause || (sides.has(dish.drawing) && match.part < dish.part)
  const main = inFirstClause.findLast(isBefore) ?? matches.find((match) => flesh.has(match.drawing) && isBefore(match))
  return (main ?? dish).drawing
}

function foodAmong(matches: ReadonlyArray<Match>): Drawing | undefined {
  const foods = firstClauseOf(matches)
  return (foods.find(({ drawing }) => flesh.has(drawing)) ?? foods[0])?.drawing
}

function firstClauseOf(matches: ReadonlyArray<Match>): ReadonlyArray<Match> {
  const first = Math.min(...matches.map(({ clause }) => clause))
  return matches.filter(({ clause }) => clause === first)
}

function matchesIn(text: string): Array<Match> {
  const matches: Array<Match> = []
  let clause = 0
  let part = 0
  const isClausePerPiece = /[(:|]|\s[-–—]/.test(text)
  for (const piece of text.split(/[,;:()[\]{}|/!?"“”]|\s[-–—+]\s/)) {
    const words = wordsOf(piece.replaceAll('-', ' '))
    for (let at = 0; at < words.length;) {
      const found = matchAt(words, at)
      if (found) matches.push({ ...found.match, clause, part })
      const word = found ? '' : (words[at] ?? '')
      if (clauseWords.has(word)) clause += 1
      if (clauseWords.has(word) || joints.has(word)) part += 1
      at += found?.length ?? 1
    }
    part += 1
    if (isClausePerPiece) clause += 1
  }
  return matches
}

function matchAt(words: ReadonlyArray<string>, at: number) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ')
    const dish = names.find(key)
    if (dish) return { match: { drawing: dish, isDish: true }, length }
    const food = drawingOfFoods(words.slice(at, at + length)) ?? foodNames.find(key)
    if (food) return { match: { drawing: food, isDish: false }, length }
    // A longer name of a food hides the dish in it: "fish sauce" is no sauce, and "bread crumbs" are no bread.
    if (length > 1 && foodsByName.has(key)) return undefined
  }
  return undefined
}

function drawingOfFoods(words: ReadonlyArray<string>): Drawing | undefined {
  const found = (foodsByName.get(words.join(' ')) ?? []).map(drawingOfFood).find((drawing) => drawing !== undefined)
  // "Breaded chicken breast" is in the table as meat with flour, without its kind.
  const isPoultry = found === 'roast' && words.some((word) => foodsByName.get(word)?.some(isPoultryFood))
  return isPoultry ? 'chicken' : found
}

const isPoultryFood = ({ name, family }: Food) => name === 'poultry' || family.includes('poultry')

function drawingOfFood(food: Food): Drawing | undefined {
  const { name, family, contains } = food
  if (isPoultryFood(food)) return 'chicken'
  if (name === 'stock' || family.includes('stock')) return undefined
  if (contains.includes('fish')) return 'fish'
  if (contains.includes('crustaceans') || contains.includes('molluscs')) return 'seafood'
  if (contains.includes('meat')) return 'roast'
  if (name === 'pasta' || family.includes('pasta')) return 'pasta'
  if (name === 'noodle' || family.includes('noodle')) return 'noodles'
  if (name.endsWith('potato')) return 'potatoes'
  if (vegetableNames.has(name)) return 'vegetables'
  if (name === 'egg') return 'eggs'
  if (name === 'chocolate') return 'candy'
  return undefined
}
