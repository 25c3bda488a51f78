import { expect, test } from 'vitest'
import { z } from 'zod'
import { honeypot } from '../../core/forms/honeypot.ts'
import { secretFields } from '../../core/forms/secret-fields.ts'
import { parseForm } from './parse-form.ts'

const Soup = z.object({
  title: z.string('Enter a title').trim().min(1, 'Enter a title').max(5, 'At most 5 characters'),
  note: z.string().default(''),
  imageId: z.string().default(''),
})

const post = (fields: Iterable<[string, string | File]>) => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return new Request('http://kitchen.lan/soups', { method: 'POST', body })
}
const typed = (fields: Record<string, string>) => post(Object.entries(fields))

test('returns the values of a valid form', async () => {
  const sent = await parseForm(typed({ title: ' Leek\0 ', note: 'a\r\nb', other: 'x' }), Soup)
  expect(sent.ok && sent.value).toEqual({ title: 'Leek', note: 'a\nb', imageId: '' })
})

test('refuses an invalid form with its first errors and everything typed', async () => {
  const sent = await parseForm(typed({ title: 'Leek soup', note: 'Warm' }), Soup)
  expect(sent.ok).toBe(false)
  expect(sent.refuse()).toMatchObject({
    data: {
      status: 'error',
      initialValue: { title: 'Leek soup', note: 'Warm' },
      error: { title: ['At most 5 characters'] },
    },
    init: { status: 422 },
  })
})

test('adds errors that only the server can find', async () => {
  const sent = await parseForm(typed({ title: 'Leek' }), Soup)
  const { data, init } = sent.refuse({ problem: 'Too many soups', errors: { title: 'Taken' }, status: 429 })
  expect([data.error, init?.status]).toEqual([{ '': ['Too many soups'], title: ['Taken'] }, 429])
})

test('never sends a secret back', async () => {
  const Secrets = z.object(Object.fromEntries(secretFields.map((name) => [name, z.string()])))
  const sent = await parseForm(typed(Object.fromEntries(secretFields.map((name) => [name, 'hunter2']))), Secrets)
  expect(JSON.stringify(sent.refuse({ problem: 'Wrong' }).data)).not.toContain('hunter2')
})

test('puts the other person’s version into the form after a conflict', async () => {
  const sent = await parseForm(typed({ title: 'Leek' }), Soup)
  const theirs = { title: 'Beet' }
  expect(sent.conflict({ problem: 'Someone else changed it.', version: 7, theirs })).toMatchObject({
    data: { initialValue: { title: 'Leek', version: '7' }, error: { '': ['Someone else changed it.'] }, theirs },
    init: { status: 409 },
  })
})

test.each(['title[4294967294]', 'a[4294967294]', 'title.__proto__.x', '__intent__', '__state__', '[', ''])(
  'ignores a field named %j',
  async (name) => {
    const sent = await parseForm(typed({ title: 'Leek', [name]: '{' }), Soup)
    expect(sent.ok && sent.value).toEqual({ title: 'Leek', note: '', imageId: '' })
  },
)

test('treats a text sent twice, or a file in its place, as an invalid text', async () => {
  const twice = await parseForm(
    post([
      ['title', 'a'],
      ['title', 'b'],
    ]),
    Soup,
  )
  const file = await parseForm(post([['title', new File(['a'], 'a.txt')]]), Soup)
  for (const sent of [twice, file]) expect(sent.refuse().data.error).toEqual({ title: ['Enter a title'] })
})

test('stores a picture once, even when other fields are invalid', async () => {
  const fields = post([
    ['title', ''],
    ['image', new File(['pixels'], 'soup.png')],
  ])
  const sent = await parseForm(fields, Soup, async () => ({ ok: true, picture: { id: 'abc' } }))
  expect(sent.refuse().data).toMatchObject({ initialValue: { imageId: 'abc' }, error: { title: ['Enter a title'] } })
})

test('reports at the field why a picture was not stored', async () => {
  const fields = post([
    ['title', 'Leek'],
    ['image', new File(['pixels'], 'soup.png')],
  ])
  const sent = await parseForm(fields, Soup, async () => ({ ok: false, problem: 'Not a picture' }))
  expect(sent.ok).toBe(false)
  expect(sent.refuse().data.error).toEqual({ imageId: ['Not a picture'] })
})

test.each([
  ['no choice', [['image', new File([], '')]]],
  [
    'a bot',
    [
      ['image', new File(['pixels'], 'soup.png')],
      [honeypot, 'https://spam.example'],
    ],
  ],
] satisfies Array<[string, Array<[string, string | File]>]>)('stores no picture of %s', async (_, fields) => {
  let taken = 0
  await parseForm(post(fields), Soup, async () => {
    taken++
    return { ok: true, picture: { id: 'abc' } }
  })
  expect(taken).toBe(0)
})

const takeSoup = async (file: File) =>
  file.name === 'soup.png'
    ? ({ ok: true, picture: { id: 'soup' } } as const)
    : ({ ok: false, problem: 'Not a picture' } as const)
const Review = z.object({ photoIds: z.array(z.string()).default([]), words: z.string().max(5).default('') })

test('stores several photos beside the earlier ones, and names those that were not stored', async () => {
  const fields: Array<[string, string | File]> = [
    ['photoIds', 'earlier'],
    ['photos', new File(['pixels'], 'soup.png')],
    ['photos', new File(['<html>'], 'page.jpg')],
  ]
  const sent = await parseForm(post(fields), Review, takeSoup)
  expect(sent.refuse().data).toMatchObject({
    initialValue: { photoIds: ['earlier', 'soup'] },
    error: { photoIds: ['page.jpg: Not a picture'] },
  })
  const many = await parseForm(
    post(Array.from({ length: 4 }, () => ['photos', new File(['x'], 'a.png')])),
    Review,
    takeSoup,
  )
  expect(many.refuse().data.error).toEqual({ photoIds: ['Choose at most 3 photos'] })
})
