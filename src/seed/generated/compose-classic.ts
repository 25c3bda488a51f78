import { type Classic, stepsOf } from './classics/classic.ts'
import { after, before } from './classics/classics.ts'
import { describe, type DishWords, tipsFor } from './describe.ts'
import { type Dish, toStep } from './dish.ts'
import { capitalised, fill } from './fill.ts'
import { companions } from './kitchen/companions.ts'
import { between, chance, pick, pickCommon, type Random } from './random.ts'
import { readLines, wordOf } from './read-lines.ts'

const minutes: Readonly<Record<Classic['method'], readonly [number, number]>> = {
  simmer: [40, 150],
  bake: [30, 60],
  fry: [10, 25],
  boil: [12, 25],
  grill: [10, 20],
  dough: [25, 45],
  batter: [10, 25],
  mix: [0, 15],
  set: [10, 25],
}

/** Composes a variation of a classic under its own name, sometimes with a side. */
export function composeClassic(random: Random, classic: Classic): Dish {
  const lines = classic.lines.map((line) => fill(line, random))
  const extra = chance(random, 0.35) ? pickCommon(random, companions) : undefined
  const names = lines.map(wordOf)
  const [first = '', second = '', third = ''] = names
  const prepTime = between(random, [10, 40])
  const cookTime = between(random, minutes[classic.method])
  const servings = pick(random, [2, 4, 4, 6])
  const words: DishWords = {
    first,
    second,
    third,
    last: names.at(-1) ?? '',
    main: first,
    Main: capitalised(first),
    companion: extra?.word ?? second,
    form: classic.title,
    cuisine: classic.cuisine,
    side: pick(random, ['good bread', 'a green salad', 'whatever is in season']),
    minutes: String(prepTime + cookTime),
    servings: String(servings),
  }
  const title = [pickCommon(random, before), classic.title, extra ? `with ${extra.title}` : pickCommon(random, after)]
  return {
    title: title.filter(Boolean).join(' '),
    description: describe(random, words),
    ingredients: readLines(extra ? [...lines, fill(extra.line, random)] : lines),
    instructions: stepsOf[classic.method].map((step) => toStep(fill(step, random, words))),
    prepTime,
    cookTime,
    servings,
    difficulty: classic.categories.includes('project') ? 'hard' : pick(random, ['easy', 'medium', 'medium']),
    categories: [...classic.categories],
    cuisine: classic.cuisine,
    tips: tipsFor(random, words),
    calories: between(random, [250, 650]),
  }
}
