import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import type { Difficulty } from '../../core/recipes/difficulty.ts'
import type { DrawnDish } from '../../core/recipes/drawing/drawing.ts'
import type { NutritionFacts, RecipeStatus, Step } from '../../core/recipes/recipe.ts'
import type { StoredContent } from '../../core/recipes/recipe-content.ts'
import { images } from './pictures.ts'
import { chefs } from './chefs.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

const isPublished = sql`status = 'published'`

export const recipes = pgTable(
  'recipes',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** The picture's address at the source, for fetching the picture again. */
    imageUrl: text('image_url'),
    ingredients: jsonb('ingredients').$type<Array<Ingredient>>().notNull(),
    instructions: jsonb('instructions').$type<Array<Step>>().notNull(),
    /** The license stated by the source, for recipes that a feed brought. */
    licenseNotice: text('license_notice'),
    /** This time and the next two are in minutes. */
    prepTime: integer('prep_time'),
    cookTime: integer('cook_time'),
    totalTime: integer('total_time'),
    servings: integer('servings'),
    yield: text('yield'),
    difficulty: text('difficulty').$type<Difficulty>(),
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    cuisine: text('cuisine'),
    tips: text('tips')
      .array()
      .notNull()
      .default(sql`'{}'`),
    nutritionFacts: jsonb('nutrition_facts').$type<NutritionFacts>(),
    author: text('author'),
    authorId: text('author_id').references(() => chefs.id, { onDelete: 'set null' }),
    /** The account that saved the recipe. Null for visitors and deleted accounts. */
    ownerId: text('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The owner's own rating, 1 to 5. Visitors' stars are rows of `reviews` and `ratings`. */
    rating: smallint('rating'),
    language: text('language'),
    sourceUrl: text('source_url'),
    /**
     * The `source_url` without scheme, www, tracking and trailing slash. Two recipes with the same key have the same
     * source.
     */
    sourceKey: text('source_key'),
    featured: boolean('featured').notNull().default(false),
    /** Lists, search, feeds and the sitemap show only published recipes. */
    status: text('status').$type<RecipeStatus>().notNull().default('published'),
    /** Counts content changes. A save names the version it was made from, so that no change is overwritten unseen. */
    version: integer('version').notNull().default(1),
    /**
     * Diet labels, and a `free-from:` tag for each food that the recipe certainly does not contain. Null until derived.
     */
    diets: text('diets').array(),
    /** The drawing shown if there is no picture. Null until derived. */
    drawing: text('drawing').$type<DrawnDish>(),
    /** The number of all ratings and reviews, and the sum of their stars. Triggers maintain this and the next two. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** The number of published reviews with one star, two stars and so on. */
    reviewStars: integer('review_stars')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    isSample: boolean('is_sample').notNull().default(false),
    datePublished: moment('date_published').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('recipes_source_key').on(table.sourceKey),
    // Scanned backwards, these indexes have the order of the lists: newest first, then by id.
    index('recipes_by_date').on(table.datePublished, table.id).where(isPublished),
    index('recipes_by_featured').on(table.featured, table.datePublished, table.id).where(isPublished),
    index('recipes_by_author').on(table.authorId, table.datePublished, table.id).where(isPublished),
    index('recipes_by_author_created').on(table.authorId, table.createdAt, table.id).where(isPublished),
    index('recipes_by_owner').on(table.ownerId, table.updatedAt),
    // For the administration's list, which shows every status.
    index('recipes_by_created').on(table.createdAt, table.id),
    index('recipes_by_image').on(table.imageId),
    index('recipes_waiting')
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending'`),
  ],
)

/**
 * One row per recipe and category, in the order of a category's page, so that a category's newest recipes are adjacent
 * in the index. Maintained by triggers on `recipes`.
 */
export const recipeCategories = pgTable(
  'recipe_categories',
  {
    category: text('category').notNull(),
    datePublished: moment('date_published').notNull(),
    recipeId: text('recipe_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.datePublished, table.recipeId] })],
)

/**
 * Counts of recipes and ratings for the site, each chef and each category. Every list shows these counts, and counting
 * 100,000 rows takes longer than the rest of the page. Maintained by triggers on `recipes`. A count is the sum over its
 * slots. Concurrent transactions write to different slots, so none of them waits.
 */
export const recipeTallies = pgTable(
  'recipe_tallies',
  {
    kind: text('kind').$type<'site' | 'chef' | 'category'>().notNull(),
    /** The chef's id, the category's name, or empty for the site. */
    name: text('name').notNull(),
    slot: integer('slot').notNull(),
    recipes: integer('recipes').notNull(),
    ratings: integer('ratings').notNull(),
    stars: integer('stars').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.slot] })],
)

/** Addresses that moved: `/recipe/old` redirects to `/recipe/new`. */
export const redirects = pgTable('redirects', {
  path: text('path').primaryKey(),
  target: text('target').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A past, current or proposed content of a recipe. The page shows the newest `current` content. */
export const recipeRevisions = pgTable(
  'recipe_revisions',
  {
    id: serial('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The version of the recipe that this revision was made from. */
    baseVersion: integer('base_version').notNull(),
    /** The recipe's version with this content. Null if the recipe never had this content. */
    version: integer('version'),
    /** Rows from before format 2 contain a form. `fromStored` supports both formats. */
    content: jsonb('content').$type<StoredContent>().notNull(),
    imageId: text('image_id'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<'current' | 'past' | 'waiting' | 'refused'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('recipe_revisions_recipe').on(table.recipeId, table.id),
    index('recipe_revisions_image').on(table.imageId),
  ],
)
