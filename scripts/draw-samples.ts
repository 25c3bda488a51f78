import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sampleAffiliates } from '../src/seed/sample/content/affiliates.ts'
import { samplePosts } from '../src/seed/sample/content/blog-posts.ts'
import { sampleChefs } from '../src/seed/sample/content/chefs.ts'
import { sampleRecipes } from '../src/seed/sample/content/recipes.ts'

/**
 * Converts the drawings of the sample content to photos. Run this once after a drawing changes: `node
 * scripts/draw-samples.ts`. Each drawing has soft shadows that take seconds to compute, which would delay the first
 * start of a site by minutes.
 */
const art = join(import.meta.dirname, '../src/web/art')
const pictures = join(import.meta.dirname, '../src/seed/sample/pictures')

const files = new Set([
  ...sampleRecipes.map((recipe) => recipe.image),
  ...sampleChefs.map((chef) => chef.portrait),
  ...sampleAffiliates.map((affiliate) => affiliate.image),
  ...samplePosts.flatMap((post) => [post.image, post.authorPortrait]),
])

await mkdir(pictures, { recursive: true })
for (const file of files) {
  const target = join(pictures, file.replace(/\.svg$/, '.webp'))
  const { width, size } = await sharp(join(art, file), { density: 144 }).webp({ quality: 92, effort: 6 }).toFile(target)
  console.log(`${file}: ${width} px, ${Math.round(size / 1024)} KB`)
}
