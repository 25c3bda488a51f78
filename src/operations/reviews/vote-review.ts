import { createHash } from 'node:crypto'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findReview, isShown } from '../../db/reviews/reviews.ts'
import { setVote } from '../../db/reviews/review-votes.ts'
import type { App } from '../app/app.ts'

const votesAnHour = 60

export type VoteOutcome = 'done' | 'unknown' | 'own' | 'too-many'

/** An account, or the random token in a visitor's browser. */
export type Voter = { userId: string } | { token: string }

/** The stored name of a voter. Only the hash of a visitor's token is stored. */
export const voterKey = (voter: Voter) =>
  'userId' in voter ? voter.userId : `visitor:${createHash('sha256').update(voter.token).digest('base64url')}`

/** Counts that a review is helpful, once per voter, or takes the vote back. `visitor` is the address, for limits. */
export async function voteReview(
  { db }: Pick<App, 'db'>,
  reviewId: number,
  { voter, isHelpful, visitor }: { voter: Voter; isHelpful: boolean; visitor: string },
): Promise<VoteOutcome> {
  const found = await findReview(db, reviewId)
  if (!found || !isShown(found)) return 'unknown'
  if ('userId' in voter && found.userId === voter.userId) return 'own'
  // A browser without its cookie is a new voter, so the address is limited too.
  if (!(await countUse(db, `vote:${visitor}`, votesAnHour, 3600))) return 'too-many'
  if (isHelpful && !(await countUse(db, `vote:${visitor}:${reviewId}`, 5, 86_400))) return 'too-many'
  await setVote(db, reviewId, voterKey(voter), isHelpful)
  return 'done'
}
