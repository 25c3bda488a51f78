import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { standInAi } from '../../integrations/ai-server/testing/stand-in-ai.ts'
import { createLog } from '../../lib/log/log.ts'
import { maySuggest, suggestDetails } from './suggest-details.ts'

const ai = await standInAi()
afterAll(() => ai[Symbol.asyncDispose]())
const key = 'sk-never-log-this'
const plain = await createTestApp({ AI_BASE_URL: ai.address, AI_MODEL: 'small', AI_API_KEY: key })
const logged: Array<string> = []
const app = { ...plain, log: createLog({ level: 'trace', destination: { write: (line) => void logged.push(line) } }) }
let visitors = 0

const soup = (visitor = `suggest-${(visitors += 1)}`) => ({
  title: 'Leek Soup',
  description: 'Long and thin.',
  ingredients: '3 leeks, sliced\n2 tbsp butter\n1 l stock',
  instructions: 'Fry the leeks in the butter.\n\nAdd the stock and simmer.',
  visitor,
  signal: new AbortController().signal,
})

test('suggests only what our lists contain, and says which diets the ingredients do not confirm', async () => {
  ai.say(
    '```json\n{"categories":["soup","dinner","poison"],"difficulty":"easy","diets":["egg-free","vegan","gluten-free"]}\n```',
  )
  const before = ai.asked.length
  const suggested = await suggestDetails(app, soup())
  expect(suggested).toEqual({
    ok: true,
    suggestions: {
      categories: ['dinner', 'soup'],
      difficulty: 'easy',
      unconfirmedDiets: ['vegan'],
    },
  })
  expect(ai.asked.length - before).toBe(1)
  const [asked] = ai.asked.slice(before)
  expect(asked?.headers.authorization).toBe(`Bearer ${key}`)
  expect(asked?.body.messages.at(-1)?.content).toContain('3 leeks')
})

test('keeps a diet that the food table confirms out of the hints', async () => {
  ai.say('{"diets":["vegetarian","vegan"]}')
  const suggested = await suggestDetails(app, { ...soup(), ingredients: '3 leeks\n2 eggs\n1 tsp salt' })
  expect(suggested.ok && suggested.suggestions.unconfirmedDiets).toEqual(['vegan'])
})

test.each([
  ['fails', 500, 'no', /didn’t answer/],
  ['answers with a page', 200, '<!doctype html>', /didn’t answer/],
  ['answers with prose', 200, '{"choices":[{"message":{"content":"A lovely soup!"}}]}', /can’t be read/],
])('says so when the server %s', async (_, status, body, message) => {
  ai.answerWith((response) => void response.writeHead(status).end(body))
  const suggested = await suggestDetails(app, soup())
  expect(!suggested.ok && suggested.message).toMatch(message)
})

test('does not wait for a slow server', async () => {
  ai.answerWith(() => undefined)
  const suggested = await suggestDetails(app, { ...soup(), timeoutMs: 200 })
  expect(!suggested.ok && suggested.reason).toBe('failed')
})

test('limits the questions of a visitor', async () => {
  ai.say('{}')
  const reasons: Array<unknown> = []
  for (let count = 0; count < 31; count += 1) reasons.push((await suggestDetails(app, soup('greedy'))).ok)
  expect(reasons.filter(Boolean)).toHaveLength(30)
  expect(await suggestDetails(app, soup('greedy'))).toMatchObject({ ok: false, reason: 'too-many' })
})

test('suggests nothing without an AI server', async () => {
  const without = await createTestApp()
  expect(await maySuggest(without)).toBe(false)
  expect(await suggestDetails(without, soup())).toMatchObject({ ok: false, reason: 'not-set' })
  expect(await maySuggest(app)).toBe(true)
})

test('never logs the key', () => {
  expect(logged.join('')).toContain('suggested nothing')
  expect(logged.join('')).not.toContain(key)
})
