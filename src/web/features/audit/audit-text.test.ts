import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionWords } from './action-words.ts'
import { actionText, detailsText, isReadable, subjectText } from './audit-text.ts'

test('names changed settings as on the settings page', () => {
  const details = { siteName: 'Leek House', accent: null, importsAnHour: 5, searchLanguages: ['english', 'german'] }
  expect(detailsText('settings.change', details)).toBe(
    'Name: Leek House; Color: default; Imports: 5; Languages of the recipes: English, German',
  )
})

test('omits empty details', () => {
  expect(detailsText('recipe.reject', { reason: '', from: null, tags: [], title: 'Leek soup' })).toBe(
    'Title: Leek soup',
  )
  expect(detailsText('recipe.approve', null)).toBe('')
})

test('writes booleans as yes and no', () => {
  expect(detailsText('message.reply', { close: false })).toBe('Closed: no')
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

test('has words for every action that the site writes', () => {
  const source = join(import.meta.dirname, '../../..')
  const written = globSync('{operations,jobs,auth,cli}/**/*.ts', { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(source, file), 'utf8').split('\n'))
    .filter((line) => /\b(?:action|audit)\b/i.test(line))
    .flatMap((line) => line.match(/(?<=')[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*(?=')/g) ?? [])
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((action) => !(action in actionWords))).toEqual([])
})

test('says what was done and to what, in words', () => {
  expect(actionText('recipe.publish')).toBe('Published a recipe')
  expect(actionText('oven.pre-heat')).toBe('Oven: pre heat')
  expect(detailsText('user.role', { from: 'cook', role: 'admin' })).toBe('Before: Cook; Role: Admin')
  expect(detailsText('message.assign', { to: 'zW3kq9Pz0aXn7mTtQqR5uVb2cLd8Ee1F' })).toBe('')
})
