import type { Capacity } from './actor.ts'
import type { AuditAction, Effect, RecipeEvent, Standing } from './lifecycle-events.ts'
import type { RecipeStatus } from './recipe.ts'

type Condition = 'needs-review' | 'unsent' | 'withdrawn-by-owner'

export interface Rule {
  by: ReadonlyArray<Capacity>
  /** The rule applies only under this condition. The first rule that applies counts. */
  when?: Condition
  next: RecipeStatus | 'deleted'
  effects: ReadonlyArray<Effect>
  audit: AuditAction
}

export interface Refusal {
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

/** Every state, event and permission of a recipe. */
export const lifecycleRules: Record<Standing['status'], Record<RecipeEvent, Cell>> = {
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
