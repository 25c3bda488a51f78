import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../tests/factories.ts'
import { aReview, createReviewing } from '../../tests/reviews.ts'
import { findSubscriber } from '../db/newsletter/subscribers.ts'
import { insertReview } from '../db/reviews/reviews.ts'
import { users } from '../db/schema/accounts.ts'
import { messages } from '../db/schema/messages.ts'
import { recipes } from '../db/schema/recipes.ts'
import { startMailServer } from '../integrations/mail/testing/mail-server.ts'
import { sendMessage } from '../operations/messages/send-message.ts'
import { confirmSubscription } from '../operations/newsletter/confirm-subscription.ts'
import { subscribe } from '../operations/newsletter/subscribe.ts'
import { unsubscribe } from '../operations/newsletter/unsubscribe.ts'
import { reviewRecipe } from '../operations/recipes/review-recipe.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { answerReview } from '../operations/reviews/answer-review.ts'
import { decideReview } from '../operations/reviews/decide-review.ts'
import { writeReview } from '../operations/reviews/write-review.ts'
import { followSubmission } from '../operations/submissions/follow-submission.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'
import { mailMessage } from './messages/mail-message.ts'
import { mailWaitingRecipe } from './moderation/mail-waiting-recipe.ts'
import { mailAnswerDecision, mailReviewDecision } from './reviews/mail-review-decision.ts'
import { startJobs } from './start-jobs.ts'

/** A newsletter service that fails at first. */
async function startReceiver(refusals: number) {
  const posts: Array<{ type: string | undefined; body: string; status: number }> = []
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const status = posts.length < refusals ? 503 : 204
    posts.push({ type: request.headers['content-type'], body: Buffer.concat(chunks).toString(), status })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, close: () => server.close() }
}

const mailServer = await startMailServer({ refuse: 1 })
const receiver = await startReceiver(2)
const app = await createTestApp({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  PUBLIC_URL: 'https://recipes.example',
  NEWSLETTER_WEBHOOK_URL: receiver.url,
})
await startJobs(app)

const soon = { timeout: 40_000, interval: 100 }
const mailTo = (address: string) => mailServer.received.filter(({ to }) => to.includes(address))
const reviewMails = () =>
  mailTo('kitchen@recipes.example').filter(({ raw }) => raw.includes('Subject: Waiting for review'))
const wholeLines = (raw = '') => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')

test('emails a message to the kitchen and retries when the mail server refuses it', { timeout: 60_000 }, async () => {
  const message = { name: 'Ann Østergård', email: 'ann@example.com', message: 'Is it baking powder\nor soda?' }
  expect(await sendMessage(app, 'support', message, 'somewhere')).toBe('sent')
  await expect.poll(() => mailTo('kitchen@recipes.example').length, soon).toBe(1)
  const [mail] = mailTo('kitchen@recipes.example')
  expect(mailServer.attempts()).toBe(2)
  expect(mail?.raw).toMatch(/^Reply-To: =\?UTF-8\?.+\?= <ann@example\.com>\r$/m)
  expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Support_request_from_Ann/m)
  expect(wholeLines(mail?.raw)).toContain('Is it baking powder\r\nor soda?')
  await expect.poll(async () => (await app.db.select().from(messages))[0]?.mailedAt, soon).toBeInstanceOf(Date)
})

test('emails a message once when its job runs twice', async () => {
  const before = mailServer.attempts()
  const [row] = await app.db.select().from(messages)
  await mailMessage(app, { messageId: row?.id ?? 0 }, new AbortController().signal)
  await mailMessage(app, { messageId: 1_000_000 }, new AbortController().signal)
  expect(mailServer.attempts()).toBe(before)
})

test('emails the owner about a pending recipe until it is decided', async () => {
  expect(await saveRecipe(app, aRecipe())).toMatchObject({ status: 'pending' })
  await expect.poll(() => reviewMails().length, soon).toBe(1)
  const raw = wholeLines(reviewMails()[0]?.raw)
  expect(raw).toContain('Subject: Waiting for review: Leek Soup\r\n')
  expect(raw).toContain('https://recipes.example/recipe/leek-soup\r\n')
  expect(raw).toContain('bin/marshmallow review publish /recipe/leek-soup\r\n')
  await reviewRecipe(app, 'leek-soup', 'published')
  await mailWaitingRecipe(app, { recipeId: 'leek-soup' }, new AbortController().signal)
  expect(reviewMails()).toHaveLength(1)
})

