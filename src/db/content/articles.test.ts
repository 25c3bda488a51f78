import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { findBlogPost, listBlogPosts, listRelatedPosts } from './articles.ts'
import { blogPosts } from '../schema/content.ts'
import { images } from '../schema/pictures.ts'

const { db } = await createTestDatabase()
const published = new Date('2026-02-03T04:05:06Z')
await db.insert(images).values({ id: 'face', alt: 'A face', width: 500, height: 500, placeholder: '' })
await db.insert(blogPosts).values([
  {
    id: 'stock',
    title: 'Stock',
    excerpt: 'Bones.',
    content: 'All of it.',
    datePublished: published,
    authorName: 'Ada',
    authorImageId: 'face',
  },
  // Two posts with the same date.
  { id: 'salt', title: 'Salt', content: 'Every grain.', datePublished: new Date('2026-01-01') },
  { id: 'oil', title: 'Oil', content: 'Every drop.', datePublished: new Date('2026-01-01') },
])

async function idsAfter(after: string | null) {
  const { posts, hasMore } = await listBlogPosts(db, { after, limit: 1 })
  return [posts.map((post) => post.id), hasMore]
}

test('lists what the cards of posts show, without the content', async () => {
  const { posts } = await listBlogPosts(db, { limit: 10 })
  expect(posts[0]).toEqual({
    id: 'stock',
    title: 'Stock',
    excerpt: 'Bones.',
    category: 'General',
    authorName: 'Ada',
    authorPicture: { id: 'face', alt: 'A face', width: 500, height: 500, placeholder: '', widths: [400] },
    datePublished: published.toISOString(),
    picture: null,
  })
  expect(posts[1]).toMatchObject({ id: 'salt', authorName: 'Anonymous', authorPicture: null })
  expect(await findBlogPost(db, 'stock')).toEqual({ ...posts[0], content: 'All of it.' })
})

test('continues a long list after the last post, also among posts of the same moment', async () => {
  expect(await idsAfter(null)).toEqual([['stock'], true])
  expect(await idsAfter('stock')).toEqual([['salt'], true])
  expect(await idsAfter('salt')).toEqual([['oil'], false])
  expect(await idsAfter('oil')).toEqual([[], false])
})

test('starts at the beginning after an unknown post', async () => {
  const { posts } = await listBlogPosts(db, { after: "'; drop table blog_posts", limit: 1 })
  expect(posts.map((post) => post.id)).toEqual(['stock'])
})

test('lists other posts at the end of a post', async () => {
  const related = await listRelatedPosts(db, { id: 'stock', category: 'General' }, 3)
  expect(related.map(({ id }) => id)).not.toContain('stock')
  expect(related[0]?.id).toBe('salt')
})
