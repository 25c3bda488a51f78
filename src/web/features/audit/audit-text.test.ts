import { expect, test } from 'vitest'
import { aboutWords } from '../jobs/job-text.ts'
import { detailsText, isReadable, subjectText } from './audit-text.ts'

test('names changed settings as on the settings page', () => {
  const details = { siteName: 'Leek House', accent: null, importsAnHour: 5, searchLanguages: ['english', 'german'] }
  expect(detailsText('settings.change', details)).toBe(
    'Name: Leek House; Color: default; Imports: 5; Languages of the recipes: English, German',
  )
})

test('omits empty details of an entry or a job', () => {
  expect(detailsText('recipe.reject', { reason: '', from: null, tags: [], title: 'Leek soup' })).toBe(
    'title: Leek soup',
  )
  expect(detailsText('recipe.approve', null)).toBe('')
  expect(aboutWords({ after: '', languages: ['english', 'german'] })).toBe('languages english and german')
  expect(aboutWords({ messageId: 3 })).toBe('message 3')
})

test('writes booleans as yes and no', () => {
  expect(detailsText('message.reply', { close: false })).toBe('close: no')
})

test('names a subject whose id nobody can read', () => {
  expect(['12', '3f2a91c0-1111-4222-8333-444455556666', 'zW3kq9Pz0aXn7mTtQqR5uVb2cLd8Ee1F'].map(isReadable)).toEqual([
    false,
    false,
    false,
  ])
  expect(isReadable('leek-soup')).toBe(true)
  expect(subjectText('import', '3f2a91c0-1111-4222-8333-444455556666')).toBe('Import 3f2a91c0')
  expect(subjectText('contact-message', '12')).toBe('Contact message 12')
})
