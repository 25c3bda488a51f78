import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { ArticleForm, asLocalMoment, type TypedArticle } from '../../core/content/article-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { images } from '../../db/schema/pictures.ts'
import { users } from '../../db/schema/accounts.ts'
import { listBlogNews } from '../../db/seo/feeds.ts'
import { countTopics, findKnowledgeBaseArticle, listArticles } from '../../db/content/knowledge-base.ts'
import { findBlogPost, listBlogPosts } from '../../db/content/articles.ts'
import { findStoredArticle, listStoredArticles } from '../../db/content/article-edits.ts'
import { listRevisions } from '../../db/content/article-revisions.ts'
import { findRedirect } from '../../db/seo/redirects.ts'
import { countArticles, countPosts, listArticleRows, listPostRows } from '../../db/seo/sitemap.ts'
import { compareHtml } from './compare-texts.ts'
import { removeArticle } from './remove-article.ts'
import { restoreRevision } from './restore-revision.ts'
import { saveArticle } from './save-article.ts'

const app = await createTestApp()
const admin: SignedIn = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin', chefId: null }
await app.db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' })

const form = (changes: Partial<TypedArticle> = {}) =>
  ArticleForm.parse({
    title: 'Toast',
    slug: 'toast',
    excerpt: 'Crisp.',
    content: '<p>Bread.</p>',
    when: 'now',
    ...changes,
  })
const posts = async () => (await listBlogPosts(app.db, { limit: 50 })).posts.map(({ id }) => id)
const everywhere = async () => ({
  posts: await posts(),
  feed: (await listBlogNews(app.db, 50)).map(({ id }) => id),
  sitemap: [
    ...(await listPostRows(app.db, { offset: 0, limit: 50 })),
    ...(await listArticleRows(app.db, { offset: 0, limit: 50 })),
  ].map(({ name }) => name),
  counts: [await countPosts(app.db), await countArticles(app.db)],
  articles: (await listArticles(app.db, { limit: 50 })).articles.map(({ slug }) => slug),
  found: (await listArticles(app.db, { words: 'bread', limit: 50 })).articles.map(({ slug }) => slug),
  topics: await countTopics(app.db),
  pages: [(await findBlogPost(app.db, 'toast'))?.id, (await findKnowledgeBaseArticle(app.db, 'ovens'))?.slug],
})
const nowhere = {
  posts: [],
  feed: [],
  sitemap: [],
  counts: [0, 0],
  articles: [],
  found: [],
  topics: [],
  pages: [undefined, undefined],
}

test('hides drafts everywhere, and shows a scheduled post from its time on', async () => {
  expect(await saveArticle(app, admin, 'blog_posts', null, form({ when: 'draft' }))).toMatchObject({ isDraft: true })
  const oven = form({ title: 'Ovens', slug: 'ovens', when: 'draft' })
  const article = await saveArticle(app, admin, 'knowledge_base_articles', null, oven)
  if (!article.ok) throw new Error('not saved')
  expect(await everywhere()).toEqual(nowhere)

  const later = { when: 'later', publishAt: '2999-01-01T08:00' }
  expect(await saveArticle(app, admin, 'blog_posts', { id: 'toast', version: 1 }, form(later))).toMatchObject({
    ok: true,
    isScheduled: true,
  })
  await saveArticle(
    app,
    admin,
    'knowledge_base_articles',
    { id: article.id, version: 1 },
    { ...oven, ...form(later), title: 'Ovens', slug: 'ovens' },
  )
  expect(await everywhere()).toEqual(nowhere)
  const { articles } = await listStoredArticles(app.db, 'blog_posts', {
    words: 'TOA',
    state: 'scheduled',
    after: null,
    limit: 5,
  })
  expect(articles.map(({ id }) => id)).toEqual(['toast'])

  await saveArticle(app, admin, 'blog_posts', { id: 'toast', version: 2 }, form())
  await saveArticle(
    app,
    admin,
    'knowledge_base_articles',
    { id: article.id, version: 2 },
    { ...form(), title: 'Ovens', slug: 'ovens' },
  )
  expect(await everywhere()).toEqual({
    posts: ['toast'],
    feed: ['toast'],
    sitemap: ['toast', 'ovens'],
    counts: [1, 1],
    articles: ['ovens'],
    found: ['ovens'],
    topics: [{ topic: 'heat', count: 1 }],
    pages: ['toast', 'ovens'],
  })
})

