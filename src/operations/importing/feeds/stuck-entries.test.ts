import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../../tests/accounts.ts'
import { createTestApp } from '../../../../tests/factories.ts'
import { NewFeed } from '../../../core/importing/feeds.ts'
import { findFeed, listFailedEntries } from '../../../db/importing/feeds.ts'
import { feedEntries } from '../../../db/schema/feeds.ts'
import { checkFeed } from './check-feed.ts'
import { addFeed } from './manage-feeds.ts'
import { aBlog, type Answer, recipe, rss } from './testing/a-blog.ts'

const app = await createTestApp({ IMPORT_PAUSE_MS: '0' })
const { user: editor } = await createUser(app, 'editor')
const never = new AbortController().signal
const broken: typeof app.read = async (document, sender) => {
  if (document.url?.endsWith('/stuck')) throw new Error('broken')
  return app.read(document, sender)
}

async function watchStuck(page: Answer | string, next: string) {
  const blog = await aBlog()
  Object.assign(blog.answers, { '/feed': rss([{ path: '/stuck' }], blog.url), '/stuck': page, '/next': recipe(next) })
  const form = { intent: 'add', address: `${blog.url}/feed`, everyHours: '6', dailyLimit: '10', withOld: 'yes' }
  const added = await addFeed(app, editor, NewFeed.parse(form))
  if (!added.ok) throw new Error(added.problem)
  const { id } = added
  await app.db.insert(feedEntries).values({
    feedId: id,
    key: `${blog.url}/next`,
    address: `${blog.url}/next`,
    title: '',
    state: 'waiting',
    foundAt: new Date(Date.now() + 60_000),
  })
  const states = async () => {
    const entries = await app.db
      .select()
      .from(feedEntries)
      .where(eq(feedEntries.feedId, id))
      .orderBy(feedEntries.foundAt)
    return entries.map(({ state }) => state)
  }
  return { blog, id, states }
}

test.each([
  ['is only for people', app, '<!doctype html><title>Just a moment...</title>', 'human visitor'],
  ['fails the site', { ...app, read: broken }, recipe('Broken Soup'), 'could not be read'],
])('reads the next pages of a feed when one %s, and gives it up after three days', async (what, of, page, problem) => {
  const { blog, id, states } = await watchStuck(page, `Next Soup that ${what}`)
  const check = () => checkFeed(of, id, never)
  expect(await check()).toBe('done')
  expect(await states()).toEqual(['waiting', 'sent'])
  expect((await findFeed(app.db, id))?.problem).toContain(problem)
  await check()
  expect(blog.asked.filter((path) => path === '/stuck')).toHaveLength(1)
  for (const state of ['waiting', 'failed']) {
    await app.db
      .update(feedEntries)
      .set({ readAt: new Date(0) })
      .where(eq(feedEntries.feedId, id))
    await check()
    expect((await states())[0]).toBe(state)
  }
  expect(await listFailedEntries(app.db, [id], 10)).toMatchObject([{ problem: expect.stringContaining(problem) }])
})

test('stops when the site asks to wait, and tries the same page again', async () => {
  const { blog, id, states } = await watchStuck(
    (_request, response) => void response.writeHead(429).end(),
    'Patient Soup',
  )
  await checkFeed(app, id, never)
  expect(await states()).toEqual(['waiting', 'waiting'])
  blog.answers['/stuck'] = recipe('Unstuck Soup')
  await checkFeed(app, id, never)
  expect(await states()).toEqual(['sent', 'sent'])
})
