import { desc, eq, inArray, sql } from 'drizzle-orm'
import { categoryPath } from '../../core/recipes/categories/category.ts'
import {
  type CategoryChoice,
  categoryChoices,
  type CategoryLink,
  footerCategories,
  usualChoices,
} from '../../core/recipes/categories/category-choices.ts'
import type { Db } from '../connection/connect.ts'
import { prepared } from '../connection/prepared.ts'
import { recipeTallies, redirects } from '../schema/recipes.ts'

/** More than any page shows, so that a named category is found among larger ones. */
const mostOwn = 200

const count = sql<number>`sum(${recipeTallies.recipes})`

/** Every page that is rendered needs them. */
const ownCategories = prepared('own_categories', (db) =>
  db
    .select({ name: recipeTallies.name })
    .from(recipeTallies)
    .where(eq(recipeTallies.kind, 'category'))
    .groupBy(recipeTallies.name)
    .having(sql`${count} > 0`)
    .orderBy(desc(count), recipeTallies.name)
    .limit(mostOwn),
)

const suggestedPaths = usualChoices.map(({ name }) => categoryPath(name))

const movedPaths = prepared('moved_categories', (db) =>
  db.select({ path: redirects.path }).from(redirects).where(inArray(redirects.path, suggestedPaths)),
)

/** Lists the names of the categories that have recipes, largest first. */
export const listOwnCategories = async (db: Db) => (await ownCategories(db, {})).map(({ name }) => name)

export interface ShownCategories {
  footer: ReadonlyArray<CategoryLink>
  /** The names that every form offers. */
  offered: ReadonlyArray<CategoryChoice>
}

/** Reads the categories that the footer links and those that forms offer. */
export async function readCategoryChoices(db: Db): Promise<ShownCategories> {
  const [own, moved] = await Promise.all([listOwnCategories(db), movedPaths(db, {})])
  return {
    footer: footerCategories(own),
    offered: categoryChoices(
      own,
      moved.map(({ path }) => path),
    ),
  }
}