test('reports an address taken meanwhile, suggests a free one, and writes nothing', async () => {
  const both = await Promise.all([
    saveArticle(app, admin, 'blog_posts', null, form({ slug: 'race', title: 'One' })),
    saveArticle(app, admin, 'blog_posts', null, form({ slug: 'race', title: 'Two' })),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'taken', suggestion: 'race-2' })
  expect((await posts()).filter((id) => id.startsWith('race'))).toEqual(['race'])
})

test('redirects former addresses to the current one, and reserves them', async () => {
  await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'first' }))
  await saveArticle(app, admin, 'blog_posts', { id: 'first', version: 1 }, form({ slug: 'second' }))
  await saveArticle(app, admin, 'blog_posts', { id: 'second', version: 2 }, form({ slug: 'third' }))
  expect(await findRedirect(app.db, '/blog/first')).toBe('/blog/third')
  expect(await findRedirect(app.db, '/blog/second')).toBe('/blog/third')
  expect(await listRevisions(app.db, 'blog_posts', 'third', { limit: 9 })).toHaveLength(2)
  expect(await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'first' }))).toMatchObject({ reason: 'taken' })
  expect(
    await saveArticle(app, admin, 'blog_posts', { id: 'third', version: 3 }, form({ slug: 'first' })),
  ).toMatchObject({ ok: true })
  expect(await findRedirect(app.db, '/blog/first')).toBeUndefined()
  await removeArticle(app, admin, 'blog_posts', 'first')
  expect(await findRedirect(app.db, '/blog/third')).toBeUndefined()
})

test('redirects former addresses of a post renamed as a draft, and reserves them', async () => {
  const save = (id: string | null, version: number, slug: string, when: 'now' | 'draft') =>
    saveArticle(app, admin, 'blog_posts', id === null ? null : { id, version }, form({ slug, when }))
  await save(null, 0, 'aa', 'now')
  await save('aa', 1, 'bb', 'now')
  await save('bb', 2, 'bb', 'draft')
  await save('bb', 3, 'cc', 'draft')
  await save('cc', 4, 'cc', 'now')
  expect(await findRedirect(app.db, '/blog/aa')).toBe('/blog/cc')
  expect(await findRedirect(app.db, '/blog/bb')).toBe('/blog/cc')
  expect(await save(null, 0, 'bb', 'now')).toMatchObject({ reason: 'taken' })
  // An address that was never public is not redirected and stays free.
  await save(null, 0, 'plan', 'draft')
  await save('plan', 1, 'better-plan', 'draft')
  expect(await findRedirect(app.db, '/blog/plan')).toBeUndefined()
  expect(await save(null, 0, 'plan', 'draft')).toMatchObject({ ok: true })
})

test('warns the second of two concurrent editors, and shows what the first wrote', async () => {
  await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'both' }))
  const opened = { id: 'both', version: 1 }
  const outcomes = await Promise.all([
    saveArticle(app, admin, 'blog_posts', opened, form({ slug: 'both', title: 'Mine' })),
    saveArticle(app, admin, 'blog_posts', opened, form({ slug: 'both', title: 'Yours' })),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const now = await findStoredArticle(app.db, 'blog_posts', 'both')
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed', theirs: { title: now?.title, version: 2 } })
  await removeArticle(app, admin, 'blog_posts', 'both')
  expect(await saveArticle(app, admin, 'blog_posts', opened, form({ slug: 'both' }))).toEqual({
    ok: false,
    reason: 'gone',
  })
})

test('restores a revision under the current address, and stores the replaced content as a revision', async () => {
  await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'old', content: '<p>One egg.</p>' }))
  await saveArticle(
    app,
    admin,
    'blog_posts',
    { id: 'old', version: 1 },
    form({ slug: 'new', content: '<p>Two eggs.</p>' }),
  )
  const [past] = await listRevisions(app.db, 'blog_posts', 'new', { limit: 9 })
  expect(past).toMatchObject({ replacedBy: 'Ada', content: { content: '<p>One egg.</p>' } })
  expect(await restoreRevision(app, admin, 'blog_posts', { id: 'new', version: 1 }, past?.id ?? 0)).toMatchObject({
    reason: 'changed',
  })
  expect(await restoreRevision(app, admin, 'blog_posts', { id: 'new', version: 2 }, past?.id ?? 0)).toMatchObject({
    ok: true,
  })
  expect(await findBlogPost(app.db, 'new')).toMatchObject({ content: '<p>One egg.</p>' })
  expect(await listRevisions(app.db, 'blog_posts', 'new', { limit: 9 })).toHaveLength(2)
})

