import { loadSampleContent } from '../src/seed/sample/load-sample-content.ts'
import { seedRecipes } from '../src/seed/generated/seed-recipes.ts'
import { listMisses } from '../tests/search-quality.ts'
import { qualityCases } from '../tests/search-quality-cases.ts'
import { withThrowawayApp } from './throwaway-app.ts'

const seeded = 10_000

await withThrowawayApp(async (app) => {
  await loadSampleContent(app)
  await seedRecipes(app, { count: seeded, seed: 1 })
  const misses = await listMisses(app.db)
  for (const miss of misses) console.log(`missed  ${miss}`)
  console.log(
    `${qualityCases.length - misses.length} of ${qualityCases.length} searches find what they are for among ${seeded.toLocaleString('en')} recipes`,
  )
})
