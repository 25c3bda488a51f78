import { breakfastsThatLast } from './posts/breakfasts-that-last.ts'
import type { SamplePost } from './posts/sample-post.ts'
import { saucesThatSplit } from './posts/sauces-that-split.ts'
import { toastingMarshmallows } from './posts/toasting-marshmallows.ts'
import { weeknightPantry } from './posts/weeknight-pantry.ts'

/** Newest first. */
export const samplePosts: ReadonlyArray<SamplePost> = [
  weeknightPantry,
  toastingMarshmallows,
  saucesThatSplit,
  breakfastsThatLast,
]
