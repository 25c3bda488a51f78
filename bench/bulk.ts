import { seedRecipes } from '../src/seed/generated/seed-recipes.ts'
import { printLine } from './budget.ts'
import { median } from './wrk.ts'
import { withThrowawayApp } from './throwaway-app.ts'

const rounds = 3
const inBulk = 10_000
const oneByOne = 500

/** Compares inserting recipes in large batches with one transaction per recipe, including search index and counts. */
await withThrowawayApp(async (app) => {
  const ratios: Array<number> = []
  const rates: Array<[bulk: number, single: number]> = []
  async function rateOf(count: number, seed: number, batchSize?: number) {
    const started = performance.now()
    const added = await seedRecipes(app, { count, seed, ...(batchSize && { batchSize }) })
    return (added / (performance.now() - started)) * 1000
  }
  await rateOf(2_000, 1)
  for (let round = 1; round <= rounds; round += 1) {
    const bulk = await rateOf(inBulk, 10 + round)
    const single = await rateOf(oneByOne, 20 + round, 1)
    ratios.push(bulk / single)
    rates.push([bulk, single])
  }
  const [bulk, single] = [0, 1].map((which) => Math.round(median(rates.map((pair) => pair[which] ?? Number.NaN))))
  printLine({
    what: 'bulk import against one recipe at a time',
    value: median(ratios),
    unit: '×',
    budget: 20,
    is: 'least',
    note: `${bulk} and ${single} recipes/s`,
  })
})