test('emails the decision to confirmed accounts and to addresses left by visitors', async () => {
  const cook = { id: 'cook', name: 'Ann', email: 'ann@cooks.example', role: 'cook' as const, chefId: null }
  await app.db.insert(users).values({ ...cook, emailVerified: true })
  await app.db.insert(users).values({ ...cook, id: 'unconfirmed', email: 'else@cooks.example' })
  await saveRecipe(app, aRecipe({ title: 'Mailed Tart' }), cook)
  await saveRecipe(app, aRecipe({ title: 'Unmailed Tart' }), { ...cook, id: 'unconfirmed' })
  const visited = await saveRecipe(app, aRecipe({ title: 'Visiting Tart' }))
  await newFollowPath(app, visited.ok ? visited.id : '', 'visitor@cooks.example')
  for (const id of ['unmailed-tart', 'mailed-tart', 'visiting-tart']) await reviewRecipe(app, id, 'published')
  await expect.poll(() => mailTo('visitor@cooks.example').length, soon).toBe(1)
  await expect.poll(() => mailTo('ann@cooks.example').length, soon).toBe(1)
  expect(mailTo('else@cooks.example')).toEqual([])
  const mailed = wholeLines(mailTo('ann@cooks.example')[0]?.raw)
  expect(mailed).toContain('Subject: Published: Mailed Tart')
  expect(mailed).toContain('https://recipes.example/my-recipes')
  const link = /https:\/\/recipes\.example\/submissions\/([\w-]+)/.exec(
    wholeLines(mailTo('visitor@cooks.example')[0]?.raw),
  )
  expect(await followSubmission(app, link?.[1] ?? '')).toMatchObject({ title: 'Visiting Tart', status: 'published' })
})

test('emails reviewers the decision about their review, with the reason', async () => {
  const { recipe } = createReviewing(app)
  const id = await recipe('Reviewed Tart')
  const cook = { id: 'reviewer', name: 'Rita', email: 'rita@cooks.example', role: 'cook' as const, chefId: null }
  await app.db.insert(users).values({ ...cook, emailVerified: true })
  const written = await writeReview(app, cook, id, aReview())
  const review = { ...aReview(), recipeId: id, userId: null, name: 'Vera', state: 'waiting' as const }
  const visited = await insertReview(app.db, { ...review, email: 'vera@cooks.example' })
  const decide = (reviewId: number, version: number, decision: 'approve' | 'reject', reason = '') =>
    decideReview(app, 'command-line', { id: reviewId, version }, { decision, reason })
  const own = written.kind === 'done' ? written.id : 0
  await decide(own, 1, 'reject', 'No advertising, please.')
  await decide(visited ?? 0, 1, 'approve')
  await expect.poll(() => mailTo('rita@cooks.example').length, soon).toBe(1)
  await expect.poll(() => mailTo('vera@cooks.example').length, soon).toBe(1)
  const rejected = wholeLines(mailTo('rita@cooks.example')[0]?.raw)
  expect(rejected).toContain('Subject: Your review is not shown: Reviewed Tart')
  expect(rejected).toContain('No advertising, please.')
  expect(rejected).toContain('https://recipes.example/account/reviews')
  const published = wholeLines(mailTo('vera@cooks.example')[0]?.raw)
  expect(published).toContain('Subject: Your review is published: Reviewed Tart')
  expect(published).toContain(`https://recipes.example/recipe/reviewed-tart?reviews=newest#review-${visited}`)
  await decide(visited ?? 0, 2, 'approve')
  await mailReviewDecision(app, { reviewId: own, state: 'published' }, new AbortController().signal)
  expect([mailTo('rita@cooks.example'), mailTo('vera@cooks.example')].map(({ length }) => length)).toEqual([1, 1])
})

