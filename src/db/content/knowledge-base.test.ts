import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { countTopics, findKnowledgeBaseArticle, listArticles } from './knowledge-base.ts'
import { knowledgeBaseArticles } from '../schema/content.ts'

const { db } = await createTestDatabase()
const written = (day: number) => new Date(Date.UTC(2026, 0, day))
await db.insert(knowledgeBaseArticles).values(
  [
    { id: '1', slug: 'yeast', title: 'Yeast', excerpt: 'It lives.', content: '<p>Warm water, not hot.</p>' },
    { id: '2', slug: 'cream', title: 'Crème brûlée', excerpt: 'Burnt.', content: '<p class="yeast">Sugar.</p>' },
    {
      id: '3',
      slug: 'week',
      title: 'A week of dinners',
      excerpt: 'Planning for the week.',
      content: '<p>Yeast too.</p>',
    },
    { id: '4', slug: 'oven', title: 'Ovens', excerpt: 'How hot.', content: '<p>100% %_\\ hot.</p>' },
  ].map((article, index) => ({ ...article, createdAt: written(index + 1), updatedAt: written(20) })),
)

const slugs = async (query: Omit<Parameters<typeof listArticles>[1], 'limit'>) =>
  (await listArticles(db, { limit: 10, ...query })).articles.map((article) => article.slug)

test('lists what the rows of articles show, newest first, without the content', async () => {
  const { articles, total, hasMore } = await listArticles(db, { limit: 2 })
  expect(articles[0]).toEqual({
    id: '4',
    slug: 'oven',
    title: 'Ovens',
    excerpt: 'How hot.',
    createdAt: written(4).toISOString(),
  })
  expect([articles.length, total, hasMore]).toEqual([2, 4, true])
  expect(await slugs({ sort: 'title' })).toEqual(['week', 'cream', 'oven', 'yeast'])
})

test('searches title, summary and text but not tags, and lists title matches first', async () => {
  expect(await slugs({ words: 'yeast' })).toEqual(['yeast', 'week'])
  expect(await slugs({ words: 'HOT water' })).toEqual(['yeast'])
  expect(await slugs({ words: 'creme BRULEE' })).toEqual(['cream'])
  expect(await slugs({ words: 'crème' })).toEqual(['cream'])
})

test.each(['%', '_', '\\', "'"])('searches for %s literally', async (words) => {
  expect(await slugs({ words })).toEqual(words === "'" ? [] : ['oven'])
})

test('filters by topic, and offers only topics that have articles', async () => {
  expect(await slugs({ topic: 'meal-planning' })).toEqual(['week'])
  expect(await slugs({ topic: 'meal-planning', words: 'oven' })).toEqual([])
  expect(await countTopics(db)).toEqual([
    { topic: 'meal-planning', count: 1 },
    { topic: 'heat', count: 1 },
  ])
})

test('continues a long list after the last article, in the chosen order', async () => {
  expect((await listArticles(db, { after: 'cream', sort: 'title', limit: 1 })).articles[0]?.slug).toBe('oven')
  expect(await slugs({ after: 'cream' })).toEqual(['yeast'])
  expect(await slugs({ after: 'nobody' })).toHaveLength(4)
})

test('finds an article by its slug', async () => {
  expect(await findKnowledgeBaseArticle(db, 'yeast')).toMatchObject({
    content: '<p>Warm water, not hot.</p>',
    updatedAt: written(20).toISOString(),
  })
  expect(await findKnowledgeBaseArticle(db, '1')).toBeUndefined()
})
