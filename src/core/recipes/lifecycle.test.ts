import { expect, test } from 'vitest'
import type { Role } from '../accounts/role.ts'
import { roles } from '../accounts/role.ts'
import { moderationStates } from '../moderation/moderation.ts'
import type { Actor } from './actor.ts'
import { changeEvents, changeTransition, isOpenChange } from './change-lifecycle.ts'
import { allows, transition } from './lifecycle.ts'
import { newRecipe, type RecipeEvent, recipeEvents, recipeStatuses, type Standing } from './lifecycle-events.ts'

const account = (id: string, role: Role) => ({ id, name: id, email: `${id}@example.com`, role, chefId: null })

/** Each role as the recipe's owner and as another account, and every actor without an account. */
const actors: Record<string, Actor> = {
  visitor: 'visitor',
  'link-holder': 'link-holder',
  ...Object.fromEntries(roles.map((role) => [`own ${role}`, account('owner', role)])),
  ...Object.fromEntries(roles.map((role) => [`other ${role}`, account(`other-${role}`, role)])),
  'command-line': 'command-line',
  system: 'system',
}

const ofOwner: Standing = { ...newRecipe, status: 'pending', ownerId: 'owner' }
const states: Record<string, Standing> = {
  new: newRecipe,
  draft: { ...ofOwner, status: 'draft' },
  pending: ofOwner,
  'pending, was questioned': { ...ofOwner, objection: 'questioned' },
  'pending, was taken down': { ...ofOwner, objection: 'taken-down' },
  'changes-requested': { ...ofOwner, status: 'changes-requested', objection: 'questioned' },
  'changes-requested, unsent': { ...ofOwner, status: 'changes-requested', objection: 'questioned', isUnsent: true },
  'changes-requested, was taken down': { ...ofOwner, status: 'changes-requested', objection: 'taken-down' },
  published: { ...ofOwner, status: 'published' },
  rejected: { ...ofOwner, status: 'rejected' },
  'withdrawn by its owner': { ...ofOwner, status: 'withdrawn', isWithdrawnByOwner: true },
  'withdrawn by its owner, was questioned': {
    ...ofOwner,
    status: 'withdrawn',
    isWithdrawnByOwner: true,
    objection: 'questioned',
  },
  'withdrawn by its owner, was taken down': {
    ...ofOwner,
    status: 'withdrawn',
    isWithdrawnByOwner: true,
    objection: 'taken-down',
  },
  'taken down': { ...ofOwner, status: 'withdrawn', objection: 'taken-down' },
}

const untrusted = ['own cook']
const trusted = ['own trusted', 'own editor', 'own admin']
const owners = [...untrusted, ...trusted]
const editors = ['own editor', 'own admin', 'other editor', 'other admin']
const editorsAndCommandLine = [...editors, 'command-line']
const accounts = [...owners, ...roles.map((role) => `other ${role}`)]
const trustedAccounts = accounts.filter((name) => !name.endsWith(' cook'))

type Expected = Partial<Record<RecipeEvent, Record<string, ReadonlyArray<string>>>>

const decisions = {
  approve: { published: editorsAndCommandLine },
  'request-changes': { 'changes-requested': editors },
  reject: { rejected: editors },
  'take-down': { withdrawn: editorsAndCommandLine },
}
const resubmitted = { pending: [...untrusted, 'link-holder'], published: trusted }
const onlyCommandLine = { deleted: ['command-line'] }
const undone = { deleted: [...owners, 'link-holder'] }

/**
 * Written by hand for a site that reviews: the status that each event leads to, and the actors it is allowed for.
 * Everything that is missing here is refused.
 */
