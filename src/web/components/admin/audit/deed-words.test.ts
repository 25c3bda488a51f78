import { expect, test } from 'vitest'
import { aboutWords } from '../jobs/job-words.ts'
import { detailsWords } from './deed-words.ts'

test('changed settings are called as on their page', () => {
  const details = { siteName: 'Leek House', accent: null, importsAnHour: 5, searchLanguages: ['english', 'german'] }
  expect(detailsWords('settings.change', details)).toBe(
    'Name: Leek House; Colour: as the site comes; Imports: 5; Languages of the recipes: English, German',
  )
})

test('what is empty is left out, of a deed and of a job', () => {
  expect(detailsWords('recipe.reject', { reason: '', from: null, tags: [], title: 'Leek soup' })).toBe(
    'title: Leek soup',
  )
  expect(detailsWords('recipe.approve', null)).toBe('')
  expect(aboutWords({ after: '', languages: ['english', 'german'] })).toBe('languages english and german')
  expect(aboutWords({ messageId: 3 })).toBe('message 3')
})

test('yes and no are said in words', () => {
  expect(detailsWords('message.reply', { close: false })).toBe('close: no')
})
