import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** PostgreSQL's type for a set of words. Text search queries (`@@`) match it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index of published recipes, maintained by triggers on `recipes`. The index can be rebuilt from the
 * recipes. See `docs/search.md`.
 */
export const recipeSearch = pgTable(
  'recipe_search',
  {
    recipeId: text('recipe_id').primaryKey(),
    /** The title in lowercase, without accents and punctuation. */
    title: text('title').notNull(),
    /** Every word of the recipe as a stem, in each language of the site. */
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
    /**
     * The average rating, pulled toward the mean of the site with the weight of ten votes (`ranked_stars`). This way, a few
     * votes do not decide the order.
     */
    stars: real('stars').notNull(),
    datePublished: moment('date_published').notNull(),
  },
  (table) => [
    // New entries wait in a list that every search scans in full, so the list must stay short.
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
 * Words as written, with the number of recipes that contain them. Used for correcting typos and for completions. Slots
 * work as in `recipe_tallies`.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').notNull(),
    slot: integer('slot').notNull(),
    /** The form to search for. "tomato" and "tomatoes" have the same stem. */
    stem: text('stem').notNull(),
    /** The word without its first letter, without its second letter, and so on. Words one typo apart share an entry. */
    slips: text('slips').array().notNull(),
    recipes: integer('recipes').notNull(),
    /** The number of titles with the word. Completions prefer words from titles. */
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