const expected: Record<string, Expected> = {
  new: {
    save: { draft: accounts },
    submit: {
      pending: ['visitor', 'own cook', 'other cook'],
      published: [...trustedAccounts, 'command-line'],
    },
  },
  draft: {
    save: { draft: owners },
    submit: { pending: untrusted, published: trusted },
    delete: { deleted: [...owners, 'command-line', 'system'] },
    'undo-import': undone,
  },
  pending: {
    submit: resubmitted,
    edit: { pending: editors },
    ...decisions,
    withdraw: { withdrawn: [...owners, 'link-holder'] },
    delete: onlyCommandLine,
    'undo-import': undone,
  },
  'changes-requested': {
    save: { 'changes-requested': owners },
    submit: resubmitted,
    edit: { 'changes-requested': editors },
    approve: decisions.approve,
    reject: decisions.reject,
    'take-down': decisions['take-down'],
    withdraw: { withdrawn: [...owners, 'link-holder'] },
    delete: onlyCommandLine,
  },
  published: {
    submit: { published: [...owners, 'link-holder'] },
    edit: { published: editors },
    'take-down': decisions['take-down'],
    withdraw: { withdrawn: [...owners, 'link-holder'] },
    delete: onlyCommandLine,
    'undo-import': undone,
  },
  rejected: {
    approve: decisions.approve,
    'take-down': decisions['take-down'],
    delete: { deleted: [...owners, 'other editor', 'other admin', 'command-line'] },
  },
  'withdrawn by its owner': {
    submit: { pending: untrusted, published: trusted },
    delete: { deleted: [...owners, 'command-line'] },
  },
  'taken down': {
    submit: { pending: owners },
    approve: decisions.approve,
    delete: { deleted: [...owners, 'other editor', 'other admin', 'command-line'] },
  },
}
const pendingForAll = { submit: { pending: [...owners, 'link-holder'] } }
expected['pending, was questioned'] = expected['pending'] ?? {}
expected['pending, was taken down'] = { ...expected['pending'], ...pendingForAll }
expected['changes-requested, was taken down'] = { ...expected['changes-requested'], ...pendingForAll }
const { approve: _, ...whileUnsent } = expected['changes-requested'] ?? {}
expected['changes-requested, unsent'] = whileUnsent
expected['withdrawn by its owner, was questioned'] = expected['withdrawn by its owner'] ?? {}
expected['withdrawn by its owner, was taken down'] = {
  ...expected['withdrawn by its owner'],
  submit: { pending: owners },
}

/** Returns everything that is allowed, in the form of the tables here. */
function allowedIn(state: Standing, siteReviews?: boolean): Expected {
  const found: Expected = {}
  for (const event of recipeEvents)
    for (const [name, actor] of Object.entries(actors)) {
      const outcome = transition(state, event, actor, siteReviews)
      if (!outcome.ok) continue
      const byNext = (found[event] ??= {})
      byNext[outcome.next] = [...(byNext[outcome.next] ?? []), name]
    }
  return found
}

const sorted = (table: Expected): Expected =>
  Object.fromEntries(
    Object.entries(table).map(([event, byNext]) => [
      event,
      Object.fromEntries(Object.entries(byNext).map(([next, names]) => [next, names.toSorted()])),
    ]),
  )

test.each(Object.entries(states))(
  'on a site that reviews, "%s" allows these events to these actors only',
  (name, state) => {
    expect(sorted(allowedIn(state, true))).toEqual(sorted(expected[name] ?? {}))
    // The default is the safe choice.
    expect(allowedIn(state)).toEqual(allowedIn(state, true))
  },
)

/** Differences on a site that lists recipes at once. They concern only recipes without an objection. */
const listedAtOnce: Record<string, Expected> = {
  new: { submit: { published: ['visitor', ...accounts, 'command-line'] } },
  draft: { submit: { published: owners } },
  'withdrawn by its owner': { submit: { published: owners } },
}

test.each(Object.entries(states))('on a site that lists at once, "%s" differs as expected', (name, state) => {
  expect(sorted(allowedIn(state, false))).toEqual(sorted({ ...expected[name], ...listedAtOnce[name] }))
})

const effectsOf = (name: string, event: RecipeEvent, actor: string, siteReviews = true) => {
  const outcome = transition(states[name] ?? newRecipe, event, actors[actor] ?? 'visitor', siteReviews)
  return outcome.ok ? [outcome.audit, ...outcome.effects].join(' ') : outcome.reason
}

test.each<[string, RecipeEvent, string, string]>([
  ['new', 'save', 'own cook', 'recipe.save'],
  ['new', 'submit', 'visitor', 'recipe.send claim-source enter-moderation notify-editors'],
  ['new', 'submit', 'command-line', 'recipe.publish claim-source'],
  ['draft', 'save', 'own cook', 'recipe.save'],
  ['draft', 'submit', 'own cook', 'recipe.send claim-source enter-moderation notify-editors'],
  ['draft', 'submit', 'own trusted', 'recipe.publish claim-source'],
  ['draft', 'delete', 'own cook', 'recipe.delete'],
  ['pending', 'submit', 'link-holder', 'recipe.send keep-history claim-source enter-moderation notify-editors'],
  ['pending', 'submit', 'own trusted', 'recipe.publish keep-history claim-source record-decision'],
  ['pending', 'edit', 'other editor', 'recipe.edit keep-history claim-source'],
  ['pending', 'approve', 'other editor', 'review.approve claim-source record-decision mark-reviewed notify-cook'],
  ['pending', 'request-changes', 'other editor', 'review.request-changes record-decision mark-reviewed notify-cook'],
  ['pending', 'reject', 'other editor', 'review.reject record-decision mark-reviewed notify-cook'],
  [
    'pending',
    'take-down',
    'command-line',
    'review.withdraw drop-change answer-reports record-decision mark-reviewed notify-cook',
  ],
  ['pending', 'withdraw', 'link-holder', 'recipe.withdraw leave-moderation close-reports drop-change'],
  ['changes-requested', 'save', 'own cook', 'recipe.save keep-history claim-source'],
  ['changes-requested', 'edit', 'other editor', 'recipe.edit keep-history claim-source mark-reviewed'],
  ['changes-requested, unsent', 'edit', 'other editor', 'recipe.edit keep-history claim-source'],
  ['published', 'submit', 'own cook', 'recipe.send-change claim-source queue-change'],
  ['published', 'submit', 'own trusted', 'recipe.edit drop-change keep-history claim-source'],
  ['published', 'edit', 'other editor', 'recipe.edit keep-history claim-source'],
])('"%s", %s by %s: %s', (name, event, actor, effects) => {
  expect(effectsOf(name, event, actor)).toBe(effects)
})

