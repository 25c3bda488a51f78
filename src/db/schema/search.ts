import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** PostgreSQL's set of words. A text search query (`@@`) matches it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index of published recipes, maintained by triggers on `recipes`. It can be rebuilt from the recipes. See
 * `docs/search.md`.
 */
export const recipeSearch = pgTable(
  'recipe_search',
  {
    recipeId: text('recipe_id').primaryKey(),
    /** Lowercase, without accents and punctuation. */
    title: text('title').notNull(),
    /** Every word of the recipe, as its stem in each language of the site. */
    words: tsvector('words').notNull(),
    titleWords: tsvector('title_words').notNull(),
    /** Categories, cuisine and chef. */
    names: tsvector('names').notNull(),
    /** The lines of the ingredient list. */
    foods: tsvector('foods').notNull(),
    /** Values that filters use and facets count, such as `cuisines:Thai`. */
    tags: text('tags').array().notNull(),
    authorId: text('author_id'),
    categories: text('categories').array().notNull(),
    minutes: integer('minutes'),
    /** Average rating, weighted with ten votes of 4 stars, as in the ranking of chefs, so a few votes do not decide. */
    stars: real('stars').notNull(),
    datePublished: moment('date_published').notNull(),
  },
  (table) => [
    // New entries wait in a list that every search reads in full, so the list stays short.
    index('recipe_search_words')
      .using('gin', table.words, table.titleWords, table.foods, table.tags)
      .with({ gin_pending_list_limit: 512 }),
    index('recipe_search_title').on(table.title),
    index('recipe_search_newest').on(table.datePublished, table.recipeId),
    index('recipe_search_best').on(table.stars, table.datePublished, table.recipeId),
    index('recipe_search_quickest').on(table.minutes, table.recipeId),
    index('recipe_search_author').on(table.authorId),
  ],
)

/**
 * Words as written, with the number of recipes that have them, for typos and completions. Slots as in `recipe_tallies`.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').notNull(),
    slot: integer('slot').notNull(),
    /** The searched form: the same for "tomato" and "tomatoes". */
    stem: text('stem').notNull(),
    /** The word without each of its letters in turn. Words one typo apart share an entry. */
    slips: text('slips').array().notNull(),
    recipes: integer('recipes').notNull(),
    /** Number of titles with the word. Completions prefer words of titles. */
    titles: integer('titles').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.slot] }),
    index('search_vocabulary_stem').on(table.stem),
    index('search_vocabulary_ends').on(sql`reverse(stem) COLLATE "C"`),
    index('search_vocabulary_alike').using('gin', sql`word gin_trgm_ops`),
    index('search_vocabulary_slips').using('gin', table.slips),
  ],
)
