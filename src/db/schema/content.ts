import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { images } from './pictures.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

type ArticleStatus = 'draft' | 'published'

export const blogPosts = pgTable('blog_posts', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull().default(''),
  content: text('content').notNull(),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  imageUrl: text('image_url'),
  category: text('category').notNull().default('General'),
  authorName: text('author_name').notNull().default('Anonymous'),
  /** The picture's address at the source. The site shows the stored picture. */
  authorAvatar: text('author_avatar'),
  authorImageId: text('author_image_id').references(() => images.id, { onDelete: 'set null' }),
  /** A published post whose `date_published` is in the future is scheduled. */
  status: text('status').$type<ArticleStatus>().notNull().default('published'),
  version: integer('version').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  datePublished: moment('date_published').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Earlier contents of posts and articles. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'blog_posts' | 'knowledge_base_articles'>().notNull(),
    /** The row's id at that time. */
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
    /** HTML written by administrators. It is sanitized before it is shown. */
    content: text('content').notNull(),
    /** A published article whose `date_published` is in the future is scheduled. */
    status: text('status').$type<ArticleStatus>().notNull().default('published'),
    datePublished: moment('date_published').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('knowledge_base_articles_slug').on(table.slug)],
)
