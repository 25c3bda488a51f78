import { importing } from './articles/importing.ts'
import { measuring } from './articles/measuring.ts'
import { ovenTemperatures } from './articles/oven-temperatures.ts'
import type { SampleArticle } from './articles/sample-article.ts'
import { scaling } from './articles/scaling.ts'
import { whenASiteRefuses } from './articles/when-a-site-refuses.ts'

export const sampleArticles: ReadonlyArray<SampleArticle> = [
  importing,
  whenASiteRefuses,
  scaling,
  measuring,
  ovenTemperatures,
]
