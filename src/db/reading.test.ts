import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { findBlogPost, findKnowledgeBaseArticle, listBlogPosts, listKnowledgeBaseArticles } from './reading.ts'
import { blogPosts, knowledgeBaseArticles } from './schema.ts'

const { db } = await createTestDatabase()
const published = new Date('2026-02-03T04:05:06Z')
await db.insert(blogPosts).values([
  { id: 'stock', title: 'Stock', excerpt: 'Bones.', content: 'All of it.', datePublished: published },
  { id: 'salt', title: 'Salt', content: 'Every grain.', datePublished: new Date('2026-01-01') },
])
await db.insert(knowledgeBaseArticles).values({
  id: 'a1',
  slug: 'yeast',
  title: 'Yeast',
  excerpt: 'It lives.',
  content: '<p>Much.</p>',
  createdAt: published,
})

test('a list of posts carries what its cards show, and not the posts', async () => {
  const [first, second] = await listBlogPosts(db, 10)
  expect(first).toEqual({
    id: 'stock',
    title: 'Stock',
    excerpt: 'Bones.',
    category: 'General',
    authorName: 'Anonymous',
    datePublished: published.toISOString(),
    picture: null,
  })
  expect(second?.id).toBe('salt')
  expect(await findBlogPost(db, 'stock')).toEqual({ ...first, content: 'All of it.' })
})

test('a list of articles carries what its rows show, and not the articles', async () => {
  const [article] = await listKnowledgeBaseArticles(db, 10)
  expect(article).toEqual({
    id: 'a1',
    title: 'Yeast',
    excerpt: 'It lives.',
    slug: 'yeast',
    createdAt: published.toISOString(),
  })
  expect(await findKnowledgeBaseArticle(db, 'yeast')).toEqual({ ...article, content: '<p>Much.</p>' })
  expect(await findKnowledgeBaseArticle(db, 'a1')).toBeUndefined()
})
