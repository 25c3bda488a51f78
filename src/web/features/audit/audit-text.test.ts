import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionWords } from './action-words.ts'
import { actionText, detailLines, isReadable, otherActorText, subjectText } from './audit-text.ts'

test('names changed settings as on the settings page', () => {
  const details = { siteName: 'Leek House', accent: null, importsAnHour: 5, searchLanguages: ['english', 'german'] }
  expect(detailLines('settings.change', details)).toEqual([
    'Name: Leek House',
    'Color: default',
    'Imports: 5',
    'Languages of the recipes: English, German',
  ])
})

test('omits empty details', () => {
  expect(detailLines('recipe.reject', { reason: '', from: null, tags: [], title: 'Leek soup' })).toEqual([
    'Title: Leek soup',
  ])
  expect(detailLines('recipe.approve', null)).toEqual([])
})

test('keeps titles that look like ids', () => {
  expect(detailLines('article.delete', { title: '1984' })).toEqual(['Title: 1984'])
  expect(detailLines('recipe.rename', { former: '2026' })).toEqual(['Before: 2026'])
})

test('writes booleans as yes and no', () => {
  expect(detailLines('message.reply', { close: false })).toEqual(['Closed: no'])
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
  expect(detailLines('user.role', { from: 'cook', role: 'admin' })).toEqual(['Before: Cook', 'Role: Admin'])
})

test('names a job as the jobs page does', () => {
  expect(detailLines('job.retry', { name: 'mail-invitation' })).toEqual(['Job: Send an invitation'])
})

test('says who a message was assigned to', () => {
  const to = 'zW3kq9Pz0aXn7mTtQqR5uVb2cLd8Ee1F'
  expect(detailLines('message.assign', { to }, 'Edith')).toEqual(['To: Edith'])
  expect(detailLines('message.assign', { to })).toEqual(['To: a deleted account'])
  expect(detailLines('message.assign', { to: null })).toEqual(['To: nobody'])
})

test.each([
  [null, 'The site itself'],
  [{ item: 3 }, 'The site itself'],
  [{ item: 3, by: 'visitor' }, 'A visitor'],
  [{ by: 'the sender' }, 'A visitor'],
  [{ by: 'link-holder' }, 'A visitor with the secret link'],
  [{ by: 'command line' }, 'The command line'],
])('names the actor without an account: %j', (details, who) => {
  expect(otherActorText(details)).toBe(who)
  expect(detailLines('recipe.report', details).join()).not.toContain('By')
})

test('formats times as elsewhere on the site', () => {
  const details = { status: 'scheduled', shownFrom: '2027-01-05T10:00:00.000Z' }
  expect(detailLines('post.edit', details)).toEqual(['Status: scheduled', 'Shown from: Jan 5, 2027, 10:00 UTC'])
})
