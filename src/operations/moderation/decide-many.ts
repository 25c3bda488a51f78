import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { Decision } from '../../core/moderation/moderation.ts'
import type { App } from '../app/app.ts'
import { decide, type DecisionOutcome } from './decide.ts'

/** A selected item of the queue with the versions that were shown. */
export interface Ticked {
  id: number
  version: number
  recipeVersion: number
}

/** Why an item was not decided. */
export type LeftBecause = Exclude<DecisionOutcome['kind'], 'done'>

/** Makes the same decision about several items. An item that has changed in the meantime does not stop the others. */
export async function decideMany(
  app: App,
  editor: SignedIn,
  ticked: ReadonlyArray<Ticked>,
  decision: Decision,
  reason: string,
) {
  const left: Array<{ id: number; because: LeftBecause }> = []
  for (const { id, version, recipeVersion } of ticked) {
    const outcome = await decide(app, editor, id, { decision, reason, version, recipeVersion })
    if (outcome.kind !== 'done') left.push({ id, because: outcome.kind })
  }
  return { done: ticked.length - left.length, left }
}
