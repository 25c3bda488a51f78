import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { FaqForm } from '../../core/content/faq-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { listFaqs } from '../../db/content/articles.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { placeFaq, stepFaq } from './order-faqs.ts'
import { removeFaq } from './remove-faq.ts'
import { saveFaq } from './save-faq.ts'

const app = await createTestApp()
const editor: SignedIn = { id: 'eve', name: 'Eve', email: 'eve@example.com', role: 'editor', chefId: null }
const faq = (question: string): FaqForm => ({ question, answer: 'Because.', category: 'General' })
const order = async () => (await listFaqs(app.db, 100)).map(({ question }) => question).join(' ')

test('adds questions at the end, even equal ones, and moves them anywhere', async () => {
  for (const question of ['A?', 'B?', 'C?', 'A?'])
    expect(await saveFaq(app, editor, null, faq(question))).toMatchObject({ ok: true })
  expect(await order()).toBe('A? B? C? A?')
  await stepFaq(app, editor, 'c', 'up')
  expect(await order()).toBe('A? C? B? A?')
  await placeFaq(app, editor, 'a-2', 'a')
  expect(await order()).toBe('A? A? C? B?')
  await placeFaq(app, editor, 'a-2', 'b')
  expect(await order()).toBe('A? C? B? A?')
})

test('does not move the first up, the last down, or a deleted one', async () => {
  await stepFaq(app, editor, 'a', 'up')
  await stepFaq(app, editor, 'a-2', 'down')
  await stepFaq(app, editor, 'gone', 'down')
  await placeFaq(app, editor, 'a', 'gone')
  expect(await order()).toBe('A? C? B? A?')
})

test('keeps the place of an edited question, and reports a deleted one', async () => {
  expect(await saveFaq(app, editor, { id: 'c', version: 1 }, faq('Why?'))).toMatchObject({ ok: true })
  expect(await order()).toBe('A? Why? B? A?')
  await removeFaq(app, editor, 'c')
  await removeFaq(app, editor, 'c')
  expect(await saveFaq(app, editor, { id: 'c', version: 2 }, faq('Late'))).toEqual({ ok: false, reason: 'gone' })
  expect(await order()).toBe('A? B? A?')
})

test('logs each change once', async () => {
  const log = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action }) => action).join(' ')).toBe(
    'faq.add faq.add faq.add faq.add faq.move faq.move faq.move faq.edit faq.delete',
  )
  expect(new Set(log.map(({ actorId }) => actorId))).toEqual(new Set(['eve']))
})

test('warns the second of two concurrent editors, and overwrites nothing', async () => {
  const opened = { id: 'b', version: 1 }
  const outcomes = await Promise.all(['One?', 'Two?'].map((words) => saveFaq(app, editor, opened, faq(words))))
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const first = outcomes[0]?.ok ? 'One?' : 'Two?'
  expect(outcomes.find(({ ok }) => !ok)).toEqual({
    ok: false,
    reason: 'changed',
    theirs: { id: 'b', version: 2, ...faq(first) },
  })
  expect(await order()).toBe(`A? ${first} A?`)
  // The editor may now overwrite it. Moving a question does not change its version.
  await stepFaq(app, editor, 'b', 'up')
  expect(await saveFaq(app, editor, { id: 'b', version: 2 }, faq('B?'))).toMatchObject({ ok: true })
})

test('adds equal questions at the same moment', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => saveFaq(app, editor, null, faq('Same?'))))
  expect(outcomes).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  expect(await order()).toBe('B? A? A? Same? Same? Same?')
})

test('requires a text for a question', () => {
  const read = FaqForm.safeParse({ question: ' \r\n', answer: 'x'.repeat(5_001), category: ' ' })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'Enter the question',
    'An answer has at most 5,000 characters',
  ])
})
