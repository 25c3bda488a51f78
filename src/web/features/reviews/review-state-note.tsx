import type { OwnReview } from '../../../core/reviews/review.ts'

/** Tells reviewers the state of their review. Renders nothing for a published one. */
export function ReviewStateNote({ review: { state, reason } }: { review: Pick<OwnReview, 'state' | 'reason'> }) {
  if (state === 'published') return null
  return (
    <div className="mb-6 rounded-md bg-blush px-5 py-4 [overflow-wrap:anywhere]">
      {state === 'waiting' && <p>Your review waits for an editor. Others see it once it is approved.</p>}
      {state === 'unconfirmed' && <p>Only you see this review so far.</p>}
      {state === 'rejected' && (
        <>
          <p>An editor rejected your review. You can change it, and we’ll read it again.</p>
          {reason && <p className="mt-2 whitespace-pre-line">Reason: {reason}</p>}
        </>
      )}
    </div>
  )
}
