import { expect, test } from 'vitest'
import { type ModeratedReview, type ReviewEffect, reviewEffect } from './moderate-review.ts'

const given = (changes: Partial<ModeratedReview>): ModeratedReview => ({
  state: 'published',
  answerState: null,
  reports: 0,
  ...changes,
})

test.each<[string, Partial<ModeratedReview>, ReviewEffect | null, ReviewEffect | null]>([
  ['a review that waits', { state: 'waiting' }, 'publish', 'reject'],
  ['one that waits with its answer', { state: 'waiting', answerState: 'waiting' }, 'publish', 'reject'],
  ['a published one', {}, null, 'take-down'],
  ['a reported one', { reports: 2 }, 'keep', 'take-down'],
  ['an answer that waits', { answerState: 'waiting' }, 'publish-answer', 'reject-answer'],
  ['a reported one with an answer that waits', { reports: 1, answerState: 'waiting' }, 'keep', 'take-down'],
  ['a rejected one', { state: 'rejected' }, 'publish', null],
  ['one whose link was not used', { state: 'unconfirmed' }, null, null],
])('offers decisions about %s', (_, changes, approve, reject) => {
  const review = given(changes)
  expect([reviewEffect(review, 'approve'), reviewEffect(review, 'reject')]).toEqual([approve, reject])
})
