import { expect, test } from 'vitest'
import { longestReason } from './moderation.ts'
import { bulkForm, reasonForm, reasonMissing, ModerationForm } from './moderation-form.ts'

const messagesOf = (error: { issues: Array<{ message: string }> } | undefined) =>
  error?.issues.map(({ message }) => message)

test.each([
  ['approve', undefined],
  ['claim', undefined],
  ['', undefined],
  ['reject', [reasonMissing]],
  ['request-changes', [reasonMissing]],
  ['withdraw', [reasonMissing]],
])('asks for a reason before %j: %j', (intent, messages) => {
  expect(messagesOf(reasonForm(intent).safeParse({ reason: ' ' }).error)).toEqual(messages)
})

test('refuses a reason that is too long, but not in a claim', () => {
  const reason = 'x'.repeat(longestReason + 1)
  expect(messagesOf(ModerationForm.safeParse({ intent: 'approve', reason }).error)).toEqual([
    'A reason has at most 2,000 characters',
  ])
  expect(ModerationForm.parse({ intent: 'release', reason })).toMatchObject({ reason })
})

test('reads the states of a moderation item', () => {
  const sent = { intent: 'approve', version: '3', recipeVersion: 'x' }
  expect(ModerationForm.parse(sent)).toEqual({ intent: 'approve', reason: '', version: 3, recipeVersion: 0 })
})

const item = { id: 1, version: 2, recipeVersion: 3 }

test.each([
  ['nothing', undefined, []],
  ['one item', '1:2:3', [item]],
  ['two items', ['1:2:3', '4:5:6'], [item, { id: 4, version: 5, recipeVersion: 6 }]],
  ['what is not an item', ['1:2:3', '1', '-1:0:0', ''], [item]],
])('reads %s as selected', (_, ticked, expected) => {
  expect(bulkForm('approve').parse({ intent: 'approve', ticked }).ticked).toEqual(expected)
})

test('decides at most a hundred items at once', () => {
  const ticked = Array.from({ length: 101 }, () => '1:2:3')
  expect(bulkForm('approve').parse({ intent: 'approve', ticked }).ticked).toHaveLength(100)
})

test('needs a reason to reject several items', () => {
  const { error } = bulkForm('reject').safeParse({ intent: 'reject', ticked: '1:2:3' })
  expect(messagesOf(error)).toEqual(['Give a reason. The authors will see it'])
})
