import { categoriesAt, categoryBeginnings } from '../core/recipe/category.ts'
import type { Db } from './connect.ts'
import { findTally, listTallies, type Tally } from './recipe-tallies.ts'

const mostLike = 500

export interface Categories {
  /** In the order of their names. */
  categories: Array<Tally>
  /** How many there are besides these. */
  rest: number
}

const byName = new Intl.Collator('en', { numeric: true })

/** Those with the most recipes. */
export async function listCategories(db: Db, limit: number): Promise<Categories> {
  const { tallies, total } = await listTallies(db, 'category', { limit })
  return {
    categories: tallies.toSorted((left, right) => byName.compare(left.name, right.name)),
    rest: total - tallies.length,
  }
}

/** The same, the largest first. */
export async function listTopCategories(db: Db, limit: number): Promise<Array<Tally>> {
  return (await listTallies(db, 'category', { limit })).tallies
}

/** Those that the last part of a category's address means. The database says which begin like it, the words decide. */
export async function listCategoriesAt(db: Db, slug: string): Promise<Array<string>> {
  const beginnings = categoryBeginnings(slug)
  const { tallies } = await listTallies(db, 'category', { limit: mostLike, beginnings })
  return categoriesAt(
    slug,
    tallies.map(({ name }) => name),
  )
}

export const countInCategory = (db: Db, name: string) => findTally(db, 'category', name)
