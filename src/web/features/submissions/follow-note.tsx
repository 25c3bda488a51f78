interface FollowNoteProps {
  isReviewed: boolean
  isSignedIn: boolean
}

/** Says what happens to a recipe after it is submitted. */
export function FollowNote({ isReviewed, isSignedIn }: FollowNoteProps) {
  return (
    <p className="text-small text-ink-soft">
      {isReviewed ? 'We review every recipe before it is listed.' : 'Your recipe is listed at once.'}{' '}
      {isSignedIn
        ? 'You can follow, edit and withdraw it in My Recipes.'
        : isReviewed
          ? 'You get a link to follow yours and to withdraw it.'
          : 'You get a link to follow it and to withdraw it.'}
    </p>
  )
}
