import { expect, test } from 'vitest'
import { VisitorReviewForm } from './review-form.ts'

test.each([
  ['Vera', true],
  ['\u200B\u2060', false],
  ['  ', false],
])('accepts the name %j: %j', (name, isAccepted) => {
  const sent = { intent: 'save', stars: '5', name, email: 'vera@example.com' }
  expect(VisitorReviewForm.safeParse(sent).success).toBe(isAccepted)
})