test('on a site that lists at once, a change of a published recipe takes effect at once', () => {
  expect(effectsOf('published', 'submit', 'link-holder', false)).toBe(
    'recipe.edit drop-change keep-history claim-source',
  )
})

/** Every allowed transition of every state, event and actor. */
const allTransitions = Object.entries(states).flatMap(([name, state]) =>
  recipeEvents.flatMap((event) =>
    Object.values(actors).flatMap((actor) => {
      const outcome = transition(state, event, actor)
      return outcome.ok ? [{ name, state, event, outcome }] : []
    }),
  ),
)

test('every decision of an editor is recorded, counts as read and is sent to the cook', () => {
  const decisionEvents: ReadonlySet<RecipeEvent> = new Set(['approve', 'request-changes', 'reject', 'take-down'])
  const silent = allTransitions.filter(
    ({ event, outcome: { effects } }) =>
      decisionEvents.has(event) &&
      !(effects.includes('record-decision') && effects.includes('mark-reviewed') && effects.includes('notify-cook')),
  )
  expect(silent).toEqual([])
})

test('a transition names the status it starts from', () => {
  expect(allTransitions.filter(({ state, outcome }) => outcome.from !== state.status)).toEqual([])
})

test('only an editor or the command line can publish a rejected or taken-down recipe', () => {
  for (const name of ['rejected', 'taken down'])
    for (const [actor, someone] of Object.entries(actors)) {
      const reached = recipeEvents.filter((event) => {
        const outcome = transition(states[name] ?? newRecipe, event, someone, false)
        return outcome.ok && outcome.next === 'published'
      })
      expect([name, actor, reached]).toEqual([name, actor, editorsAndCommandLine.includes(actor) ? ['approve'] : []])
    }
})

test('a recipe that was submitted never becomes a draft again', () => {
  const toDraft = allTransitions.filter(({ outcome }) => outcome.next === 'draft').map(({ name }) => name)
  expect([...new Set(toDraft)]).toEqual(['new', 'draft'])
})

test.each<[string, RecipeEvent, string, string]>([
  ['draft', 'edit', 'other editor', 'unknown'],
  ['draft', 'withdraw', 'other cook', 'unknown'],
  ['rejected', 'submit', 'other cook', 'unknown'],
  ['withdrawn by its owner', 'submit', 'visitor', 'unknown'],
  ['published', 'withdraw', 'other cook', 'not-yours'],
  ['pending', 'approve', 'own trusted', 'not-yours'],
  ['pending', 'edit', 'command-line', 'not-yours'],
  ['pending', 'withdraw', 'system', 'not-yours'],
  ['pending', 'delete', 'link-holder', 'not-yours'],
  ['rejected', 'edit', 'other editor', 'not-now'],
  ['rejected', 'submit', 'own cook', 'not-now'],
  ['published', 'delete', 'own cook', 'not-now'],
  ['published', 'delete', 'system', 'not-now'],
  ['published', 'approve', 'other editor', 'not-now'],
  ['draft', 'approve', 'command-line', 'not-now'],
  ['new', 'withdraw', 'own cook', 'not-now'],
  ['new', 'approve', 'visitor', 'not-yours'],
  ['withdrawn by its owner', 'submit', 'link-holder', 'not-now'],
  ['changes-requested, unsent', 'approve', 'other editor', 'not-sent'],
  ['changes-requested, unsent', 'approve', 'own cook', 'not-yours'],
  ['withdrawn by its owner', 'approve', 'command-line', 'taken-back'],
  ['withdrawn by its owner', 'delete', 'other editor', 'taken-back'],
  ['published', 'delete', 'other editor', 'not-now'],
  ['withdrawn by its owner, was taken down', 'approve', 'other editor', 'taken-back'],
])('"%s", %s by %s is refused as %s', (name, event, actor, reason) => {
  const outcome = transition(states[name] ?? newRecipe, event, actors[actor] ?? 'visitor')
  expect(outcome).toEqual({ ok: false, reason })
})

