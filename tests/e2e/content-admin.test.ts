import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { signInAt } from '../accounts.ts'
import { startSite } from '../site.ts'
import { launch, newVisitor } from './browser.ts'

const browser = await launch()
const postman = { isAway: false }
const mailServer = await startMailServer({ turnAway: () => (postman.isAway ? '451 4.3.0 Come back later' : undefined) })
const site = await startSite({ env: { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'kitchen@recipes.example' } })
afterAll(async () => {
  await browser.close()
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
})

const soon = { timeout: 20_000, interval: 100 }
const { page, complaints } = await newVisitor(browser, { reducedMotion: 'reduce' })
const admin = await signInAt(page, site.url, site.dataDir, 'admin')
const go = (path: string) => page.goto(site.url + path)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const said = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor()
const textOf = async (path: string) => (await fetch(site.url + path)).text()
const confirmation = () => mailServer.received.find(({ to }) => to[0] === '=cmd@example.com')?.raw ?? ''
/** What a link gives to keep. */
async function saved(name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFile(await file.path(), 'utf8')
}
const write = (name: string) =>
  fetch(`${site.url}/support`, {
    method: 'POST',
    body: new URLSearchParams({ name, email: 'ann@example.com', message: 'Flat cookies' }),
  })

test('questions are added, changed, put in order by button, key and drag, and deleted after a question', async () => {
  await go('/admin/faq/edit')
  await button('Add question').click()
  await page.getByText('Write the question').waitFor()
  await page.getByRole('textbox', { name: 'Question' }).fill('Why is it so flat?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Old baking soda.')
  await button('Add question').click()
  await said('Question added')
  await page.getByRole('link', { name: 'Edit "Why is it so flat?"' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Why is it flat?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Old baking soda, or none.')
  await page.getByRole('textbox', { name: 'Category' }).fill('Baking')
  await button('Save question').click()
  await said('Question saved')
  await expect.poll(() => textOf('/faq'), soon).toContain('Old baking soda, or none.')
  const order = () => page.getByRole('list', { name: 'Questions in their order' }).getByRole('link').allInnerTexts()
  const first = async () => (await order()).find(Boolean)
  const place = async () => (await order()).filter(Boolean).indexOf('Why is it flat?')
  await button('Drag "Why is it flat?"').waitFor()
  const last = await place()
  await button('Move "Why is it flat?" up').click()
  await expect.poll(place, soon).toBe(last - 1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon).toMatch(/up$/)
  await button('Drag "Why is it flat?"').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(place, soon).toBe(last - 2)
  await page.waitForLoadState('networkidle')
  const [from, to] = [button('Drag "Why is it flat?"'), page.getByRole('button', { name: /^Drag/ }).first()]
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('no handles')
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 40, { steps: 8 })
  await page.mouse.move(end.x + 20, end.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(first, soon).toBe('Why is it flat?')
  await expect.poll(() => textOf('/faq').then((html) => html.indexOf('Why is it flat?') > 0), soon).toBe(true)
  await button('Delete "Why is it flat?"').click()
  await button('Delete question').click()
  await said('Question deleted')
  await expect.poll(place, soon).toBe(-1)
})

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** The page of questions while what they are dragged by is still on its way. */
async function openWithoutHandles() {
  const handles = Promise.withResolvers<void>()
  await page.route(/dragged-faqs/, async (route) => {
    await handles.promise
    await route.continue()
  })
  await go('/admin/faq')
  return {
    async arrive() {
      const arrived = page.waitForResponse(/dragged-faqs/)
      handles.resolve()
      await (await arrived).finished()
      await page.waitForLoadState('networkidle')
      await page.unroute(/dragged-faqs/)
    },
  }
}

test('whoever asks to delete a question before the handles are there is not cut short by them', async () => {
  const handles = await openWithoutHandles()
  const pressed = button(/^Delete/).nth(1)
  const label = await pressed.getAttribute('aria-label')
  await pressed.click()
  await page.getByRole('dialog').waitFor()
  await handles.arrive()
  await button('Cancel').click()
  await button(/^Drag/).first().waitFor()
  await expect.poll(focused, soon).toBe(label)
})

test('the handles leave the keyboard where it stands', async () => {
  for (const name of [/^Move .* down$/, /^Delete/]) {
    const handles = await openWithoutHandles()
    const control = button(name).nth(1)
    const label = await control.getAttribute('aria-label')
    await control.focus()
    await handles.arrive()
    await button(/^Drag/).first().waitFor()
    await expect.poll(focused, soon).toBe(label)
  }
  const handles = await openWithoutHandles()
  const edit = page.getByRole('link', { name: /^Edit "/ }).nth(1)
  const label = await edit.getAttribute('aria-label')
  await edit.focus()
  await handles.arrive()
  await button(/^Drag/).first().waitFor()
  await expect.poll(focused, soon).toBe(label)
})

test('after a question is deleted the keyboard stands at the one beside it', async () => {
  for (const question of ['First to go?', 'Second to go?']) {
    await go('/admin/faq/edit')
    await page.getByRole('textbox', { name: 'Question' }).fill(question)
    await page.getByRole('textbox', { name: 'Answer' }).fill('Soon.')
    await button('Add question').click()
    await said('Question added')
  }
  const questions = page.getByRole('list', { name: 'Questions in their order' }).getByRole('listitem')
  const standing = () => questions.filter({ has: page.locator(':focus') }).count()
  const remove = async (question: string) => {
    const count = await questions.count()
    await button(`Delete "${question}"`).press('Enter')
    await button('Delete question').press('Enter')
    await expect.poll(() => questions.count(), soon).toBe(count - 1)
    await expect.poll(standing, soon).toBe(1)
  }
  const handles = await openWithoutHandles()
  await remove('First to go?')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Second to go?')
  await handles.arrive()
  await button(/^Drag/).first().waitFor()
  const beforeIt = (await questions.getByRole('link').allInnerTexts()).filter(Boolean).at(-2)
  await remove('Second to go?')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(beforeIt)
})

test('after the last question is deleted the keyboard stands where one is added', async () => {
  await go('/admin/faq')
  await button(/^Drag/).first().waitFor()
  const deletions = button(/^Delete "/)
  for (let left = await deletions.count(); left > 0; left -= 1) {
    await deletions.first().press('Enter')
    await button('Delete question').press('Enter')
    await expect.poll(() => deletions.count(), soon).toBe(left - 1)
  }
  await page.getByRole('heading', { name: 'No questions yet' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toBe('Add a question')
})

test('a post is written with a picture, looked at, scheduled, published, renamed, restored and deleted', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
  await go('/admin/blog/edit')
  await page.getByLabel('Title').fill('Toast, twice')
  expect(await page.getByLabel('Address').inputValue()).toBe('toast-twice')
  await page.getByLabel('Address').fill('how-to-toast-a-marshmallow')
  const text = page.getByRole('textbox', { name: 'Text' })
  await button('Bold').waitFor()
  await text.click()
  await page.keyboard.type('Once is enough.')
  await button('Picture').click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByLabel('File').setInputFiles({ name: 'toast.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await dialog.getByText('Say what the picture shows').waitFor()
  await dialog.getByLabel('What it shows').fill('Two slices')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await text.getByRole('img', { name: 'Two slices' }).waitFor()
  await button('Edit as HTML').click()
  const html = page.getByRole('textbox', { name: 'Text' })
  expect(await html.inputValue()).toContain('Once is enough.')
  await html.fill(`${await html.inputValue()}<p onclick="alert(1)">Safe<script>window.hurt = 1</script></p>`)
  await page.getByLabel('Publish now').check()
  await button('Save post').click()
  await page.getByText('This address is taken. Free is “how-to-toast-a-marshmallow-2”').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Toast, twice')
  await page.getByLabel('Address').fill('toast-twice')
  await button('Preview').click()
  await page.getByRole('heading', { level: 2, name: 'Toast, twice' }).waitFor()
  await page.getByLabel('Publish at a set time').check()
  await page.getByLabel('Day and time (UTC)').fill('2999-01-01T08:00')
  await button('Save post').click()
  await said('Post scheduled')
  await page.getByText('Scheduled for Jan 1, 2999').waitFor()
  expect((await fetch(`${site.url}/blog/toast-twice`)).status).toBe(404)

  await page.getByRole('link', { name: 'Edit "Toast, twice"' }).click()
  await page.getByLabel('Publish now').check()
  await page.getByLabel('Address').fill('toasted-twice')
  await button('Save post').click()
  await said('Post published')
  await go('/blog/toasted-twice')
  await page.getByRole('img', { name: 'Two slices' }).waitFor()
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  expect(await textOf('/blog/toasted-twice')).not.toContain('onclick')

  await go('/admin/blog/edit/toasted-twice')
  await page.getByLabel('Title').fill('Toast, thrice')
  await page.getByLabel('Address').fill('toast')
  await button('Save post').click()
  await said('Post published')
  const moved = await fetch(`${site.url}/blog/toasted-twice`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/toast'])
  await page.getByRole('link', { name: 'History of "Toast, thrice"' }).click()
  await page.locator('ins', { hasText: 'thrice' }).waitFor()
  await button('Restore this state').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await said('Post restored')
  await button('Delete "Toast, twice"').click()
  await button('Delete post').click()
  await said('Post deleted')
})

test('a guide is written, changed, and what it said before is brought back', async () => {
  await go('/admin/kb')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await page.getByLabel('Title').fill('Keeping stock')
  await button('Bold').waitFor()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Three days in the fridge.')
  await page.getByLabel('Publish now').check()
  await button('Save article').click()
  await said('Article published')
  expect(await textOf('/kb/keeping-stock')).toContain('Three days in the fridge.')

  await page.getByRole('link', { name: 'Edit "Keeping stock"' }).click()
  await button('Bold').waitFor()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Three months in the freezer.')
  await button('Save article').click()
  await said('Article published')
  await expect.poll(() => textOf('/kb/keeping-stock'), soon).toContain('Three months in the freezer.')

  await page.getByRole('link', { name: 'History of "Keeping stock"' }).click()
  await page.locator('ins', { hasText: 'months' }).waitFor()
  await button('Restore this state').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await said('Article restored')
  await expect.poll(() => textOf('/kb/keeping-stock'), soon).toContain('Three days in the fridge.')
})

test('a message is given to somebody, answered by mail, closed and opened again', async () => {
  await write('Ann Cook')
  await go('/admin/messages')
  await page.getByRole('link', { name: 'Ann Cook' }).click()
  await page.getByLabel('Assigned to').selectOption({ label: admin.name })
  await button('Assign').click()
  await said('Message assigned')
  await button('Send answer').click()
  await page.getByText('Write the answer').waitFor()
  await page.getByLabel('Your answer').fill('Fresh soda, cold butter.')
  await button('Send answer').click()
  await said('Answer on its way')
  await expect.poll(() => mailServer.received.some(({ to }) => to[0] === 'ann@example.com'), soon).toBe(true)
  await button('Open it again').click()
  await said('Message open again')
  await go('/admin/messages?box=mine')
  await page.getByRole('link', { name: 'Ann Cook' }).waitFor()
})

test('a newsletter is written, tried, sent and, where the mail server was away, sent on; readers are saved as a safe table', async () => {
  const body = new URLSearchParams({ email: '=cmd@example.com' })
  await fetch(`${site.url}/newsletter`, { method: 'POST', body })
  await expect.poll(confirmation, soon).toContain('confirm')
  const token = /token=3D([\w-]+)/.exec(confirmation().replaceAll('=\r\n', ''))?.[1] ?? ''
  await fetch(`${site.url}/newsletter/confirm?token=${token}`, { method: 'POST', body: new URLSearchParams() })
  await go('/admin/newsletter/edit')
  await page.getByLabel('Subject').fill('Ten soups')
  await button('Bold').waitFor()
  await page.getByRole('textbox', { name: 'Letter' }).click()
  await page.keyboard.type('Soup for everybody.')
  await button('Save draft').click()
  await said('Draft saved')
  await button(/^Test mail to/).click()
  await expect.poll(() => mailServer.received.some(({ to }) => to[0] === admin.email), soon).toBe(true)
  postman.isAway = true
  await button('Send to one reader').click()
  await button('Send now').click()
  await button('Go on now').waitFor()
  await page.getByText('1 still waiting').waitFor()
  postman.isAway = false
  await button('Go on now').click()
  await said('It goes on now')
  await page.getByText('All letters are dealt with').waitFor({ timeout: 20_000 })
  await go('/admin/newsletter/subscribers')
  expect(await saved('Save as CSV')).toContain(`"'=cmd@example.com"`)
})

test('a user gets a role, is suspended, let in again and deleted; all of it is in the log', async () => {
  const other = await browser.newContext()
  const cook = await signInAt(await other.newPage(), site.url, site.dataDir, 'cook')
  await other.close()
  await go(`/admin/users?q=${encodeURIComponent(cook.email)}`)
  await page.getByRole('link', { name: cook.name }).click()
  await page.getByLabel('Trusted cook').check()
  await button('Save role').click()
  await said('Role changed')
  await button('Suspend account').click()
  await page.getByText('Say why, for whoever asks later').waitFor()
  await page.getByLabel('Reason').fill('Spam')
  await button('Suspend account').click()
  await said('Account suspended and signed out everywhere')
  await button('Lift suspension').click()
  await said('Suspension lifted')
  await button('Delete account').click()
  await button('Delete account').click()
  await said('Account deleted')
  await go(`/admin/users/${admin.id}`)
  await page.getByLabel('Cook', { exact: false }).first().check()
  await button('Save role').click()
  await page.getByText('This is the last admin').waitFor()
  await go('/admin/audit')
  await page.getByLabel('What').selectOption('user.suspend')
  await button('Show').click()
  await expect.poll(() => page.getByRole('rowheader').count(), soon).toBe(1)
  await page.getByRole('rowheader', { name: `User: suspend ${cook.id}` }).waitFor()
  const log = await saved('Save as CSV')
  expect(log.split('\n').filter((line) => line.includes(cook.id))).toEqual([expect.stringContaining('user.suspend')])
  await go('/admin/jobs?state=done')
  await page.getByText('Mail an answer').waitFor()
})

test('nothing went wrong in silence', () => {
  expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([])
})
