import { expect, test } from 'vitest'
import { moderationKinds, moderationStates, decisions } from '../moderation/moderation.ts'
import type { Role } from '../accounts/role.ts'
import { newRecipe, recipeStatuses } from './lifecycle-events.ts'
import { judge, type JudgedItem, decisionsOn } from './decisions.ts'

const account = (role: Role) => ({ id: role, name: role, email: `${role}@example.com`, role, chefId: null })
const recipe = { ...newRecipe, ownerId: 'owner', status: 'published' as const }
const item = (changes: Partial<JudgedItem>): JudgedItem => ({ kind: 'recipe', state: 'open', recipe, ...changes })

test('an editor decides about a recipe by its status', () => {
  const byStatus = recipeStatuses.map((status) => [
    status,
    decisionsOn(item({ recipe: { ...recipe, status } }), account('editor')).join(' '),
  ])
  expect(Object.fromEntries(byStatus)).toEqual({
    draft: '',
    pending: 'approve request-changes reject',
    'changes-requested': 'approve reject',
    published: 'withdraw',
    rejected: 'approve',
    withdrawn: 'approve',
  })
})

const offered = (kind: 'revision' | 'report') =>
  moderationStates.map((state) => decisionsOn(item({ kind, state }), account('editor')).join(' '))

test('changes and reports can be decided while they wait, and reports only once', () => {
  expect(offered('revision')).toEqual(['approve request-changes reject', 'approve reject', '', '', ''])
  expect(offered('report')).toEqual(['dismiss withdraw', '', '', '', ''])
})

test('only its owner can list a recipe that the owner withdrew', () => {
  const withdrawn = { ...recipe, status: 'withdrawn' as const, isWithdrawnByOwner: true }
  expect(decisionsOn(item({ recipe: withdrawn }), account('admin'))).toEqual([])
})

test('a recipe whose owner is still making the requested changes can be rejected, and can be approved once it is sent', () => {
  const unsent = { ...recipe, status: 'changes-requested' as const, isUnsent: true }
  expect(decisionsOn(item({ recipe: unsent }), account('editor'))).toEqual(['reject'])
})

test.each(moderationKinds)('nobody below an editor decides about a %s', (kind) => {
  const others = [account('trusted'), { ...account('trusted'), id: 'owner' }, 'visitor', 'link-holder'] as const
  const found = recipeStatuses.flatMap((status) =>
    others.flatMap((actor) => decisionsOn(item({ kind, recipe: { ...recipe, status } }), actor)),
  )
  expect(found).toEqual([])
})

test('a decision about a report takes the recipe down or leaves it as it is', () => {
  const report = item({ kind: 'report' })
  expect(judge(report, 'dismiss', account('editor'))).toEqual({
    ok: true,
    kind: 'dismissal',
    next: 'rejected',
    audit: 'review.dismiss',
  })
  expect(judge(report, 'withdraw', account('editor'))).toMatchObject({
    ok: true,
    kind: 'recipe',
    transition: { from: 'published', next: 'withdrawn' },
  })
  expect(judge(report, 'dismiss', 'visitor')).toEqual({ ok: false, reason: 'not-yours' })
})

test('a decision leads to the transition of its name', () => {
  const pending = item({ recipe: { ...recipe, status: 'pending' } })
  const nextOf = (judged: JudgedItem) =>
    decisions.map((decision) => {
      const judgment = judge(judged, decision, account('editor'))
      return judgment.ok && judgment.kind !== 'dismissal' ? `${judgment.kind} ${judgment.transition.next}` : 'not-now'
    })
  expect(nextOf(pending)).toEqual([
    'recipe published',
    'recipe changes-requested',
    'recipe rejected',
    'not-now',
    'not-now',
  ])
  expect(nextOf(item({ kind: 'revision' }))).toEqual([
    'change approved',
    'change changes-requested',
    'change rejected',
    'not-now',
    'not-now',
  ])
  expect(judge(pending, 'withdraw', account('editor'))).toEqual({ ok: false, reason: 'not-now' })
})