test('a recipe without an owner is nobody’s: neither accounts nor visitors act as its owner', () => {
  for (const event of ['submit', 'withdraw'] as const)
    for (const actor of ['visitor', account('', 'trusted'), account('x', 'cook')] as const)
      expect(transition({ ...ofOwner, ownerId: null }, event, actor)).toEqual({ ok: false, reason: 'not-yours' })
})

const buttons = (capacity: 'owner' | 'link-holder') =>
  Object.fromEntries(
    recipeStatuses.map((status) => [status, recipeEvents.filter((event) => allows(status, event, capacity)).join(' ')]),
  )

test('the buttons of an owner and of a link holder follow the table', () => {
  expect(buttons('owner')).toEqual({
    draft: 'save submit delete undo-import',
    pending: 'submit withdraw undo-import',
    'changes-requested': 'save submit withdraw',
    published: 'submit withdraw undo-import',
    rejected: 'delete',
    withdrawn: 'submit delete',
  })
  expect(buttons('link-holder')).toEqual({
    draft: 'undo-import',
    pending: 'submit withdraw undo-import',
    'changes-requested': 'submit withdraw',
    published: 'submit withdraw undo-import',
    rejected: '',
    withdrawn: '',
  })
  expect(recipeStatuses.filter((status) => allows(status, 'edit', 'reviewer'))).toEqual([
    'pending',
    'changes-requested',
    'published',
  ])
  expect(recipeStatuses.filter((status) => allows(status, 'approve', 'reviewer'))).toEqual([
    'pending',
    'changes-requested',
    'rejected',
    'withdrawn',
  ])
})

const decided = { approved: {}, rejected: {}, withdrawn: {} }
const changeDecisions = {
  approve: ['approved', editors, 'review.approve claim-source apply-change record-decision mark-reviewed notify-cook'],
  reject: ['rejected', editors, 'review.reject discard-change record-decision notify-cook'],
  drop: ['withdrawn', owners, 'recipe.drop-change discard-change leave-moderation'],
}

const inOrder = (cells: Record<string, Array<string | Array<string>>>) =>
  Object.fromEntries(
    Object.entries(cells).map(([event, [next, by, effects]]) => [
      event,
      [next, Array.isArray(by) ? by.toSorted() : by, effects],
    ]),
  )

test('editors decide about a change of a published recipe, its owner can drop it, and either happens once', () => {
  const found = Object.fromEntries(
    moderationStates.map((state) => [
      state,
      Object.fromEntries(
        changeEvents.flatMap((event) => {
          const outcomes = Object.entries(actors).map(
            ([name, actor]) => [name, changeTransition({ state, ownerId: 'owner' }, event, actor)] as const,
          )
          const done = outcomes.flatMap(([name, outcome]) => (outcome.ok ? [{ name, outcome }] : []))
          const [first] = done
          if (!first) return []
          const { next, audit, effects } = first.outcome
          return [[event, [next, done.map(({ name }) => name).toSorted(), [audit, ...effects].join(' ')]]]
        }),
      ),
    ]),
  )
  expect(found).toEqual({
    open: inOrder({
      ...changeDecisions,
      'request-changes': ['changes-requested', editors, 'review.request-changes record-decision notify-cook'],
    }),
    'changes-requested': inOrder(changeDecisions),
    ...decided,
  })
})

test('a change is open until it is decided or dropped', () => {
  expect(moderationStates.filter(isOpenChange)).toEqual(['open', 'changes-requested'])
})

test('a decision about a change is refused without permission, or when it is too late', () => {
  const change = { state: 'approved', ownerId: 'owner' } as const
  expect(changeTransition(change, 'approve', account('owner', 'trusted'))).toEqual({ ok: false, reason: 'not-yours' })
  expect(changeTransition(change, 'approve', account('x', 'editor'))).toEqual({ ok: false, reason: 'not-now' })
  expect(changeTransition(change, 'drop', account('owner', 'cook'))).toEqual({ ok: false, reason: 'not-now' })
  expect(changeTransition(change, 'drop', account('x', 'admin'))).toEqual({ ok: false, reason: 'not-yours' })
})
