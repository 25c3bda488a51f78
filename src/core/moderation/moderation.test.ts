import { expect, test } from 'vitest'
import { needsReason, decisions } from './moderation.ts'

test('requires a reason for every decision except approving and dismissing', () => {
  expect(decisions.filter(needsReason)).toEqual(['request-changes', 'reject', 'withdraw'])
})
