import { classics } from './classics/classics.ts'
import { composeClassic } from './compose-classic.ts'
import { composeDish } from './compose-dish.ts'
import { composeSweet } from './compose-sweet.ts'
import type { Dish } from './dish.ts'
import { savouryForms, sweetForms } from './forms/forms.ts'
import { occasions } from './kitchen/styles.ts'
import { seedChefs } from './people.ts'
import { between, chance, createRandom, pickCommon, type Random } from './random.ts'

export interface SeedRecipe extends Dish {
  authorId: string
  author: string
  datePublished: Date
  /** How many visitors gave one to five stars; none for most recipes. */
  stars: ReadonlyArray<number>
}

const lastDay = Date.UTC(2026, 9, 31, 20)
const tenYearsMs = 10 * 365.25 * 24 * 3_600_000

/** Always the same recipe for the same two numbers, whatever was made before it. */
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
    // The square root makes the site grow: recent years have more.
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

/** Four in ten recipes are rated, most of them once or twice, a few very often; cooks are kind. */
function starsFor(random: Random): Array<number> {
  if (!chance(random, 0.4)) return []
  const count = Math.min(60, Math.floor(0.75 / (1 - random() * 0.99)) + 1)
  const quality = random()
  return Array.from({ length: count }, () => {
    const mood = random() * 0.6 + quality * 0.4
    return mood > 0.45 ? 5 : mood > 0.24 ? 4 : mood > 0.12 ? 3 : between(random, [1, 2])
  })
}
