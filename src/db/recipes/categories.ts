import { categoriesAt, categoryBeginnings } from '../../core/recipes/categories/category.ts'
import type { Db } from '../connection/connect.ts'
import { findTally, listTallies, type Tally } from './recipe-tallies.ts'

const mostLike = 500

export interface Categories {
  /** Sorted by name. */
  categories: Array<Tally>
  /** The number of categories that are not listed. */
  rest: number
}

const byName = new Intl.Collator('en', { numeric: true })

/** Lists the categories with the most recipes, sorted by name. */
export async function listCategories(db: Db, limit: number): Promise<Categories> {
  const { tallies, total } = await listTallies(db, 'category', { limit })
  return {
    categories: tallies.toSorted((left, right) => byName.compare(left.name, right.name)),
    rest: total - tallies.length,
  }
}

/** Lists the categories with the most recipes, largest first. */
export async function listTopCategories(db: Db, limit: number): Promise<Array<Tally>> {
  return (await listTallies(db, 'category', { limit })).tallies
}

/**
 * Lists the categories at an address. The database finds names with the same beginning, and `categoriesAt` picks the
 * right ones.
 */
export async function listCategoriesAt(db: Db, slug: string): Promise<Array<string>> {
  const beginnings = categoryBeginnings(slug)
  const { tallies } = await listTallies(db, 'category', { limit: mostLike, beginnings })
  return categoriesAt(
    slug,
    tallies.map(({ name }) => name),
  )
}

export const countInCategory = (db: Db, name: string) => findTally(db, 'category', name)