test('emails the owner of a recipe the decision about an answer, with the reason', async () => {
  const owner = { id: 'owner', name: 'Olga', email: 'olga@cooks.example', role: 'cook' as const, chefId: null }
  await app.db.insert(users).values({ ...owner, emailVerified: true })
  const { recipe } = createReviewing(app)
  const recipeId = await recipe('Answered Tart')
  await app.db.update(recipes).set({ ownerId: owner.id }).where(eq(recipes.id, recipeId))
  const visited = { ...aReview(), recipeId, userId: null, name: 'Vera', email: 'vera.two@cooks.example' }
  const id = (await insertReview(app.db, { ...visited, state: 'published' })) ?? 0
  const decide = (version: number, decision: 'approve' | 'reject', reason = '') =>
    decideReview(app, 'command-line', { id, version }, { decision, reason })
  expect(await answerReview(app, owner, id, 'Buy my pans!')).toMatchObject({ state: 'waiting' })
  const notices = () =>
    mailTo('kitchen@recipes.example').filter(({ raw }) =>
      wholeLines(raw).includes('Subject: Answer to read: Answered Tart'),
    )
  await expect.poll(() => notices().length, soon).toBe(1)
  expect(wholeLines(notices()[0]?.raw)).toContain('Buy my pans!')
  await answerReview(app, owner, id, 'Buy my pots!')
  await decide(3, 'reject', 'No advertising, please.')
  await expect.poll(() => mailTo('olga@cooks.example').length, soon).toBe(1)
  await answerReview(app, owner, id, 'Thank you!')
  await decide(5, 'approve')
  await expect.poll(() => mailTo('olga@cooks.example').length, soon).toBe(2)
  const [rejected, published] = mailTo('olga@cooks.example').map(({ raw }) => wholeLines(raw))
  expect(rejected).toContain('Subject: Your answer is not shown: Answered Tart')
  expect(rejected).toContain('No advertising, please.')
  expect(rejected).toContain(`https://recipes.example/review/${id}/answer`)
  expect(published).toContain('Subject: Your answer is published: Answered Tart')
  expect(published).toContain(`https://recipes.example/recipe/answered-tart?reviews=newest#review-${id}`)
  await mailAnswerDecision(app, { reviewId: id, state: 'rejected' }, new AbortController().signal)
  expect(mailTo('olga@cooks.example')).toHaveLength(2)
  expect(mailTo(visited.email)).toEqual([])
})

test('forwards a confirmed subscriber once and retries while the service fails', { timeout: 90_000 }, async () => {
  expect(await subscribe(app, ' Subscriber@Example.com ', 'visitor')).toBe('to-confirm')
  await expect.poll(() => mailTo('subscriber@example.com').length, soon).toBe(1)
  const raw = wholeLines(mailTo('subscriber@example.com')[0]?.raw)
  const token = /https:\/\/recipes\.example\/newsletter\/confirm\?token=([\w-]+)/.exec(raw)?.[1] ?? ''
  expect(raw).toContain(`<https://recipes.example/newsletter/unsubscribe?token=${token}>`)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(await findSubscriber(app.db, { token })).toMatchObject({ email: 'subscriber@example.com', isActive: false })
  expect(receiver.posts).toEqual([])

  expect(await confirmSubscription(app, token)).toBe(true)
  expect(await confirmSubscription(app, token)).toBe(true)
  expect(await findSubscriber(app.db, { token })).toMatchObject({ isActive: true })
  await expect.poll(() => receiver.posts.map(({ status }) => status), soon).toEqual([503, 503, 204])
  expect(receiver.posts[2]).toMatchObject({ type: 'application/json', body: '{"email":"subscriber@example.com"}' })

  expect(await subscribe(app, 'subscriber@example.com', 'visitor')).toBe('to-confirm')
  await unsubscribe(app, token)
  await unsubscribe(app, token)
  expect(await findSubscriber(app.db, { token })).toMatchObject({ isActive: false })
  expect(await subscribe(app, 'subscriber@example.com', 'visitor')).toBe('to-confirm')
  await expect.poll(() => mailTo('subscriber@example.com').length, soon).toBe(2)
  expect(await findSubscriber(app.db, { token })).toMatchObject({ isActive: false })
  expect(await confirmSubscription(app, token)).toBe(true)
  expect(await findSubscriber(app.db, { token })).toMatchObject({ isActive: true })
  await expect.poll(() => receiver.posts.length, soon).toBe(4)
  receiver.close()
})

test('does not confirm an unknown token', async () => {
  for (const token of ['', 'made-up', "' or 1=1 --"]) expect(await confirmSubscription(app, token)).toBe(false)
})
