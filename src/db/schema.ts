import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts-schema.ts'
import type { Ingredient } from '../core/ingredient/ingredient.ts'
import type { Difficulty } from '../core/recipe/difficulty.ts'
import type { NutritionFacts, RecipeStatus, Step } from '../core/recipe/recipe.ts'

const isPublished = sql`status = 'published'`

type ArticleStatus = 'draft' | 'published'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A stored picture. Its bytes lie in the bucket `recipe-images`; sizes are made from the original when first asked for. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A picture of a few bytes as a data address, shown blurred until the real one is there. */
  placeholder: text('placeholder').notNull(),
  /** Where it was first fetched from; null for what was not fetched. */
  sourceUrl: text('source_url'),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const chefs = pgTable('chefs', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  bio: text('bio').notNull().default(''),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  signatureDish: jsonb('signature_dish').$type<{ name: string; description: string; recipeId: string | null }>(),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const recipes = pgTable(
  'recipes',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** Where the picture was at its source; kept so that it can be fetched again. */
    imageUrl: text('image_url'),
    ingredients: jsonb('ingredients').$type<Array<Ingredient>>().notNull(),
    instructions: jsonb('instructions').$type<Array<Step>>().notNull(),
    /** Minutes, like the two below. */
    prepTime: integer('prep_time'),
    cookTime: integer('cook_time'),
    totalTime: integer('total_time'),
    servings: integer('servings'),
    yield: text('yield'),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('medium'),
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
    /** The account it was sent in or imported with; null for visitors' recipes and where the account is gone. */
    ownerId: text('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The saver's own opinion, 1 to 5; visitors' ratings are rows of `ratings`. */
    rating: smallint('rating'),
    language: text('language'),
    sourceUrl: text('source_url'),
    /** `source_url` without scheme, www, tracking and trailing slash: what "already exists" compares. */
    sourceKey: text('source_key'),
    featured: boolean('featured').notNull().default(false),
    /** Lists, search, feeds and sitemap hold published recipes only. */
    status: text('status').$type<RecipeStatus>().notNull().default('published'),
    /** Counts every change of what the recipe says: who saves names the version that was read, so that nobody overwrites unseen. */
    version: integer('version').notNull().default(1),
    /** Diets its ingredients allow, as guidance; null until they were looked at. */
    diets: text('diets').array(),
    /** How many visitors' ratings there are, and all their stars together: kept by the trigger on `ratings`. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    isSample: boolean('is_sample').notNull().default(false),
    datePublished: moment('date_published').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('recipes_source_key').on(table.sourceKey),
    // Read backwards these are the orders of the lists: newest first, then by id.
    index('recipes_by_date').on(table.datePublished, table.id).where(isPublished),
    index('recipes_by_featured').on(table.featured, table.datePublished, table.id).where(isPublished),
    index('recipes_by_author').on(table.authorId, table.datePublished, table.id).where(isPublished),
    index('recipes_by_owner').on(table.ownerId, table.updatedAt),
    // The list of administrators, where all are, listed or not.
    index('recipes_by_created').on(table.createdAt, table.id),
    index('recipes_by_image').on(table.imageId),
    index('recipes_waiting')
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending'`),
  ],
)

/**
 * A recipe's categories again, one row each, in the order of a category's page: its newest recipes are the first rows of a
 * stretch of the key, wherever among all recipes they lie. Kept by the triggers on `recipes`.
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
 * How many recipes the site, a chef and a category have, and their ratings: lists show these numbers on every view, and
 * counting 100,000 rows takes longer than all the rest of the page. Kept by the triggers on `recipes`. A number is the sum
 * over the slots: transactions that run side by side write to different ones, so that none waits for another.
 */
export const recipeTallies = pgTable(
  'recipe_tallies',
  {
    kind: text('kind').$type<'site' | 'chef' | 'category'>().notNull(),
    /** The chef's id, the category's name, nothing for the site. */
    name: text('name').notNull(),
    slot: integer('slot').notNull(),
    recipes: integer('recipes').notNull(),
    ratings: integer('ratings').notNull(),
    stars: integer('stars').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.slot] })],
)

/**
 * What the search reads of a published recipe, one narrow row each, kept by the triggers on `recipes`. Words, foods and tags are
 * hashes (`hashtext`), so that one index answers every condition. A sixteenth of the rows, drawn by the hash of the id, lies in a
 * partition of its own: it tells within a millisecond how many a search is going to find, and so how to go about it.
 */
export const recipeSearch = pgTable(
  'recipe_search',
  {
    isSampled: boolean('is_sampled').notNull(),
    minutes: integer('minutes'),
    /** Visitors' stars, pulled towards 4 with the weight of ten votes: the same few loud voices as in the ranking of chefs. */
    stars: real('stars').notNull(),
    /** Difficulty, times, stars and diets as bits: recipes are counted by the few combinations there are. */
    traits: integer('traits').notNull(),
    datePublished: moment('date_published').notNull(),
    recipeId: text('recipe_id').notNull(),
    authorId: text('author_id'),
    cuisine: text('cuisine'),
    categories: text('categories').array().notNull(),
    /** Without capitals, accents and signs. */
    title: text('title').notNull(),
    titleWords: integer('title_words').array().notNull(),
    /** Category, cuisine and chef. */
    names: integer('names').array().notNull(),
    /** The lines of the ingredient list. */
    foods: integer('foods').array().notNull(),
    /** Every word of the recipe. */
    words: integer('words').array().notNull(),
    /** What filters ask for, such as `cuisines:Thai`. */
    tags: integer('tags').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.isSampled] }),
    index('recipe_search_words').using('gin', table.words, table.titleWords, table.foods, table.tags),
    index('recipe_search_title').on(table.title),
    index('recipe_search_newest').on(table.datePublished, table.recipeId),
    index('recipe_search_best').on(table.stars, table.datePublished, table.recipeId),
    index('recipe_search_quickest').on(table.minutes, table.recipeId),
  ],
)

