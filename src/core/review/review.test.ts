import { expect, test } from 'vitest'
import { cookMay } from '../recipe/cook-may.ts'
import { needsReason, reviewKinds, reviewStates, stateAfter, statusAfter, verdicts, verdictsOn } from './review.ts'

test('what waits can be decided, what was decided can be thought over, and reports are answered once', () => {
  const table = Object.fromEntries(
    reviewKinds.map((kind) => [
      kind,
      Object.fromEntries(
        reviewStates.map((state) => [state, verdictsOn({ kind, state, decision: {}, isUnsent: false }).join(' ')]),
      ),
    ]),
  )
  expect(table).toEqual({
    recipe: {
      open: 'approve request-changes reject',
      'changes-requested': 'approve reject',
      approved: 'withdraw',
      rejected: 'approve',
      withdrawn: 'approve',
    },
    revision: {
      open: 'approve request-changes reject',
      'changes-requested': 'approve reject',
      approved: '',
      rejected: '',
      withdrawn: '',
    },
    report: { open: 'dismiss withdraw', 'changes-requested': '', approved: '', rejected: '', withdrawn: '' },
  })
})

test('what its own cook took back is nobody else’s to list', () => {
  expect(verdictsOn({ kind: 'recipe', state: 'withdrawn', decision: null, isUnsent: false })).toEqual([])
})

test('what its cook is still mending can be refused, and is approved once it is sent', () => {
  expect(verdictsOn({ kind: 'recipe', state: 'changes-requested', decision: {}, isUnsent: true })).toEqual(['reject'])
})

test('only a verdict about a recipe itself, or one that takes it down, changes where it stands', () => {
  expect(verdicts.map((verdict) => [verdict, statusAfter('recipe', verdict), stateAfter('recipe', verdict)])).toEqual([
    ['approve', 'published', 'approved'],
    ['request-changes', 'changes-requested', 'changes-requested'],
    ['reject', 'rejected', 'rejected'],
    ['dismiss', null, 'rejected'],
    ['withdraw', 'withdrawn', 'withdrawn'],
  ])
  expect(statusAfter('revision', 'approve')).toBeNull()
  expect(stateAfter('report', 'withdraw')).toBe('approved')
  expect(verdicts.filter(needsReason)).toEqual(['request-changes', 'reject', 'withdraw'])
})

test('a refused recipe is its cook’s to throw away and nothing else; what is listed is not deleted unseen', () => {
  expect((['edit', 'save', 'send', 'withdraw', 'delete'] as const).filter((act) => cookMay(act, 'rejected'))).toEqual([
    'delete',
  ])
  expect(cookMay('delete', 'published')).toBe(false)
  expect(cookMay('withdraw', 'draft')).toBe(false)
})
