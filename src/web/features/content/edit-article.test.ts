import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createUser } from '../../../../tests/accounts.ts'
import { createTestApp } from '../../../../tests/factories.ts'
import { blogPosts } from '../../../db/schema/content.ts'
import { appContext, userContext, visitorContext } from '../../shell/app-context.ts'
import { receiveEditor } from './edit-article.server.ts'

const app = await createTestApp()
const { user } = await createUser(app, 'admin')
const context = new RouterContextProvider()
context.set(appContext, app)
context.set(userContext, user)
context.set(visitorContext, '203.0.113.7')

/** Sends the form like a browser without script. */
async function send(fields: Record<string, string>, params: { id?: string } = {}) {
  const body = new URLSearchParams({ version: '0', slug: '', when: 'draft', ...fields })
  const request = new Request('http://kitchen.lan/admin/blog/edit', { method: 'POST', body })
  const { data, init } = await receiveEditor('blog_posts', { params, request, context })
  return { answer: data, status: init?.status ?? 200 }
}

test('suggests an address if none is given', async () => {
  expect(await send({ title: ' Toast, twice', content: '<p>Bread.</p>' })).toMatchObject({
    answer: {
      initialValue: { title: ' Toast, twice', slug: 'toast-twice', content: '<p>Bread.</p>' },
      error: { slug: ['The address was empty. This one is made from the title: check it and save again'] },
    },
    status: 422,
  })
})

test('previews what is written so far and keeps it in the form', async () => {
  const { answer, status } = await send({ intent: 'preview', content: '<p>Bread.<script>1</script></p>' })
  expect(answer).toMatchObject({
    initialValue: { content: '<p>Bread.<script>1</script></p>', version: '0' },
    preview: { title: 'Without a title', category: 'General', authorName: 'Anonymous', html: '<p>Bread.</p>' },
  })
  expect([status, answer.error]).toEqual([200, undefined])
  expect(await app.db.$count(blogPosts)).toBe(0)
})

test('does not preview a text that is nested too deep', async () => {
  const { answer, status } = await send({ intent: 'preview', content: '<b>'.repeat(300) })
  expect([status, answer.error]).toEqual([422, { content: [expect.stringContaining('more than 200 nested tags')] }])
})

test('asks for a picture again when it is no longer available', async () => {
  const post = { title: 'Toast', slug: 'toast', content: '<p>Bread.</p>', imageId: 'a'.repeat(24), imageAlt: 'Toast' }
  expect(await send(post)).toMatchObject({
    answer: { initialValue: { imageId: '', imageAlt: 'Toast' }, error: { imageId: [expect.any(String)] } },
    status: 409,
  })
})

test.each([
  ['shown', 'now', '', '2020-01-01'],
  ['shown', 'later', '2020-02-03T08:00', '2020-02-03'],
  ['waiting', 'later', '2999-01-01T08:00', '2999-01-01'],
  ['waiting', 'now', '', new Date().toISOString().slice(0, 10)],
  ['unfinished', 'draft', '', new Date().toISOString().slice(0, 10)],
])('previews a post that is %s and saved as "%s %s" with the date %s', async (id, when, publishAt, day) => {
  const post = { content: '<p>Bread.</p>', title: 'Bread' }
  await app.db
    .insert(blogPosts)
    .values([
      { ...post, id: 'shown', datePublished: new Date('2020-01-01') },
      { ...post, id: 'waiting', datePublished: new Date('2999-01-01') },
      { ...post, id: 'unfinished', status: 'draft', datePublished: new Date('2020-01-01') },
    ])
    .onConflictDoNothing()
  const { answer } = await send({ ...post, intent: 'preview', when, publishAt, version: '1' }, { id })
  expect(answer).toMatchObject({ preview: { datePublished: expect.stringMatching(`^${day}`) } })
})
