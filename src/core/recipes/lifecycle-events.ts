import type { RecipeStatus } from './recipe.ts'
import type { Objection } from '../moderation/moderation.ts'

export const recipeStatuses = [
  'draft',
  'pending',
  'changes-requested',
  'published',
  'rejected',
  'withdrawn',
] as const satisfies ReadonlyArray<RecipeStatus>

export const recipeEvents = [
  /** The owner stores the content without submitting it. */
  'save',
  /** The owner submits the content to be listed. */
  'submit',
  /** An editor corrects another person's recipe. */
  'edit',
  'approve',
  'request-changes',
  'reject',
  /** The site takes the recipe off the lists. */
  'take-down',
  /** The owner takes the recipe back. */
  'withdraw',
  'delete',
  /** The cook undoes an import. Only recipes that nobody changed or used since are deleted. */
  'undo-import',
] as const
export type RecipeEvent = (typeof recipeEvents)[number]

/** Effects on the recipe's content. The operation that has the content carries them out. */
type ContentEffect =
  /** The old content stays in the history. */
  | 'keep-history'
  /** No other recipe may come from the same source address. */
  | 'claim-source'
  /** The new content waits as a revision. The recipe stays unchanged. */
  | 'queue-change'

export type ModerationEffect =
  /** The waiting revision is discarded. */
  | 'drop-change'
  | 'enter-moderation'
  | 'notify-editors'
  /** The moderation item closes without a decision. */
  | 'leave-moderation'
  /** The moderation item stores the decision, its editor and its reason. */
  | 'record-decision'
  /** Open reports close without a decision. */
  | 'close-reports'
  /** Open reports close with this decision. */
  | 'answer-reports'
  /** Editors have seen the current content. */
  | 'mark-reviewed'
  | 'notify-cook'

export type Effect = ContentEffect | ModerationEffect

export type AuditAction =
  | 'recipe.save'
  | 'recipe.send'
  | 'recipe.send-change'
  | 'recipe.publish'
  | 'recipe.edit'
  | 'recipe.withdraw'
  | 'recipe.delete'
  | 'recipe.drop-change'
  | 'recipe.undo-import'
  | `review.${'approve' | 'request-changes' | 'reject' | 'withdraw' | 'dismiss'}`

export interface Standing {
  status: RecipeStatus | 'new'
  ownerId: string | null
  /** The site's latest objection to the recipe. */
  objection: Objection | null
  /** True if changes were requested, and the owner has saved since without submitting. */
  isUnsent: boolean
  /** True if the owner withdrew the recipe, and not the site. */
  isWithdrawnByOwner: boolean
}

/** A recipe that does not exist yet. */
export const newRecipe: Standing = {
  status: 'new',
  ownerId: null,
  objection: null,
  isUnsent: false,
  isWithdrawnByOwner: false,
}
