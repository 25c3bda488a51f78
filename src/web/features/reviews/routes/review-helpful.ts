import { data } from 'react-router'
import { VoteForm } from '../../../../core/reviews/review-form.ts'
import { findReview } from '../../../../db/reviews/reviews.ts'
import { voteReview } from '../../../../operations/reviews/vote-review.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import type { Route } from './+types/review-helpful'

const cookieName = 'marshmallow.voter'
const halfAYear = 180 * 24 * 60 * 60

const problems = {
  own: 'You can’t vote for your own review.',
  'too-many': 'Too many votes came from your network. Try again in an hour.',
}

interface VoteAnswer {
  /** The vote that counts now. */
  isHelpful?: boolean
  problem?: string
}

/** Counts a vote. A visitor’s browser is known by a random token in a cookie. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext)
  const user = context.get(userContext)
  const sent = VoteForm.safeParse(Object.fromEntries(await request.formData()))
  const id = rowNumber(params.review)
  const found = sent.success ? await findReview(db, id) : undefined
  if (!found || !sent.success) throw data(null, { status: 404 })
  const known = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,60})`).exec(request.headers.get('cookie') ?? '')?.[1]
  const token = known ?? crypto.randomUUID()
  const voter = user ? { userId: user.id } : { token }
  const { isHelpful, inPlace } = sent.data
  const outcome = await voteReview({ db }, id, { voter, isHelpful, visitor: context.get(visitorContext) })
  if (outcome === 'unknown') throw data(null, { status: 404 })
  const cookies = user ? [] : [`${cookieName}=${token}; Path=/review; Max-Age=${halfAYear}; SameSite=Lax; HttpOnly`]
  const problem = outcome === 'done' ? undefined : problems[outcome]
  if (inPlace) {
    const answer: VoteAnswer = problem ? { problem } : { isHelpful }
    return data(answer, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
  }
  throw redirectWithFlash(
    `/recipe/${encodeURIComponent(found.review.recipeId)}#review-${id}`,
    problem
      ? { kind: 'error', title: problem }
      : { kind: 'success', title: isHelpful ? 'Thank you for your vote' : 'Your vote is removed' },
    cookies,
  )
}

/** Without a connection, the page stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<VoteAnswer> =>
  serverAction().catch(() => ({ problem: 'Your vote was not counted. Check your connection and try again.' }))
