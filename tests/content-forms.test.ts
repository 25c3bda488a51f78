import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, visitor } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')
const admin = visitor(cookie)
const textOf = async (path: string) => (await visitor().open(path)).text('main')
const statusOf = async (path: string) => (await send(path)).status

test('writes, previews, schedules, publishes, renames, restores and deletes a post', async () => {
  const form = await admin.open('/admin/blog/edit')
  const words = { Title: 'Toast, twice', Address: 'toast-twice', Text: '<p>Once is <strong>enough</strong>.</p>' }
  const preview = await form.send('Preview', words)
  expect(preview.text('main h2')).toContain('Toast, twice')
  const when = { Schedule: true, 'Day and time (UTC)': '2999-01-01T08:00' }
  const scheduled = await preview.send('Save post', when)
  for (const text of ['Post scheduled', 'Scheduled for Jan 1, 2999']) expect(scheduled.text()).toContain(text)
  expect(await statusOf('/blog/toast-twice')).toBe(404)

  const edit = await scheduled.follow('Edit "Toast, twice"')
  const published = await edit.send('Save post', { 'Publish now': true, Title: 'Toast, thrice', Address: 'toast' })
  expect(published.text()).toContain('Post published')
  expect(await textOf('/blog/toast')).toContain('Once is enough.')

  const moved = await (await admin.open('/admin/blog/edit/toast')).send('Save post', { Address: 'toasted' })
  expect((await visitor().open('/blog/toast')).url).toMatch(/\/blog\/toasted$/)
  const history = await moved.follow('History of "Toast, thrice"')
  expect(history.text('main')).toMatch(/Address:\s*toast → toasted/)
  const firstVersion = history.$('a:contains("Scheduled for Jan 1, 2999, 08:00 UTC")').attr('href') ?? ''
  const first = await admin.open(firstVersion)
  expect(first.text('ins')).toContain('thrice')
  expect(first.text('main')).toMatch(/Publishing:\s*Scheduled for Jan 1, 2999, 08:00 UTC → Published on/)
  const restored = await first.send('Restore')
  expect(restored.text()).toContain('Post restored')
  const deleted = await restored.send('Delete post')
  expect(deleted.text()).toContain('Post deleted')
  expect(deleted.text('main')).not.toContain('Toast, twice')
})

test('writes an article, edits it, and restores its earlier version', async () => {
  const form = await (await admin.open('/admin/kb')).follow('Write an article')
  const words = { Title: 'Keeping stock', Text: '<p>Three days in the fridge.</p>', 'Publish now': true }
  // Without an address, the site proposes one.
  const proposed = await form.send('Save article', words)
  expect(proposed.valueOf('Address')).toBe('keeping-stock')
  const published = await proposed.send('Save article')
  expect(published.text()).toContain('Article published')
  expect(await textOf('/kb/keeping-stock')).toContain('Three days in the fridge.')
  const edit = await published.follow('Edit "Keeping stock"')
  const changed = await edit.send('Save article', { Text: '<p>Three months in the freezer.</p>' })
  expect(await textOf('/kb/keeping-stock')).toContain('Three months in the freezer.')
  const history = await changed.follow('History of "Keeping stock"')
  expect(history.text('ins')).toContain('months')
  expect((await history.send('Restore')).text()).toContain('Article restored')
  expect(await textOf('/kb/keeping-stock')).toContain('Three days in the fridge.')
})

test('adds, edits, moves and deletes questions', async () => {
  let page = await admin.open('/admin/faq/edit')
  expect((await page.send('Add question')).text('main')).toContain('Enter the question')
  for (const Question of ['How hot?', 'Why is it so flat?']) {
    page = await (await admin.open('/admin/faq/edit')).send('Add question', { Question, Answer: 'Old baking soda.' })
    expect(page.text()).toContain('Question added')
  }
  const edit = await page.follow('Edit "Why is it so flat?"')
  page = await edit.send('Save question', { Question: 'Why is it flat?', Category: 'Baking' })
  expect(page.text()).toContain('Question saved')
  expect(page.text('main')).toMatch(/How hot\?.*Why is it flat\?/)
  const step = page.$('[aria-label=\'Move "Why is it flat?" up\']').attr('value') ?? ''
  await send('/admin/faq', { cookie, fields: { intent: 'step', step } })
  expect(await textOf('/faq')).toMatch(/Why is it flat\?.*How hot\?/)
  page = await (await admin.open('/admin/faq')).send('Delete question')
  expect(page.text()).toContain('Question deleted')
  expect(await textOf('/faq')).not.toContain('Why is it flat?')
})

test('shows missing pages within the administration', async () => {
  const page = await admin.open('/admin/faq/edit/nothing')
  expect([page.status, page.text('h1'), page.text('title')]).toEqual([404, 'Question not found', 'Question not found'])
  expect(page.text('nav[aria-label=Administration]')).toContain('Audit log')
  expect(page.$('main a:contains("Questions")').last().attr('href')).toBe('/admin/faq')
})
