import { expect, test } from 'vitest'
import { jobNames } from '../../../db/jobs/jobs.ts'
import { aboutWords, jobLabel } from './job-text.ts'

test('has words for every kind of job', () => {
  expect(jobNames.filter((name) => !/^[A-Z][a-z]+ \S/.test(jobLabel(name)))).toEqual([])
})

test('says what a job does, and what it is about', () => {
  expect(jobLabel('check-feed')).toBe('Check a feed')
  expect(aboutWords({ after: '', languages: ['english', 'german'] })).toBe('English and German')
  expect(aboutWords({ messageId: 3 })).toBe('Message 3')
  expect(aboutWords({ importId: '3f2a91c0-1111-4222-8333-444455556666', turn: 4, passes: 0 })).toBe('Import 3f2a91c0')
  expect(aboutWords({ reviewId: 3, state: 'published', email: 'ann@kitchen.test' })).toBe('Review 3, ann@kitchen.test')
})
