import { expect, test } from 'vitest'
import { publishingText, versionChanges } from './version-text.ts'

const at = new Date('2026-11-20T10:00:00Z')

test.each([
  ['draft', '2026-11-01T09:30:00Z', 'Draft'],
  ['published', '2026-11-01T09:30:00Z', 'Published on Nov 1, 2026'],
  ['published', '2027-01-05T10:00:00Z', 'Scheduled for Jan 5, 2027, 10:00 UTC'],
] as const)('says that a %s version of %s is: %s', (status, datePublished, text) => {
  expect(publishingText({ status, datePublished: new Date(datePublished) }, at)).toBe(text)
})

const content = {
  title: 'Toast',
  slug: 'toast',
  excerpt: '',
  content: '<p>Bread.</p>',
  category: 'General',
  authorName: 'Ada',
  imageId: null,
  imageAlt: '',
  authorImageId: null,
  status: 'draft' as const,
  datePublished: new Date('2026-11-01T09:30:00Z'),
}
const current = {
  ...content,
  id: 'toast',
  version: 2,
  createdAt: at,
  updatedAt: at,
  picture: null,
  authorPicture: null,
}

test.each([
  [{}, []],
  [{ content: '<p>Butter.</p>', title: 'Butter' }, []],
  [{ status: 'published' }, ['Publishing: Draft, Published on Nov 1, 2026']],
  [{ slug: 'toast-2', authorName: 'Eve' }, ['Address: toast, toast-2', 'Author: Ada, Eve']],
  [{ imageId: 'a', imageAlt: 'Slices' }, ['Picture: none, one picture', 'Picture description: , Slices']],
] as const)('says what else changed to %j', (changes, texts) => {
  const past = { id: 1, replacedAt: at, replacedBy: null, content }
  const now = { ...current, ...changes }
  expect(versionChanges(past, now, at).map(({ name, from, to }) => `${name}: ${from}, ${to}`)).toEqual(texts)
})

test('tells one picture from another, and skips what an old version did not store', () => {
  const past = {
    id: 1,
    replacedAt: at,
    replacedBy: null,
    content: { ...content, imageId: 'a', authorImageId: undefined },
  }
  const now = { ...current, imageId: 'b', authorImageId: 'c' }
  expect(versionChanges(past, now, at)).toEqual([{ name: 'Picture', from: 'one picture', to: 'another picture' }])
})
