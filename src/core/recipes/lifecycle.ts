import type { RecipeStatus } from './recipe.ts'
import type { Objection, ModerationState } from '../moderation/moderation.ts'
import { type Actor, type Capacity, capacitiesOf, isTrusted } from './actor.ts'
import { canView } from './visibility.ts'

/** This file is longer than usual, so that every state, event and permission of a recipe can be read in one place. */

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
  /** The cook takes back an import. Only recipes that nobody changed or used since are deleted. */
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

type Condition = 'needs-review' | 'unsent' | 'withdrawn-by-owner'

interface Rule {
  by: ReadonlyArray<Capacity>
  /** The rule applies only under this condition. The first rule that applies counts. */
  when?: Condition
  next: RecipeStatus | 'deleted'
  effects: ReadonlyArray<Effect>
  audit: AuditAction
}

interface Refusal {
  by: ReadonlyArray<Capacity>
  when: Condition
  refusal: 'not-sent' | 'taken-back'
}

type Cell = ReadonlyArray<Rule | Refusal>

const owners: ReadonlyArray<Capacity> = ['owner', 'link-holder']
const reviewers: ReadonlyArray<Capacity> = ['reviewer', 'command-line']

const no: Cell = []

/** Submits content that only the owner has seen, so there is no history to store. */
const firstSubmission = (...by: ReadonlyArray<Capacity>): Cell => [
  {
    by,
    when: 'needs-review',
    next: 'pending',
    effects: ['claim-source', 'enter-moderation', 'notify-editors'],
    audit: 'recipe.send',
  },
  { by, next: 'published', effects: ['claim-source'], audit: 'recipe.publish' },
]

const submission = (...by: ReadonlyArray<Capacity>): Cell => [
  {
    by,
    when: 'needs-review',
    next: 'pending',
    effects: ['keep-history', 'claim-source', 'enter-moderation', 'notify-editors'],
    audit: 'recipe.send',
  },
  { by, next: 'published', effects: ['keep-history', 'claim-source', 'record-decision'], audit: 'recipe.publish' },
]

const editStaysIn = (next: RecipeStatus): Rule => ({
  by: ['reviewer'],
  next,
  effects: ['keep-history', 'claim-source'],
  audit: 'recipe.edit',
})

const approval: Rule = {
  by: reviewers,
  next: 'published',
  effects: ['claim-source', 'record-decision', 'mark-reviewed', 'notify-cook'],
  audit: 'review.approve',
}

const requestForChanges: Rule = {
  by: ['reviewer'],
  next: 'changes-requested',
  effects: ['record-decision', 'mark-reviewed', 'notify-cook'],
  audit: 'review.request-changes',
}

const rejection: Rule = {
  by: ['reviewer'],
  next: 'rejected',
  effects: ['record-decision', 'mark-reviewed', 'notify-cook'],
  audit: 'review.reject',
}

const takingDown: Rule = {
  by: reviewers,
  next: 'withdrawn',
  effects: ['drop-change', 'answer-reports', 'record-decision', 'mark-reviewed', 'notify-cook'],
  audit: 'review.withdraw',
}

const withdrawal: Rule = {
  by: owners,
  next: 'withdrawn',
  effects: ['leave-moderation', 'close-reports', 'drop-change'],
  audit: 'recipe.withdraw',
}

const deletion = (...by: ReadonlyArray<Capacity>): Rule => ({
  by,
  next: 'deleted',
  effects: [],
  audit: 'recipe.delete',
})

const undoingImport: Rule = { ...deletion(...owners), audit: 'recipe.undo-import' }

