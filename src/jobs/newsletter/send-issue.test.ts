import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { readMail } from '../../../tests/e2e/mails.ts'
import { countSubscribers, listSubscribers } from '../../db/newsletter/managed-subscribers.ts'
import { claimDelivery, countDeliveries } from '../../db/newsletter/deliveries.ts'
import { findIssue } from '../../db/newsletter/issues.ts'
import { findSubscriber } from '../../db/newsletter/subscribers.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderIssue } from '../../operations/newsletter/render-issue.ts'
import { saveRecipe } from '../../operations/recipes/save-recipe.ts'
import { sendBatch } from '../../operations/newsletter/send-batch.ts'
import { unsubscribe } from '../../operations/newsletter/unsubscribe.ts'
import { removeIssue, resumeIssue, saveIssue, sendIssue, tryIssue } from '../../operations/newsletter/write-issue.ts'
import { startJobs } from '../start-jobs.ts'

const mailServer = await startMailServer({ refuse: 1, unknownRecipient: 'gone@example.com' })
const app = await createTestApp({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://recipes.example' })
const { user: ada } = await createUser(app, 'admin', 'Ada')
const soon = { timeout: 40_000, interval: 50 }
const signal = new AbortController().signal
const confirmedAt = new Date()
const add = (email: string, changes: Partial<typeof newsletterSubscribers.$inferInsert> = {}) =>
  app.db.insert(newsletterSubscribers).values({ email, confirmedAt, ...changes })
const issue = { subject: 'Ten soups', content: '<p>See <a href="/kb/soup">soup</a><script>x()</script></p>' }
const recipientsOf = () => mailServer.received.map(({ to }) => to[0]).toSorted()

async function writeIssue() {
  const saved = await saveIssue(app, ada, null, issue)
  if (!saved.ok) throw new Error('not saved')
  return saved.id
}

for (const name of ['ann', 'bea', 'carl', 'gone']) await add(`${name}@example.com`)
await add('unconfirmed@example.com', { confirmedAt: null })
await add('left@example.com', { unsubscribedAt: confirmedAt })
await add('bounced@example.com', { bouncedAt: confirmedAt })

test('continues after a crash without emailing a subscriber twice', async () => {
  const id = await writeIssue()
  expect(await sendIssue(app, ada, id)).toBe(4)
  expect(await sendIssue(app, ada, id)).toBeNull()
  const first = await claimDelivery(app.db, id)
  expect(first?.email).toBe('ann@example.com')
  await unsubscribe(app, (await findSubscriber(app.db, { email: 'bea@example.com' }))?.token ?? '')
  if (!app.mail) throw new Error('no mail')
  const mail = app.mail
  // The server fails at first: that subscriber waits for the next try.
  await expect(sendBatch(app, mail, id, signal)).rejects.toThrow('Come back later')
  expect(await countDeliveries(app.db, id)).toMatchObject({ waiting: 1, bounced: 1, sending: 1, unsubscribed: 1 })
  expect(await sendBatch(app, mail, id, signal)).toBe('later')
  expect(recipientsOf()).toEqual([])
  await resumeIssue(app, ada, id)
  expect(await Promise.all([sendBatch(app, mail, id, signal), sendBatch(app, mail, id, signal)])).toContain('later')
  expect(recipientsOf()).toEqual(['carl@example.com'])
  await app.db.execute(`update newsletter_deliveries set at = now() - interval '6 minutes' where outcome = 'sending'`)
  expect(await sendBatch(app, mail, id, signal)).toBe('done')
  expect(await findIssue(app.db, id)).toMatchObject({ status: 'sent' })
  expect(await countDeliveries(app.db, id)).toMatchObject({
    sent: 1,
    bounced: 1,
    failed: 1,
    unsubscribed: 1,
    waiting: 0,
  })
  expect(recipientsOf()).toEqual(['carl@example.com'])
})

test('marks an unknown address as bounced', async () => {
  expect(await findSubscriber(app.db, { email: 'gone@example.com' })).toMatchObject({ isActive: false })
  expect(await countSubscribers(app.db)).toEqual({ active: 2, unconfirmed: 1, unsubscribed: 2, bounced: 2 })
  const { subscribers } = await listSubscribers(app.db, { words: 'GONE', state: 'bounced', after: null, limit: 5 })
  expect(subscribers.map(({ email }) => email)).toEqual(['gone@example.com'])
})

test('emails an issue to every subscriber with a personal unsubscribe link', { timeout: 60_000 }, async () => {
  mailServer.received.length = 0
  const id = await writeIssue()
  await startJobs(app)
  expect(await tryIssue(app, ada, id)).toBe('on-its-way')
  await expect.poll(recipientsOf, soon).toEqual([ada.email])
  expect(mailServer.received[0]?.raw).toContain('Subject: [Test] Ten soups')
  mailServer.received.length = 0
  await sendIssue(app, ada, id)
  await expect.poll(async () => (await findIssue(app.db, id))?.status, soon).toBe('sent')
  expect(recipientsOf()).toEqual(['ann@example.com', 'carl@example.com'])
  const received = mailServer.received.find(({ to }) => to[0] === 'ann@example.com')
  if (!received) throw new Error('nothing came')
  const token = (await findSubscriber(app.db, { email: 'ann@example.com' }))?.token
  const mail = readMail(received)
  expect(mail.header('List-Unsubscribe')).toBe(`<https://recipes.example/newsletter/unsubscribe?token=${token}>`)
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.text).toContain('soup (https://recipes.example/kb/soup)')
  expect(mail.text).toContain(`Unsubscribe: https://recipes.example/newsletter/unsubscribe?token=${token}`)
  expect(mail.html).toContain('<a href="https://recipes.example/kb/soup"')
  expect(mail.html).toMatch(new RegExp(`<a href="[^"]+token=${token}"[^>]*>Unsubscribe</a>`))
  expect(mail.html).not.toMatch(/<script|x\(\)/)
})

const alone = (id: string) => `<p><a href="/recipe/${id}">A recipe</a></p>`

test('shows a listed recipe as a card and leaves other links as they are', async () => {
  const cook = { ...ada, role: 'admin' as const }
  const saved = await saveRecipe(
    app,
    aRecipe({ title: 'Leek <b>Soup', description: 'Warm & green.', totalTime: 35 }),
    cook,
  )
  if (!saved.ok) throw new Error('not saved')
  await saveRecipe(app, aRecipe({ title: 'Secret Pie' }))
  const content = `<p>See</p>${alone(saved.id)}<p>and</p>${alone('secret-pie')}<ul><li>${alone(saved.id)}</li></ul>`
  const site = await readMailSite(app)
  const { html, text } = (await renderIssue(app.db, { subject: 'Soups', content }, site))({ email: '', token: null })
  expect(html.match(/class="tile"/g)).toHaveLength(1)
  expect(html).toContain('Leek &lt;b&gt;Soup')
  expect(html).toContain('Warm &amp; green.')
  expect(html.match(/>A recipe</g)).toHaveLength(2)
  expect(text).toContain(
    `See\n\nLeek <b>Soup (35 min)\nWarm & green.\nhttps://recipes.example/recipe/${saved.id}\n\nand`,
  )
})

test('does not change or delete an issue that was sent', async () => {
  const id = await writeIssue()
  await sendIssue(app, ada, id)
  const late = await saveIssue(app, ada, { id, version: 1 }, { ...issue, subject: 'Late' })
  expect(late).toEqual({ ok: false, reason: 'gone' })
  expect(await removeIssue(app, ada, id)).toBe(false)
  const draft = await writeIssue()
  expect(await removeIssue(app, ada, draft)).toBe(true)
})

test('refuses the second of two simultaneous edits of an issue', async () => {
  const opened = { id: await writeIssue(), version: 1 }
  const outcomes = await Promise.all(
    ['One', 'Two'].map((subject) => saveIssue(app, ada, opened, { ...issue, subject })),
  )
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const first = outcomes[0]?.ok ? 'One' : 'Two'
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed', theirs: { subject: first, version: 2 } })
  expect(await findIssue(app.db, opened.id)).toMatchObject({ subject: first })
})

test('does not send an issue that changed since it was opened', async () => {
  const id = await writeIssue()
  expect(await sendIssue(app, ada, id, 0)).toBeNull()
  const draft = await findIssue(app.db, id)
  expect(draft?.status).toBe('draft')
  expect(await sendIssue(app, ada, id, draft?.version)).not.toBeNull()
})
