import { describe, type DishWords, tipsFor } from './describe.ts'
import { type Dish, toStep } from './dish.ts'
import { capitalised, fill, listed } from './fill.ts'
import type { Form } from './forms/form.ts'
import { companions } from './kitchen/companions.ts'
import type { Cuisine } from './kitchen/cuisine.ts'
import { cuisines } from './kitchen/cuisines.ts'
import type { Food, FoodKind } from './kitchen/food.ts'
import { mains } from './kitchen/mains.ts'
import { savouryStyles, type Style } from './kitchen/styles.ts'
import { between, chance, pick, pickCommon, pickSome, type Random } from './random.ts'
import { readLines, wordOf } from './read-lines.ts'

const meaty: ReadonlySet<FoodKind> = new Set(['poultry', 'meat', 'mince', 'sausage', 'fish', 'seafood'])
const mainCategories: Partial<Record<FoodKind, string>> = {
  fish: 'fish',
  seafood: 'seafood',
  pulse: 'beans',
  tofu: 'tofu',
  vegetable: 'vegetables',
  cheese: 'cheese',
  egg: 'eggs',
}

/** Composes a savory dish from a form, a main ingredient and a cuisine. */
export function composeDish(random: Random, form: Form): Dish {
  const main = foodOf(random, mains, form.mains)
  const companion = otherThan(random, main, form.companions)
  const cuisine = cuisineFor(random, form)
  const style = chance(random, 0.5) ? styleFor(random, savouryStyles, form.categories) : undefined
  const flavour = chance(random, 0.35) ? pickCommon(random, cuisine.flavours) : undefined
  const isNamed = chance(random, style && flavour ? 0.1 : 0.4)
  const name = fill(form.name, random)
  const before = [style?.title, isNamed ? pickCommon(random, cuisine.titles) : '', flavour?.[0]]
    .filter(Boolean)
    .join(' ')

  const aromatics = pickSome(random, cuisine.aromatics, 2).map((line) => fill(line, random))
  const spices = pickSome(random, cuisine.spices, pick(random, [1, 2, 2, 3])).map((line) => fill(line, random))
  const own = {
    main: [fill(main.line, random)],
    companion: [fill(companion.line, random)],
    fat: [fill(cuisine.fat, random)],
    aromatics,
    spices,
    liquid: [fill(pick(random, cuisine.liquids), random)],
    herb: [fill(pickCommon(random, cuisine.herbs), random)],
    acid: [fill(cuisine.acid, random)],
  }
  const pasta = /^(?:Pasta|Salad)/.test(name) ? pick(random, ['penne', 'fusilli', 'spaghetti']) : name.toLowerCase()
  const blanks = { pasta, vessel: name.split(' ').slice(1).join(' ').toLowerCase() }
  const extra = [style?.line, flavour?.[1]].flatMap((line) => (line ? [fill(line, random)] : []))
  const lines = [...linesOf(random, form, own, blanks), ...extra].map((line) =>
    meaty.has(main.kind) || chance(random, 0.15) ? line : withoutMeat(line),
  )

  const side = pick(random, cuisine.sides)
  const servings = pick(random, form.servings)
  const cookTime = style?.minutes ?? between(random, form.cook)
  const prepTime = between(random, form.prep)
  const words: DishWords & typeof blanks = {
    ...blanks,
    main: main.word,
    Main: capitalised(main.word),
    companion: companion.word,
    form: formWord(name),
    cuisine: cuisine.name,
    side,
    minutes: String(prepTime + cookTime),
    servings: String(servings),
    fat: wordOf(own.fat[0] ?? ''),
    aromatics: listed(aromatics.map(wordOf)),
    spices: listed(spices.map(wordOf)),
    liquid: wordOf(own.liquid[0] ?? ''),
    herb: wordOf(own.herb[0] ?? ''),
    acid: `the ${wordOf(own.acid[0] ?? '')}`,
  }
  return {
    title: titleOf(random, before, main.title, companion.title, name),
    description: describe(random, words),
    ingredients: readLines(lines),
    instructions: form.steps.map((step) => toStep(fill(step, random, words))),
    prepTime,
    cookTime,
    servings,
    difficulty: pick(random, form.difficulties),
    categories: [...form.categories, ...categoriesOf(main), ...(style?.category ? [style.category] : [])],
    cuisine: cuisine.name,
    tips: tipsFor(random, words),
    calories: between(random, form.calories),
  }
}

/** Picks a food of the form's kinds. Common foods are more likely. */
export function foodOf(random: Random, all: ReadonlyArray<Food>, kinds: ReadonlyArray<FoodKind>): Food {
  const kind = pickCommon(random, kinds)
  return pickCommon(
    random,
    all.filter((food) => food.kind === kind),
  )
}

function otherThan(random: Random, main: Food, kinds: ReadonlyArray<FoodKind>): Food {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const food = foodOf(random, companions, kinds)
    if (!main.title.includes(food.title) && !food.title.includes(main.title)) return food
  }
  return foodOf(random, companions, ['leaf'])
}

function cuisineFor(random: Random, { cuisines: names }: Form): Cuisine {
  return pickCommon(random, names ? cuisines.filter((cuisine) => names.includes(cuisine.name)) : cuisines)
}

export function styleFor(random: Random, styles: ReadonlyArray<Style>, categories: ReadonlyArray<string>) {
  return pickCommon(
    random,
    styles.filter(({ suits }) => !suits || suits.some((suited) => categories.includes(suited))),
  )
}

/** Replaces the form's `@` words with the dish's ingredients and drops optional lines at random. */
export function linesOf(
  random: Random,
  form: Form,
  own: Readonly<Record<string, ReadonlyArray<string>>>,
  blanks: Readonly<Record<string, string>> = {},
): Array<string> {
  return form.lines.flatMap((line) => {
    const share = /^(\d+)% /.exec(line)
    if (share && !chance(random, Number(share[1]) / 100)) return []
    const template = share ? line.slice(share[0].length) : line
    return template.startsWith('@') ? (own[template.slice(1)] ?? []) : [fill(template, random, blanks)]
  })
}

function titleOf(random: Random, before: string, main: string, companion: string, form: string): string {
  const joined = random()
  const dish = form.startsWith('Stuffed')
    ? `${form} with ${main} and ${companion}`
    : joined < 0.42
      ? `${main} and ${companion} ${form}`
      : joined < 0.75
        ? `${main} ${form} with ${companion}`
        : `${main} ${form}`
  return before ? `${before} ${dish}` : dish
}

const formWord = (name: string) => name.toLowerCase().replace('bbq', 'BBQ')

const animals: ReadonlyArray<readonly [name: string, RegExp]> = [
  ['chicken', /chicken/],
  ['turkey', /turkey/],
  ['beef', /beef|sirloin|oxtail/],
  ['pork', /pork|ham |bacon|chorizo|sausage/],
  ['lamb', /lamb|merguez/],
]

function categoriesOf({ kind, line }: Food): Array<string> {
  const name = mainCategories[kind] ?? animals.find(([, sign]) => sign.test(line))?.[0]
  return name ? [name] : ['game']
}

const withoutMeat = (line: string) =>
  line
    .replace(/(?:chicken|beef|fish) stock/, 'vegetable stock')
    .replace('dashi', 'mushroom dashi')
    .replace('fish sauce', 'light soy sauce')
    .replace('oyster sauce', 'mushroom sauce')
    .replace('shrimp paste', 'brown miso paste')
    .replace('lard', 'sunflower oil')
