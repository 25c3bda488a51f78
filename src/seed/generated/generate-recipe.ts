import { classics } from './classics/classics.ts'
import { composeClassic } from './compose-classic.ts'
import { composeDish } from './compose-dish.ts'
import { composeSweet } from './compose-sweet.ts'
import type { Dish } from './dish.ts'
import type { Form } from './forms/form.ts'
import { ovens } from './forms/ovens.ts'
import { pans } from './forms/pans.ts'
import { plates } from './forms/plates.ts'
import { pots } from './forms/pots.ts'
import { starches } from './forms/starches.ts'
import { sweetBakes } from './forms/sweet-bakes.ts'
import { sweetsWithoutOven } from './forms/sweets-without-oven.ts'
import { occasions } from './kitchen/styles.ts'
import { seedChefs } from './people.ts'
import { between, chance, createRandom, pickCommon, type Random } from './random.ts'

export interface SeedRecipe extends Dish {
  authorId: string
  author: string
  datePublished: Date
  /** Number of ratings with one to five stars. All zero for most recipes. */
  stars: ReadonlyArray<number>
}

const savouryForms: ReadonlyArray<Form> = [...pots, ...starches, ...plates, ...ovens, ...pans]
const sweetForms: ReadonlyArray<Form> = [...sweetBakes, ...sweetsWithoutOven]

const lastDay = Date.UTC(2026, 9, 31, 20)
const tenYearsMs = 10 * 365.25 * 24 * 3_600_000

/** Generates a recipe. The same two numbers always give the same recipe. */
export function generateRecipe(seed: number, index: number): SeedRecipe {
  const random = createRandom(seed, index)
  const dish = composeAny(random)
  const chef = pickCommon(random, seedChefs, 6)
  const occasion = chance(random, 0.4) ? [pickCommon(random, occasions, 2)] : []
  return {
    ...dish,
    categories: [...new Set([...dish.categories, ...cuisineCategory(random, dish), ...occasion])],
    authorId: chef.id,
    author: chef.name,
    // The square root simulates growth, so recent years have more recipes.
    datePublished: new Date(Math.round((lastDay - tenYearsMs * (1 - Math.sqrt(random()))) / 60_000) * 60_000),
    stars: starsFor(random),
  }
}

function composeAny(random: Random): Dish {
  const kind = random()
  if (kind < 0.08) return composeClassic(random, pickCommon(random, classics, 20))
  if (kind < 0.34) return composeSweet(random, pickCommon(random, sweetForms, 8))
  return composeDish(random, pickCommon(random, savouryForms, 20))
}

const cuisineCategory = (random: Random, { cuisine }: Dish) =>
  cuisine && chance(random, 0.5) ? [cuisine.toLowerCase()] : []

/** Picks ratings. Four in ten recipes have ratings, mostly one or two, a few very many, and mostly good ones. */
function starsFor(random: Random): Array<number> {
  if (!chance(random, 0.4)) return []
  const count = Math.min(60, Math.floor(0.75 / (1 - random() * 0.99)) + 1)
  const quality = random()
  return Array.from({ length: count }, () => {
    const mood = random() * 0.6 + quality * 0.4
    return mood > 0.45 ? 5 : mood > 0.24 ? 4 : mood > 0.12 ? 3 : between(random, [1, 2])
  })
}
