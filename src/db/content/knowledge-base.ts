import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type ArticleTopic, articleTopics } from '../../core/content/article-topics.ts'
import { foldText } from '../../core/text/fold-text.ts'
import type { Article, ArticleSummary } from '../../core/content/articles.ts'
import type { Db } from '../connection/connect.ts'
import { isDue } from './scheduled-articles.ts'
import { faqs, knowledgeBaseArticles } from '../schema/content.ts'

const { id, slug, title, excerpt, content, createdAt, updatedAt } = knowledgeBaseArticles

const summary = { id, title, excerpt, slug, createdAt }

interface ArticleQuery {
  /** Words that the title, summary or text must contain. Case and accents are ignored. */
  words?: string
  topic?: ArticleTopic | null
  sort?: 'newest' | 'title'
  /** The slug of the previous page's last article. An unknown slug starts at the beginning. */
  after?: string | null
  limit: number
}

interface ArticlePage {
  articles: Array<ArticleSummary>
  total: number
  hasMore: boolean
}

const mostWords = 8
const isShown = isDue(knowledgeBaseArticles)

/** Lists articles without their contents. When searching, title matches come first. */
export async function listArticles(db: Db, query: ArticleQuery): Promise<ArticlePage> {
  const { topic, sort = 'newest', after, limit } = query
  const words = foldText(query.words ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
  const everywhere = sql`${folded(title)} || ' ' || ${folded(excerpt)} || ' ' || ${folded(withoutTags(content))}`
  const order = sql.join(
    [desc(countIn(folded(title), words)), sort === 'title' ? folded(title) : desc(createdAt), desc(id)],
    sql`, `,
  )
  const found = db.$with('found').as(
    db
      .select({
        ...summary,
        place: sql<number>`row_number() over (order by ${order})`.mapWith(Number).as('place'),
        total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
      })
      .from(knowledgeBaseArticles)
      .where(and(isShown, topic ? isAbout(topic) : undefined, ...words.map((word) => contains(everywhere, word)))),
  )
  const last = sql`coalesce((select last.place from found last where last.slug = ${after ?? ''}), 0)`
  const rows = await db
    .with(found)
    .select()
    .from(found)
    .where(sql`${found.place} > ${last}`)
    .orderBy(found.place)
    .limit(limit + 1)
  const articles = rows.slice(0, limit).map(({ place: _p, total: _t, ...row }) => toArticle(row))
  return { articles, total: rows[0]?.total ?? 0, hasMore: rows.length > limit }
}

/** Returns whether there are questions in the FAQ and articles in the knowledge base. */
export async function findAnswers(db: Db): Promise<{ hasQuestions: boolean; hasArticles: boolean }> {
  const [questions, articles] = await Promise.all([db.$count(faqs), db.$count(knowledgeBaseArticles, isShown)])
  return { hasQuestions: questions > 0, hasArticles: articles > 0 }
}

/** Counts the articles of each topic and leaves out empty topics. */
export async function countTopics(db: Db): Promise<Array<{ topic: ArticleTopic; count: number }>> {
  const counts = await Promise.all(
    articleTopics.map(async ({ slug: topic }) => ({
      topic,
      count: await db.$count(knowledgeBaseArticles, and(isShown, isAbout(topic))),
    })),
  )
  return counts.filter(({ count }) => count > 0)
}

export async function findKnowledgeBaseArticle(db: Db, wanted: string): Promise<Article | undefined> {
  const [row] = await db
    .select({ ...summary, content, updatedAt })
    .from(knowledgeBaseArticles)
    .where(and(isShown, eq(slug, wanted)))
  return row && { ...toArticle(row), updatedAt: row.updatedAt.toISOString() }
}

const toArticle = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })

function isAbout(wanted: ArticleTopic): SQL | undefined {
  const topic = articleTopics.find((candidate) => candidate.slug === wanted)
  return topic && sql`(${title} || ' ' || ${excerpt}) ~* ${topic.pattern}`
}

/** Does the same as `foldText`, in SQL. */
function folded(text: SQLWrapper): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), ${'[\u0300-\u036f]'}, '', 'g'))`
}

const withoutTags = (html: SQLWrapper): SQL => sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`

const contains = (text: SQL, word: string): SQL => sql`strpos(${text}, ${word}) > 0`

function countIn(text: SQL, words: Array<string>): SQL {
  return sql.join([sql`0`, ...words.map((word) => sql`(${contains(text, word)})::int`)], sql` + `)
}
