import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import { ArticleForm } from '../../core/content/article-form.ts'
import { listAffiliates } from '../../db/affiliates/affiliates.ts'
import { findPicture } from '../../db/pictures/pictures.ts'
import { hasSampleContent } from '../../db/seed/sample.ts'
import { blogPosts } from '../../db/schema/content.ts'
import { images } from '../../db/schema/pictures.ts'
import { ratings } from '../../db/schema/reviews.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { editAffiliate } from '../../operations/affiliates/edit-affiliate.ts'
import { saveArticle } from '../../operations/content/save-article.ts'
import { editRecipe, openForEdit } from '../../operations/recipes/edit-recipe.ts'
import { loadSampleContent } from './load-sample-content.ts'
import { removeSampleContent } from './remove-sample-content.ts'

test('keeps edited sample items and their pictures when sample content is removed', { timeout: 60_000 }, async () => {
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
    ArticleForm.parse({ ...words, when: 'now' }),
  )
  const mine = { title: 'Mine', linkUrl: 'https://mine.example', imageId: ad.picture.id }
  await editAffiliate(app, ada, ad, AffiliateForm.parse(mine))
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
  // Invented ratings go, and the pictures of kept items now belong to the owner.
  expect(await app.db.$count(ratings)).toBe(0)
  expect(await app.db.$count(images, eq(images.isSample, true))).toBe(0)
  expect(await findPicture(app.db, post.imageId)).not.toBeNull()
})
