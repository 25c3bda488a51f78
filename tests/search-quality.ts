import { everyRecipe } from '../src/core/search/search-address.ts'
import type { Db } from '../src/db/connect.ts'
import { findRecipe } from '../src/db/recipes.ts'
import { searchRecipes } from '../src/db/search.ts'
import { type QualityCase, qualityCases } from './search-quality-cases.ts'

/** Searches for every case and gives what was missed, each with what came instead. */
export async function listMisses(db: Db): Promise<Array<string>> {
  const misses: Array<string> = []
  for (const { expected, never, always = [], ...asked } of qualityCases) {
    const { recipes } = await searchRecipes(db, { ...everyRecipe, ...asked })
    const first = await Promise.all(
      recipes.slice(0, 3).map(async ({ id, title }) => ({ id, title, foods: await foodsOf(db, id) })),
    )
    const isFound = first.some(({ id, title }) =>
      typeof expected === 'string' ? id === expected : expected.test(title),
    )
    const isPure = first.every(({ foods }) => !never?.test(foods) && always.every((food) => food.test(foods)))
    if (!isFound || !isPure)
      misses.push(`${describe(asked)}: ${first.map(({ title }) => title).join(' | ') || 'nothing'}`)
  }
  return misses
}

async function foodsOf(db: Db, id: string): Promise<string> {
  const recipe = await findRecipe(db, id)
  return recipe?.ingredients.map(({ line }) => line).join('\n') ?? ''
}

const describe = ({ words = '', have = [], without = [] }: Partial<QualityCase>) =>
  [words, ...have.map((food) => `+${food}`), ...without.map((food) => `-${food}`)].join(' ')
