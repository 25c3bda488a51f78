import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { AffiliateForm, emptyAffiliate } from '../../core/affiliate-form.ts'
import { ArticleForm, emptyArticle } from '../../core/article-form.ts'
import { listAffiliates } from '../../db/affiliates.ts'
import { findPicture } from '../../db/pictures.ts'
import { hasSampleContent } from '../../db/sample.ts'
import { blogPosts, images, ratings, recipes } from '../../db/schema.ts'
import { editAffiliate } from '../affiliates/edit-affiliate.ts'
import { saveArticle } from '../articles/save-article.ts'
import { editRecipe, openForEdit } from '../recipes/edit-recipe.ts'
import { loadSampleContent } from './load-sample-content.ts'
import { removeSampleContent } from './remove-sample-content.ts'

test('what somebody edited stays when the sample content goes, with its pictures', { timeout: 60_000 }, async () => {
  const app = await createTestApp()
  const { user: ada } = await createUser(app, 'admin', 'Ada')
  await loadSampleContent(app)
  const [post] = await app.db.select().from(blogPosts).where(eq(blogPosts.isSample, true)).limit(1)
  const [ad] = await listAffiliates(app.db, '', 1)
  const [recipe] = await app.db.select().from(recipes).limit(1)
  if (!post?.imageId || !post.authorImageId || !ad?.picture || !recipe?.imageId) throw new Error('no pictures')
  const words = { title: 'Mine now', slug: post.id, content: '<p>Mine.</p>', imageId: post.imageId, imageAlt: 'A dish' }
  await saveArticle(
    app,
    ada,
    'blog_posts',
    { id: post.id, version: post.version },
    ArticleForm.parse({ ...emptyArticle, ...words, when: 'now' }),
  )
  const mine = { title: 'Mine', linkUrl: 'https://mine.example', imageId: ad.picture.id }
  await editAffiliate(app, ada, ad, AffiliateForm.parse({ ...emptyAffiliate, ...mine }))
  const opened = await openForEdit(app, ada, recipe.id)
  if (!opened) throw new Error('not to be edited')
  const { form, version } = opened
  const edited = { form: { ...form, title: 'My own roast' }, version, revisionId: null, intent: 'send' } as const
  expect(await editRecipe(app, ada, recipe.id, edited)).toMatchObject({ ok: true })

  await removeSampleContent(app, ada)
  expect(await hasSampleContent(app.db)).toBe(false)
  expect(await app.db.select({ id: recipes.id, imageId: recipes.imageId }).from(recipes)).toEqual([
    { id: recipe.id, imageId: recipe.imageId },
  ])
  expect(await app.db.select().from(blogPosts)).toMatchObject([
    { id: post.id, imageId: post.imageId, authorImageId: post.authorImageId },
  ])
  expect((await listAffiliates(app.db, '', 9)).map(({ title, picture }) => [title, picture?.id])).toEqual([
    ['Mine', ad.picture.id],
  ])
  // Stars nobody gave stay with nothing, and pictures of what stays are the owner's.
  expect(await app.db.$count(ratings)).toBe(0)
  expect(await app.db.$count(images, eq(images.isSample, true))).toBe(0)
  expect(await findPicture(app.db, post.imageId)).not.toBeNull()
})
