import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../src/integrations/mail/testing/mail-server.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { createUser } from './accounts.ts'
import { readMail } from './e2e/mails.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const mailState = { isAway: false }
const mailServer = await startMailServer({
  turnAway: () => (mailState.isAway ? '451 4.3.0 Come back later' : undefined),
})
afterAll(() => mailServer[Symbol.asyncDispose]())
const { app, loggingApp, send, visitor } = await createWholeSite({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
})
await startJobs(loggingApp)
const { user: ada, cookie } = await createUser(app, 'admin', 'Ada')
const admin = visitor(cookie)
const mailTo = (address: string) => mailServer.received.find(({ to }) => to[0] === address)
/** The mail names the public address, and the preview is on the page's own. */
const withoutHost = (html: string) => html.replaceAll(/ src="http:\/\/[^/"]+\//g, ' src="/')
const textOf = async (path: string) => (await admin.open(path)).text('main')

test('assigns, answers, closes and reopens a message', async () => {
  const fields = { name: 'Ann Cook', email: 'ann@example.com', message: 'Flat cookies' }
  await send('/support', { fields })
  const message = await (await admin.open('/admin/messages')).follow('Ann Cook')
  const assigned = await message.send('Assign', { 'Assigned to': 'Ada' })
  expect(assigned.text()).toContain('Message assigned')
  expect((await assigned.send('Send answer')).text('main')).toContain('Enter the answer')
  const answered = await assigned.send('Send answer', { 'Your answer': 'Fresh soda, cold butter.' })
  expect(answered.text()).toContain('Answer queued')
  await expect.poll(() => mailTo('ann@example.com')?.raw).toContain('Fresh soda, cold butter.')
  expect((await answered.send('Reopen')).text()).toContain('Message reopened')
  expect(await textOf('/admin/messages?box=mine')).toContain('Ann Cook')
  expect(await textOf('/admin/jobs?state=done')).toContain('Send an answer')
})

test('writes, tests, sends and resumes an issue and exports subscribers', async () => {
  await saveRecipe(app, aRecipe({ title: 'Thai Curry' }), ada)
  await send('/newsletter', { fields: { email: '=cmd@example.com' } })
  await expect.poll(() => mailTo('=cmd@example.com')).toBeDefined()
  const confirmation = mailTo('=cmd@example.com')
  const token = /token=([\w-]+)/.exec((confirmation && readMail(confirmation).text) ?? '')?.[1]
  await send(`/newsletter/confirm?token=${token}`, { fields: {} })
  const form = await admin.open('/admin/newsletter/edit')
  const issue = await form.send('Save draft', {
    Subject: 'Ten soups',
    Text: '<p>Soup for everybody. <a href="/recipe/thai-curry">Thai Curry</a></p>',
  })
  expect(issue.text()).toContain('Draft saved')
  const button = issue.$('button:contains("Send yourself a test")').text()
  await issue.send(button)
  await expect.poll(() => mailTo(ada.email)).toBeDefined()
  const sample = mailTo(ada.email)
  const shown = await admin.open(new URL(issue.url).pathname)
  expect(withoutHost((sample && readMail(sample).html) ?? '')).toBe(withoutHost(shown.$('iframe').attr('srcdoc') ?? ''))
  expect((await shown.follow('Plain text')).text('main')).toContain('Unsubscribe: ')

  mailState.isAway = true
  const issuePath = new URL(issue.url).pathname
  await shown.send('Send now')
  await expect.poll(() => textOf(issuePath)).toContain('Continue now')
  expect(await textOf(issuePath)).toContain('1 still waiting')
  mailState.isAway = false
  expect((await (await admin.open(issuePath)).send('Continue now')).text()).toContain('Sending resumed')
  await expect.poll(() => textOf(issuePath)).toContain('All emails are done')
  const list = await admin.open('/admin/newsletter/subscribers')
  const file = list.$('a:contains("Download CSV")').attr('href') ?? ''
  expect(await (await send(file, { cookie })).text()).toContain(`"'=cmd@example.com"`)
})

test('changes, suspends, restores and deletes a user, with audit entries', async () => {
  const { user: cook } = await createUser(app, 'cook', 'Zoe')
  let page = await (await admin.open(`/admin/users?q=${encodeURIComponent(cook.email)}`)).follow('Zoe')
  page = await page.send('Save role', { 'Trusted cook': true })
  expect(page.text()).toContain('Role changed')
  expect((await page.send('Suspend account')).text('main')).toContain('Give a reason for the record')
  page = await page.send('Suspend account', { Reason: 'Spam' })
  expect(page.text()).toContain('Account suspended and signed out everywhere')
  page = await page.send('Restore account')
  expect(page.text()).toContain('Account restored')
  expect((await page.send('Delete account')).text()).toContain('Account deleted')
  const own = await admin.open(`/admin/users/${ada.id}`)
  expect((await own.send('Save role', { Cook: true })).text('main')).toContain('This is the last admin')

  const log = await (await admin.open('/admin/audit')).send('Show', { What: 'Suspended an account' })
  expect(log.$('tbody tr').text()).toMatch(/^Suspended an account\s?A deleted account/)
  expect(log.$('tbody tr')).toHaveLength(1)
  const file = await (await send(log.$('a:contains("Download CSV")').attr('href') ?? '', { cookie })).text()
  expect(file.split('\n').filter((line) => line.includes(cook.id))).toEqual([expect.stringContaining('user.suspend')])
})
