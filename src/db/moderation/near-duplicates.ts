import { inArray, sql } from 'drizzle-orm'
import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import type { RecipeStatus, Step } from '../../core/recipes/recipe.ts'
import { isNearDuplicate, type Likeness, likenessOf } from '../../core/moderation/likeness.ts'
import type { Db } from '../connection/connect.ts'
import { listRelated } from '../recipes/related-recipes.ts'
import { hasStatus } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

interface Compared {
  id: string
  title: string
  categories: Array<string>
  ingredients: Array<Ingredient>
  instructions: Array<Step>
}

export interface NearDuplicate {
  id: string
  title: string
  author: string | null
  ownerId: string | null
  status: RecipeStatus
  likeness: Likeness
}

const relatedCompared = 10
const stepsCompared = 3
/** The shortest step to compare. Many recipes share shorter steps. */
const shortestStep = 60
const holdersCompared = 10
const mostShown = 6

/**
 * Lists recipes that may be the same dish or a copy: recipes with a similar title and similar categories, or with all
 * words of a long step.
 */
export async function listNearDuplicates(db: Db, recipe: Compared): Promise<Array<NearDuplicate>> {
  const ids = await listCandidates(db, recipe)
  if (ids.length === 0) return []
  const { id, title, author, ownerId, status, ingredients, instructions } = recipes
  const rows = await db
    .select({ id, title, author, ownerId, status, ingredients, instructions })
    .from(recipes)
    .where(inArray(id, ids))
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      author: row.author,
      ownerId: row.ownerId,
      status: row.status,
      likeness: likenessOf(recipe, row),
    }))
    .filter(({ likeness }) => isNearDuplicate(likeness))
    .toSorted((one, other) => weight(other.likeness) - weight(one.likeness))
    .slice(0, mostShown)
}

/** Lists recipes of other people that may be the original. A cook's own second version is no copy. */
export async function listOriginals(db: Db, recipe: Compared, ownerId: string | null): Promise<Array<NearDuplicate>> {
  const similar = await listNearDuplicates(db, recipe)
  return similar.filter((other) => ownerId === null || other.ownerId !== ownerId)
}

const weight = ({ title, ingredients, passage }: Likeness) => title + ingredients + (passage ? 2 : 0)

async function listCandidates(db: Db, recipe: Compared): Promise<Array<string>> {
  const longSteps = recipe.instructions
    .map(({ text }) => text)
    .filter((text) => text.length >= shortestStep)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, stepsCompared)
  // One after the other, because a transaction has one connection.
  const related = await listRelated(db, recipe, relatedCompared)
  const ids = [...related.map(({ id }) => id), ...(await listWaitingOfTitle(db, recipe.title))]
  for (const step of longSteps) ids.push(...(await listHolders(db, step)))
  return [...new Set(ids)].filter((id) => id !== recipe.id)
}

/** Lists the recipes that have all words of a step, as a copy does. The index starts with the rarest word. */
async function listHolders(db: Db, step: string): Promise<Array<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select recipe_id as id from recipe_search
    where words @@ (
      select string_agg(quote_literal(stem), ' & ')::tsquery
      from unnest(tsvector_to_array(search_stems(search_fold(${step}), search_languages()))) stem
    ) limit ${holdersCompared}`)
  return rows.map(({ id }) => id)
}

/** Finds duplicate submissions in the table, because waiting recipes are not in the search index. */
async function listWaitingOfTitle(db: Db, title: string): Promise<Array<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${recipes} where ${hasStatus('pending')} and lower(title) = lower(${title}) limit ${holdersCompared}`)
  return rows.map(({ id }) => id)
}
