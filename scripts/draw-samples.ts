import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { sampleAffiliates } from '../src/operations/sample/content/affiliates.ts'
import { samplePosts } from '../src/operations/sample/content/blog-posts.ts'
import { sampleChefs } from '../src/operations/sample/content/chefs.ts'
import { sampleRecipes } from '../src/operations/sample/content/recipes.ts'

/**
 * Turns the drawings of the sample content into photographs' size, once, when a drawing changes: `node scripts/draw-samples.ts`.
 * Their soft shadows take seconds each to compute, which would make a first start wait for minutes.
 */
const art = new URL('../src/web/art/', import.meta.url)
const pictures = new URL('../src/operations/sample/pictures/', import.meta.url)

const files = new Set([
  ...sampleRecipes.map((recipe) => recipe.image),
  ...sampleChefs.map((chef) => chef.portrait),
  ...sampleAffiliates.map((affiliate) => affiliate.image),
  ...samplePosts.flatMap((post) => [post.image, post.authorPortrait]),
])

await mkdir(pictures, { recursive: true })
for (const file of files) {
  const target = new URL(file.replace(/\.svg$/, '.webp'), pictures).pathname
  const { width, size } = await sharp(new URL(file, art).pathname, { density: 144 })
    .webp({ quality: 92, effort: 6 })
    .toFile(target)
  console.log(`${file}: ${width} px, ${Math.round(size / 1024)} KB`)
}
