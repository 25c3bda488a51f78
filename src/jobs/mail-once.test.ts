import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createDesk } from '../../tests/desk.ts'
import { createTestApp } from '../../tests/factories.ts'
import { users } from '../db/accounts-schema.ts'
import { findJobAbout } from '../db/job-queue-list.ts'
import { insertMessage } from '../db/messages.ts'
import { listReplies } from '../db/messages-inbox.ts'
import { type Letter, MailInDoubt } from '../integrations/mail/mail.ts'
import { replyToMessage } from '../operations/messages/reply-to-message.ts'
import { retryReply } from '../operations/messages/retry-reply.ts'
import { reviewRecipe } from '../operations/recipes/review-recipe.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'
import { startJobs } from './start-jobs.ts'

const soon = { timeout: 20_000, interval: 50 }
const letters: Array<Letter> = []
/** What the server does with the next letter to an address. */
const refusals = new Map<string, Error>()
const mail = {
  async send(letter: Letter) {
    letters.push(letter)
    const refusal = refusals.get(letter.to)
    refusals.delete(letter.to)
    if (refusal) throw refusal
    return true
  },
}
const app = { ...(await createTestApp({ PUBLIC_URL: 'https://recipes.example' })), mail }
const { user: editor } = await createUser(app, 'editor')
const { user: cook } = await createUser(app, 'cook')
await app.db.update(users).set({ emailVerified: true })
const { send, say, itemOf } = createDesk(app, editor)
const subjectsTo = (to: string) => letters.filter((letter) => letter.to === to).map(({ subject }) => subject)

test('two decisions in quick succession are one mail, about how it stands', async () => {
  const id = await send('Second Thoughts', cook)
  await say(id, 'reject')
  await say(id, 'approve')
  await startJobs(app)
  await expect.poll(() => subjectsTo(cook.email), soon).toEqual(['On the site: Second Thoughts'])
  await expect.poll(async () => (await findJobAbout(app.db, 'mail-verdict', {}))?.state, soon).toBe('done')
  expect(subjectsTo(cook.email)).toHaveLength(1)
})

test('an address that is not reached at once has nobody else told twice', async () => {
  const id = await send('Two Readers', 'visitor')
  for (const email of ['one@example.com', 'two@example.com']) await newFollowPath(app, id, email)
  refusals.set('two@example.com', new Error('Come back later'))
  await reviewRecipe(app, id, 'published')
  await expect.poll(() => subjectsTo('two@example.com').length, soon).toBe(2)
  expect(subjectsTo('one@example.com')).toHaveLength(1)
})

test('what may have left when the line broke is not sent again by itself, and is among the jobs that failed', async () => {
  const id = await send('Torn Tart', cook)
  refusals.set(cook.email, new MailInDoubt(new Error('The line broke')))
  const before = subjectsTo(cook.email).length
  await say(id, 'reject')
  const itemId = (await itemOf(id)).id
  await expect.poll(async () => (await findJobAbout(app.db, 'mail-verdict', { itemId }))?.state, soon).toBe('failed')
  expect(subjectsTo(cook.email)).toHaveLength(before + 1)
})

test('nor is an answer, which whoever wrote it can send again', async () => {
  const message = await insertMessage(app.db, 'contact', { name: 'Ann', email: 'ann@example.com', message: 'Hello?' })
  refusals.set('ann@example.com', new MailInDoubt(new Error('The line broke')))
  const { user: admin } = await createUser(app, 'admin')
  await replyToMessage(app, admin, message, { body: 'Yes.', close: true })
  const replyId = (await listReplies(app.db, message))[0]?.id ?? 0
  const job = () => findJobAbout(app.db, 'mail-reply', { replyId })
  await expect.poll(async () => (await job())?.state, soon).toBe('failed')
  expect((await job())?.problem).toContain('may have come')
  expect(subjectsTo('ann@example.com')).toHaveLength(1)
  await retryReply(app, admin, message, replyId)
  await expect.poll(async () => (await listReplies(app.db, message))[0]?.mailedAt, soon).toBeInstanceOf(Date)
})
