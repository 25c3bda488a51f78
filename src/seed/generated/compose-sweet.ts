import { foodOf, linesOf, styleFor } from './compose-dish.ts'
import { describe, type DishWords, tipsFor } from './describe.ts'
import { type Dish, toStep } from './dish.ts'
import { capitalised, fill } from './fill.ts'
import type { Form } from './forms/form.ts'
import { sweetStyles } from './kitchen/styles.ts'
import { sweets } from './kitchen/sweets.ts'
import { between, chance, pick, pickCommon, type Random } from './random.ts'
import { readLines } from './read-lines.ts'

const bakers = ['American', 'British', 'French', 'German', 'Italian', 'Nordic', 'Polish', 'Turkish', 'Japanese']

/** Composes a sweet dish from a form and one or two flavors. */
export function composeSweet(random: Random, form: Form): Dish {
  const main = foodOf(random, sweets, form.mains)
  const companion = secondFlavour(random, main.title, form)
  const style = chance(random, 0.45) ? styleFor(random, sweetStyles, form.categories) : undefined
  const name = fill(form.name, random)
  const cuisine = pickCommon(random, bakers)
  const prepTime = between(random, form.prep)
  const cookTime = between(random, form.cook)
  const servings = pick(random, form.servings)
  const words: DishWords = {
    main: main.word,
    Main: capitalised(main.word),
    companion: companion.word,
    form: name.toLowerCase(),
    cuisine,
    side: pick(random, ['a cup of coffee', 'cream', 'nothing but a spoon', 'a pot of tea']),
    minutes: String(prepTime + cookTime),
    servings: String(servings),
  }
  const own = { main: [fill(main.line, random)], companion: [fill(companion.line, random)] }
  const extra = style?.line ? [fill(style.line, random)] : []
  const joined = random()
  const dish =
    joined < 0.5
      ? `${main.title} and ${companion.title} ${name}`
      : joined < 0.68
        ? `${main.title} ${companion.title} ${name}`
        : `${main.title} ${name}`
  return {
    title: style ? `${style.title} ${dish}` : dish,
    description: describe(random, words),
    ingredients: readLines([...linesOf(random, form, own), ...extra]),
    instructions: form.steps.map((step) => toStep(fill(step, random, words))),
    prepTime,
    cookTime,
    servings,
    difficulty: pick(random, form.difficulties),
    categories: [
      ...form.categories,
      ...(main.title === 'Chocolate' ? ['chocolate'] : []),
      ...(style?.category ? [style.category] : []),
    ],
    cuisine: chance(random, 0.4) ? cuisine : null,
    tips: tipsFor(random, words),
    calories: between(random, form.calories),
  }
}

function secondFlavour(random: Random, first: string, form: Form) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const food = foodOf(random, sweets, form.companions)
    if (!food.title.includes(first) && !first.includes(food.title)) return food
  }
  return foodOf(random, sweets, form.companions)
}
