import type { SignedIn } from '../../core/signed-in.ts'
import type { Verdict } from '../../core/review/review.ts'
import type { App } from '../app.ts'
import { decide, type DecisionOutcome } from './decide.ts'

/** One of those ticked in the queue, as it was when it was shown. */
export interface Ticked {
  id: number
  version: number
  recipeVersion: number
}

/** Why one was left as it is. */
export type LeftBecause = Exclude<DecisionOutcome['kind'], 'done'>

/** The same word about several, each by itself: one that changed meanwhile stops none of the others. */
export async function decideMany(
  app: App,
  editor: SignedIn,
  ticked: ReadonlyArray<Ticked>,
  verdict: Verdict,
  reason: string,
) {
  const left: Array<{ id: number; because: LeftBecause }> = []
  for (const { id, version, recipeVersion } of ticked) {
    const outcome = await decide(app, editor, id, { verdict, reason, version, recipeVersion })
    if (outcome.kind !== 'done') left.push({ id, because: outcome.kind })
  }
  return { done: ticked.length - left.length, left }
}
