import { cookOnce } from './articles/cook-once.ts'
import { importing } from './articles/importing.ts'
import { measuring } from './articles/measuring.ts'
import { ovenTemperatures } from './articles/oven-temperatures.ts'
import { planningAWeek } from './articles/planning-a-week.ts'
import type { SampleArticle } from './articles/sample-article.ts'
import { scaling } from './articles/scaling.ts'
import { shoppingList } from './articles/shopping-list.ts'
import { whenASiteRefuses } from './articles/when-a-site-refuses.ts'

/** Newest first. */
export const sampleArticles: ReadonlyArray<SampleArticle> = [
  importing,
  whenASiteRefuses,
  planningAWeek,
  shoppingList,
  cookOnce,
  scaling,
  measuring,
  ovenTemperatures,
]