const table: Record<Standing['status'], Record<RecipeEvent, Cell>> = {
  new: {
    save: [{ by: ['owner'], next: 'draft', effects: [], audit: 'recipe.save' }],
    submit: firstSubmission('owner', 'visitor', 'command-line'),
    edit: no,
    approve: no,
    'request-changes': no,
    reject: no,
    'take-down': no,
    withdraw: no,
    delete: no,
    'undo-import': no,
  },
  draft: {
    save: [{ by: ['owner'], next: 'draft', effects: [], audit: 'recipe.save' }],
    submit: firstSubmission('owner'),
    edit: no,
    approve: no,
    'request-changes': no,
    reject: no,
    'take-down': no,
    withdraw: no,
    // The system deletes a draft when its owner's account is gone, because nobody could read it anymore.
    delete: [deletion('owner', 'command-line', 'system')],
    'undo-import': [undoingImport],
  },
  pending: {
    save: no,
    submit: submission(...owners),
    edit: [editStaysIn('pending')],
    approve: [approval],
    'request-changes': [requestForChanges],
    reject: [rejection],
    'take-down': [takingDown],
    withdraw: [withdrawal],
    delete: [deletion('command-line')],
    'undo-import': [undoingImport],
  },
  'changes-requested': {
    save: [
      { by: ['owner'], next: 'changes-requested', effects: ['keep-history', 'claim-source'], audit: 'recipe.save' },
    ],
    submit: submission(...owners),
    edit: [
      { ...editStaysIn('changes-requested'), when: 'unsent' },
      { ...editStaysIn('changes-requested'), effects: ['keep-history', 'claim-source', 'mark-reviewed'] },
    ],
    approve: [{ by: reviewers, when: 'unsent', refusal: 'not-sent' }, approval],
    'request-changes': no,
    reject: [rejection],
    'take-down': [takingDown],
    withdraw: [withdrawal],
    delete: [deletion('command-line')],
    'undo-import': no,
  },
  published: {
    save: no,
    submit: [
      {
        by: owners,
        when: 'needs-review',
        next: 'published',
        effects: ['claim-source', 'queue-change'],
        audit: 'recipe.send-change',
      },
      {
        by: owners,
        next: 'published',
        effects: ['drop-change', 'keep-history', 'claim-source'],
        audit: 'recipe.edit',
      },
    ],
    edit: [editStaysIn('published')],
    approve: no,
    'request-changes': no,
    reject: no,
    'take-down': [takingDown],
    withdraw: [withdrawal],
    delete: [deletion('command-line')],
    'undo-import': [undoingImport],
  },
  rejected: {
    save: no,
    submit: no,
    edit: no,
    approve: [approval],
    'request-changes': no,
    reject: no,
    'take-down': [takingDown],
    withdraw: no,
    delete: [deletion('owner', 'reviewer', 'command-line')],
    'undo-import': no,
  },
  withdrawn: {
    save: no,
    // Visitors who withdrew a recipe submit it as a new one and get a new link.
    submit: submission('owner'),
    edit: no,
    approve: [{ by: reviewers, when: 'withdrawn-by-owner', refusal: 'taken-back' }, approval],
    'request-changes': no,
    reject: no,
    'take-down': no,
    withdraw: no,
    delete: [
      deletion('owner', 'command-line'),
      { by: ['reviewer'], when: 'withdrawn-by-owner', refusal: 'taken-back' },
      deletion('reviewer'),
    ],
    'undo-import': no,
  },
}

export interface Transition {
  ok: true
  from: Standing['status']
  next: RecipeStatus | 'deleted'
  effects: ReadonlyArray<Effect>
  audit: AuditAction
}

export interface Refused {
  ok: false
  /**
   * `unknown`: the actor must not learn that the recipe exists. `not-yours`: no status allows this actor to do this.
   * `not-now`: the current status does not allow this. `not-sent`: the owner is still making the requested changes.
   * `taken-back`: the owner withdrew the recipe.
   */
  reason: 'unknown' | 'not-yours' | 'not-now' | 'not-sent' | 'taken-back'
}

/**
 * Returns what an event does to the recipe, or why it is refused. `siteReviews` is true if the site reviews recipes of
 * untrusted cooks.
 */
export function transition(
  recipe: Standing,
  event: RecipeEvent,
  actor: Actor,
  siteReviews = true,
): Transition | Refused {
  const capacities = capacitiesOf(actor, recipe, recipe.status === 'new')
  const isTheirs = ({ by }: Rule | Refusal) => by.some((capacity) => capacities.includes(capacity))
  const holds = {
    'needs-review': needsReview(recipe, actor, siteReviews),
    unsent: recipe.isUnsent,
    'withdrawn-by-owner': recipe.isWithdrawnByOwner,
  }
  const rule = table[recipe.status][event].find((known) => isTheirs(known) && (!known.when || holds[known.when]))
  if (!rule) {
    if (recipe.status !== 'new' && !canView(actor, { ...recipe, status: recipe.status }))
      return { ok: false, reason: 'unknown' }
    const isEverTheirs = recipeStatuses.some((status) => table[status][event].some(isTheirs))
    return { ok: false, reason: isEverTheirs ? 'not-now' : 'not-yours' }
  }
  if ('refusal' in rule) return { ok: false, reason: rule.refusal }
  const { next, effects, audit } = rule
  return { ok: true, from: recipe.status, next, effects, audit }
}