test('removes script from an article before it is stored', async () => {
  const content =
    '<h1>Hi</h1><p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a><img src=x onerror=y></p>'
  await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'script', content }))
  const stored = (await findBlogPost(app.db, 'script'))?.content ?? ''
  expect(stored).toContain('<h2>Hi</h2>')
  expect(stored).not.toMatch(/script|onclick|onerror/)
})

test('reports a missing picture, and stores the description of an existing one', async () => {
  const picture = { imageId: 'no-such', imageAlt: 'A toast' }
  expect(await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'pictured', ...picture }))).toEqual({
    ok: false,
    reason: 'picture',
    field: 'imageId',
  })
})

test('stores the picture of an author, keeps it when the form does not name it, and restores it', async () => {
  await app.db.insert(images).values({ id: 'face', width: 500, height: 500, placeholder: '' })
  const edit = (version: number, changes: Partial<TypedArticle>) =>
    saveArticle(app, admin, 'blog_posts', { id: 'face', version }, form({ slug: 'face', ...changes }))
  const shown = async () => (await findBlogPost(app.db, 'face'))?.authorPicture?.id
  await saveArticle(app, admin, 'blog_posts', null, form({ slug: 'face', authorImageId: 'face' }))
  await edit(1, { title: 'Toast again' })
  expect(await shown()).toBe('face')
  await edit(2, { authorImageId: '' })
  expect(await shown()).toBeUndefined()
  const [past] = await listRevisions(app.db, 'blog_posts', 'face', { limit: 1 })
  await restoreRevision(app, admin, 'blog_posts', { id: 'face', version: 3 }, past?.id ?? 0)
  expect(await shown()).toBe('face')
  expect(await edit(4, { authorImageId: 'no-such' })).toMatchObject({ reason: 'picture', field: 'authorImageId' })
})

test('the form says what is missing', () => {
  const wrong = { slug: 'Not a Slug', content: '<p></p>', when: 'later', publishAt: '2026-02-30T10:00', imageId: 'x' }
  const read = ArticleForm.safeParse({ title: '', ...wrong })
  expect(read.error?.issues.map(({ path: [field], message }) => `${String(field)}: ${message}`)).toEqual([
    'title: Enter a title',
    'slug: At most 80 small letters, digits and hyphens, such as “how-to-toast”',
    'content: Enter the text',
    'publishAt: Enter the day and time',
    'imageAlt: Describe the picture, for people who can’t see it',
  ])
  expect(asLocalMoment(new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02T03:04')
})

const problemsOf = (content: string) =>
  ArticleForm.safeParse({ title: 'Toast', slug: 'toast', content, when: 'draft' }).error?.issues.map(
    ({ message }) => message,
  )

test('refuses a text that is too long or nested too deep without reading it', () => {
  // This HTML has no text either, but only the first problem is reported.
  expect(problemsOf('<p>'.repeat(150_000))).toEqual(['A text has at most 400,000 characters'])
  expect(problemsOf('<b>'.repeat(300))).toEqual([expect.stringContaining('more than 200 nested tags')])
})

test('compares two texts word by word', () => {
  const [same, removed, added, rest] = compareHtml('<p>One egg &amp; salt</p>', '<p>Two egg &amp; salt</p>') ?? []
  expect([same?.kind, removed?.kind, added?.kind, rest?.kind]).toEqual(['removed', 'added', 'same', undefined])
})

test('logs who changed what', async () => {
  const log = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(new Set(log.map(({ action }) => action))).toEqual(
    new Set(['post.add', 'article.add', 'post.edit', 'article.edit', 'post.delete']),
  )
  expect(JSON.stringify(log)).not.toContain('Bread')
  expect(log.slice(0, 3).map(({ details }) => details)).toEqual([
    { title: 'Toast', status: 'draft' },
    { title: 'Ovens', status: 'draft' },
    { title: 'Toast', status: 'scheduled', shownFrom: '2999-01-01T08:00:00.000Z' },
  ])
})
