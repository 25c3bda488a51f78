import type { RecipeStatus } from '../../../core/recipe/recipe.ts'

/** Where an own recipe stands, and what happens next. */
export const standingText: Record<RecipeStatus, string> = {
  draft: 'Only you can see it. Send it in when it is ready.',
  pending:
    'Somebody who runs this site reads it before it is listed. You need not do anything: come back here to see what became of it.',
  'changes-requested': 'Somebody read it, and asks you to put something right. Edit it and send it again.',
  published: 'Everybody can find it, cook it and share it. Thank you for bringing it.',
  rejected: 'Somebody read it and decided not to list it.',
  withdrawn:
    'Nobody else can read it any more. If it was not you who took it down, the reason is here, or write to us.',
}
