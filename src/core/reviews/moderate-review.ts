/** An editor's decisions about a review. */
export type ReviewDecision = 'approve' | 'reject'