/** Words as people write them, and how many recipes have each: for spelling and for words half typed. Slots as in `recipe_tallies`. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').notNull(),
    slot: integer('slot').notNull(),
    /** What is looked for: one for "tomato" and "tomatoes". */
    stem: text('stem').notNull(),
    recipes: integer('recipes').notNull(),
    /** How many have it in their title: of words that begin alike, those are the ones people look for. */
    titles: integer('titles').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.slot] }), index('search_vocabulary_stem').on(table.stem)],
)

/** One visitor's stars for one recipe. */
export const ratings = pgTable(
  'ratings',
  {
    id: serial('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    stars: smallint('stars').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('ratings_recipe').on(table.recipeId)],
)

/** How a cook follows a recipe sent in without an account: whoever has the link's token may look. */
export const submissions = pgTable(
  'submissions',
  {
    /** SHA-256 of the token in hexadecimal; the token itself is in the cook's link alone. */
    tokenHash: text('token_hash').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Where the cook wants to be told of what becomes of it; null where nobody said. */
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('submissions_recipe').on(table.recipeId)],
)

/** Addresses that moved, such as `/recipe/old` to `/recipe/new`. */
export const redirects = pgTable('redirects', {
  path: text('path').primaryKey(),
  target: text('target').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What visitors write to whoever runs the site. */
export const messages = pgTable('messages', {
  id: serial('id').primaryKey(),
  kind: text('kind').$type<'contact' | 'support'>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
  assignedTo: text('assigned_to').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** When it was passed on by mail; null while it was not. */
  mailedAt: moment('mailed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What was answered by mail. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: serial('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('message_replies_message').on(table.messageId)],
)

export const affiliates = pgTable('affiliates', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  imageUrl: text('image_url'),
  linkUrl: text('link_url').notNull(),
  active: boolean('active').notNull().default(true),
  /** Shown from the first moment of this day to the last of the other, in UTC; null is no bound. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  version: integer('version').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** How often an affiliate was shown and followed on a day (UTC): numbers, nobody's name. */
export const affiliateDays = pgTable(
  'affiliate_days',
  {
    affiliateId: text('affiliate_id')
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.day] })],
)

export const blogPosts = pgTable('blog_posts', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull().default(''),
  content: text('content').notNull(),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  imageUrl: text('image_url'),
  category: text('category').notNull().default('General'),
  authorName: text('author_name').notNull().default('Anonymous'),
  authorImageId: text('author_image_id').references(() => images.id, { onDelete: 'set null' }),
  /** A published post is shown once `date_published` has come: one of the future is scheduled. */
  status: text('status').$type<ArticleStatus>().notNull().default('published'),
  version: integer('version').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  datePublished: moment('date_published').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What a post or an article said before each change. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'blog_posts' | 'knowledge_base_articles'>().notNull(),
    /** The row's id at that moment. */
    articleId: text('article_id').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    authorId: text('author_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('article_revisions_article').on(table.kind, table.articleId, table.id)],
)

export const faqs = pgTable('faqs', {
  id: text('id').primaryKey(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  category: text('category').notNull().default('General'),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
})

export const knowledgeBaseArticles = pgTable(
  'knowledge_base_articles',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** HTML written by administrators; sanitised before it is shown. */
    content: text('content').notNull(),
    /** A published article is shown once `date_published` has come: one of the future is scheduled. */
    status: text('status').$type<ArticleStatus>().notNull().default('published'),
    datePublished: moment('date_published').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('knowledge_base_articles_slug').on(table.slug)],
)

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case, as mail servers compare the domain and people mean the rest. */
  email: text('email').primaryKey(),
  /** In the links of their mails, to confirm and to unsubscribe. */
  token: text('token')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  /** Null while the confirmation mail was not answered. */
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  /** When their mail server refused for good; such readers get no more issues. */
  bouncedAt: moment('bounced_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A letter to all readers who confirmed. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: serial('id').primaryKey(),
  subject: text('subject').notNull(),
  /** HTML written by administrators; sanitised before it is sent. */
  content: text('content').notNull(),
  status: text('status').$type<'draft' | 'sending' | 'sent'>().notNull().default('draft'),
  version: integer('version').notNull().default(1),
  authorId: text('author_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})

/** One row a reader and issue: nobody gets it twice, and the progress can be counted. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    outcome: text('outcome')
      .$type<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed'>()
      .notNull()
      .default('waiting'),
    /** Of one that waits: from when on it may be sent. */
    at: moment('at').notNull().defaultNow(),
    /** How often the mail server put this reader off. */
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.email] }),
    // Each letter asks who is next.
    index('newsletter_deliveries_waiting')
      .on(table.issueId, table.at, table.email)
      .where(sql`outcome = 'waiting'`),
  ],
)

/** Keys of outside services, encrypted with `SECRET_KEY`. */
export const siteKeys = pgTable('site_keys', {
  name: text('name').primaryKey(),
  /** AES-256-GCM, in base64: nonce, tag and text. */
  encrypted: text('encrypted').notNull(),
  /** Its last four characters, to tell one from another. */
  lastFour: text('last_four').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What administrators decide for the whole site: one row a setting. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** How often an address used a public form in a stretch of time. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)