/**
 * Returns whether a submission needs review. A recipe that editors took down is always reviewed again. A recipe with an
 * objection is reviewed again unless its owner is trusted, also on a site that lists new recipes at once.
 */
function needsReview({ status, objection }: Standing, actor: Actor, siteReviews: boolean): boolean {
  if (objection === 'taken-down') return true
  if (isTrusted(actor)) return false
  return siteReviews || objection === 'questioned' || status === 'pending' || status === 'changes-requested'
}

/**
 * Returns whether a rule of this status allows the event. `transition` also checks the recipe's history and may refuse
 * it.
 */
export const allows = (status: RecipeStatus, event: RecipeEvent, capacity: Capacity): boolean =>
  table[status][event].some((rule) => 'next' in rule && rule.by.includes(capacity))

export const changeEvents = ['approve', 'request-changes', 'reject', 'drop'] as const
export type ChangeEvent = (typeof changeEvents)[number]

export type ChangeEffect =
  /** No other recipe may come from the source address of the revision. */
  | 'claim-source'
  /** The recipe gets the content of the revision. */
  | 'apply-change'
  | 'discard-change'
  /** The moderation item stores the decision, its editor and its reason. */
  | 'record-decision'
  /** The moderation item closes without a decision. */
  | 'leave-moderation'
  | 'mark-reviewed'
  | 'notify-cook'

interface ChangeRule {
  by: Capacity
  next: ModerationState
  effects: ReadonlyArray<ChangeEffect>
  audit: AuditAction
}

/**
 * Rules for the revision of a published recipe, which stays unchanged meanwhile. `submit` replaces a waiting revision.
 */
const changeRules: Record<ChangeEvent, ChangeRule> = {
  approve: {
    by: 'reviewer',
    next: 'approved',
    effects: ['claim-source', 'apply-change', 'record-decision', 'mark-reviewed', 'notify-cook'],
    audit: 'review.approve',
  },
  'request-changes': {
    by: 'reviewer',
    next: 'changes-requested',
    effects: ['record-decision', 'notify-cook'],
    audit: 'review.request-changes',
  },
  reject: {
    by: 'reviewer',
    next: 'rejected',
    effects: ['discard-change', 'record-decision', 'notify-cook'],
    audit: 'review.reject',
  },
  drop: {
    by: 'owner',
    next: 'withdrawn',
    effects: ['discard-change', 'leave-moderation'],
    audit: 'recipe.drop-change',
  },
}

const changeEventsIn: Record<ModerationState, ReadonlyArray<ChangeEvent>> = {
  open: ['approve', 'request-changes', 'reject', 'drop'],
  'changes-requested': ['approve', 'reject', 'drop'],
  approved: [],
  rejected: [],
  withdrawn: [],
}

/** Returns whether the revision still waits for a final decision. A recipe has at most one such revision. */
export const isOpenChange = (state: ModerationState): state is 'open' | 'changes-requested' =>
  changeEventsIn[state].length > 0

export interface ChangeTransition {
  ok: true
  next: ModerationState
  effects: ReadonlyArray<ChangeEffect>
  audit: AuditAction
}

/** Returns the effects of an event on a revision in this state. `ownerId` is the owner of the recipe. */
export function changeTransition(
  { state, ownerId }: { state: ModerationState; ownerId: string | null },
  event: ChangeEvent,
  actor: Actor,
): ChangeTransition | Refused {
  const { by, ...transitionOfChange } = changeRules[event]
  if (!capacitiesOf(actor, { ownerId }).includes(by)) return { ok: false, reason: 'not-yours' }
  if (!changeEventsIn[state].includes(event)) return { ok: false, reason: 'not-now' }
  return { ok: true, ...transitionOfChange }
}
