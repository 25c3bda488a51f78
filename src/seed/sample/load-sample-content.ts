import { readFile } from 'node:fs/promises'
import { insertSampleContent, wantsSampleContent } from '../../db/seed/sample.ts'
import type { App } from '../../operations/app/app.ts'
import { storeOwnImage } from '../../operations/pictures/store-image.ts'
import { sampleAffiliates } from './content/affiliates.ts'
import { samplePosts } from './content/blog-posts.ts'
import { sampleChefs } from './content/chefs.ts'
import { sampleFaqs } from './content/faqs.ts'
import { sampleArticles } from './content/knowledge-base.ts'
import { sampleRatings } from './content/ratings.ts'
import { sampleRecipes } from './content/recipes.ts'
import { toRecipeRow } from './sample-recipe-row.ts'

/** The drawings of the folder src/web/art at photo size, made by `scripts/draw-samples.ts`. */
const pictures = new URL('./pictures/', import.meta.url)

/**
 * Fills an empty site with sample recipes and related content, marked as sample.
 */
export async function loadSampleContent(app: App): Promise<void> {
  if (!(await wantsSampleContent(app.db))) return
  const picture = async (file: string, alt: string) => {
    const bytes = await readFile(new URL(file.replace(/\.svg$/, '.webp'), pictures))
    return (await storeOwnImage(app, bytes, { alt, isSample: true })).id
  }
  const isSample = true
  // The server's clock may be behind the newest sample, which would then stay hidden.
  const days = [...samplePosts.map((post) => post.datePublished), ...sampleArticles.map((article) => article.writtenOn)]
  const late = Math.max(0, ...days.map((day) => Date.parse(day) - Date.now()))
  const dayOf = (day: string) => new Date(Date.parse(day) - late)
  await insertSampleContent(app.db, {
    chefs: await Promise.all(
      sampleChefs.map(async ({ portrait, portraitAlt, ...chef }) => ({
        ...chef,
        imageId: await picture(portrait, portraitAlt),
        isSample,
      })),
    ),
    recipes: await Promise.all(
      sampleRecipes.map(async (recipe) => toRecipeRow(recipe, await picture(recipe.image, recipe.imageAlt))),
    ),
    ratings: Object.entries(sampleRatings).flatMap(([recipeId, counts]) =>
      counts.flatMap((count, index) => Array.from({ length: count }, () => ({ recipeId, stars: index + 1, isSample }))),
    ),
    affiliates: await Promise.all(
      sampleAffiliates.map(async ({ image, imageAlt, ...affiliate }) => ({
        ...affiliate,
        id: affiliate.linkUrl.split('/').at(-1) ?? affiliate.title,
        imageId: await picture(image, imageAlt),
        isSample,
      })),
    ),
    blogPosts: await Promise.all(
      samplePosts.map(async ({ image, imageAlt, authorPortrait, datePublished, ...post }) => ({
        ...post,
        datePublished: dayOf(datePublished),
        updatedAt: dayOf(datePublished),
        imageId: await picture(image, imageAlt),
        authorImageId: await picture(authorPortrait, `Portrait of ${post.authorName}`),
        isSample,
      })),
    ),
    faqs: sampleFaqs.map((faq, position) => ({ ...faq, position, isSample })),
    articles: sampleArticles.map(({ writtenOn, ...article }) => ({
      ...article,
      id: article.slug,
      createdAt: new Date(writtenOn),
      datePublished: dayOf(writtenOn),
      updatedAt: new Date(writtenOn),
      isSample,
    })),
  })
  app.log.info(`Loaded ${sampleRecipes.length} sample recipes`)
}
