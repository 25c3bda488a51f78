import { everyRecipe } from '../src/core/search/search-address.ts'
import type { Db } from '../src/db/connection/connect.ts'
import { findRecipe } from '../src/db/recipes/recipes.ts'
import { searchRecipes } from '../src/db/search/search.ts'
import { type QualityCase, qualityCases } from './search-quality-cases.ts'

/** Runs every case. Returns the misses, each with its actual results. */
export async function listMisses(db: Db): Promise<Array<string>> {
  const misses: Array<string> = []
  for (const { expected, never, always = [], ...query } of qualityCases) {
    const { recipes } = await searchRecipes(db, { ...everyRecipe, ...query })
    const first = await Promise.all(
      recipes.slice(0, 3).map(async ({ id, title }) => ({ id, title, foods: await foodsOf(db, id) })),
    )
    const isFound = first.some(({ id, title }) =>
      typeof expected === 'string' ? id === expected : expected.test(title),
    )
    const isPure = first.every(({ foods }) => !never?.test(foods) && always.every((food) => food.test(foods)))
    if (!isFound || !isPure)
      misses.push(`${describe(query)}: ${first.map(({ title }) => title).join(' | ') || 'nothing'}`)
  }
  return misses
}

async function foodsOf(db: Db, id: string): Promise<string> {
  const recipe = await findRecipe(db, id)
  return recipe?.ingredients.map(({ line }) => line).join('\n') ?? ''
}

const describe = ({ words = '', have = [], without = [] }: Partial<QualityCase>) =>
  [words, ...have.map((food) => `+${food}`), ...without.map((food) => `-${food}`)].join(' ')
