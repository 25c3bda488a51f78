import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/factories.ts'
import { listRows } from '../../../db/importing/import-rows.ts'
import { standInN8n } from '../../../integrations/n8n/testing/stand-in-n8n.ts'
import { readWebhook } from '../../../integrations/n8n/n8n.ts'
import { importFromWebhook } from './import-from-webhook.ts'

const app = await createTestApp()

const outcomeOf = async (url: string, from = app) => {
  const sent = { url, visitor: '10.0.0.1', actor: 'visitor' as const, signal: AbortSignal.timeout(20_000) }
  return (await Array.fromAsync(importFromWebhook(from, sent))).at(-1)
}

test('checks rows one by one, with both spellings of fields and three kinds of ingredients', async () => {
  await using n8n = await standInN8n({
    recipes: [
      {
        title: 'Camel soup',
        prepTime: 10,
        cookTime: 20,
        imageUrl: '',
        ingredients: '1 leek\n1 l stock',
        instructions: 'Chop.\n\nSimmer.',
      },
      {
        title: 'Snake soup',
        prep_time: 5,
        cook_time: 25,
        servings: 4,
        source_url: 'https://example.com/snake',
        ingredients: ['2 carrots'],
        instructions: ['Cook.'],
      },
      {
        title: 'Object soup',
        ingredients: [
          { name: 'flour', amount: '2 cups' },
          { name: 'salt', amount: '' },
        ],
        instructions: [{ text: 'Mix.' }],
      },
      'not a recipe',
      { title: 'Empty soup' },
    ],
  })
  const outcome = await outcomeOf(n8n.webhook('recipes'))
  expect(outcome).toMatchObject({ kind: 'import', recipes: 3 })
  const id = outcome?.kind === 'import' ? outcome.id : ''
  const rows = await listRows(app.db, id, { filter: 'all', after: 0, limit: 10 })
  expect(rows.map(({ title, state }) => [title, state])).toEqual([
    ['Camel soup', 'ready'],
    ['Snake soup', 'ready'],
    ['Object soup', 'ready'],
    ['', 'unreadable'],
    // The cook may fill it in.
    ['Empty soup', 'ready'],
  ])
  expect(rows.map(({ choice }) => choice)).toEqual(['import', 'import', 'import', 'skip', 'skip'])
  expect(rows.map(({ draft }) => draft?.ingredients.map(({ line }) => line))).toEqual([
    ['1 leek', '1 l stock'],
    ['2 carrots'],
    ['2 cups flour', 'salt'],
    undefined,
    [],
  ])
  expect(rows[0]?.draft).toMatchObject({ prepTime: 10, cookTime: 20 })
  expect(rows[1]?.draft).toMatchObject({
    prepTime: 5,
    cookTime: 25,
    servings: 4,
    sourceUrl: 'https://example.com/snake',
  })
  expect(n8n.requests).toEqual(['GET /webhook/recipes'])
})

test('opens the only recipe of a webhook', async () => {
  await using n8n = await standInN8n({
    one: [{ json: { title: 'Only soup', ingredients: ['1 leek'], instructions: ['Chop.'] } }],
  })
  expect(await outcomeOf(n8n.webhook('one'))).toMatchObject({ kind: 'draft', form: { title: 'Only soup' } })
})

const endless = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000000000' })
  response.write('[')
}

test.each([
  ['', 'Please enter a valid N8N webhook URL'],
  ['not an address', 'Please enter a valid N8N webhook URL'],
  ['javascript:alert(1)', 'Please enter a valid N8N webhook URL'],
  [
    'missing',
    'Failed to fetch from N8N: Not Found. Activate the workflow in N8N, and use the production URL of a GET webhook.',
  ],
  [
    'broken',
    'Failed to fetch from N8N: Internal Server Error. Look at the executions of the workflow in N8N, and try again.',
  ],
  ['closed', 'Failed to fetch from N8N: Forbidden. The webhook asks for a password. Turn off its authentication.'],
  [
    'html',
    'Failed to import recipes. Please check the webhook URL and try again. The webhook answered with a web page instead of JSON.',
  ],
  [
    'empty',
    'Failed to import recipes. Please check the webhook URL and try again. The webhook answered with nothing instead of JSON.',
  ],
  [
    'started',
    'Failed to import recipes. Please check the webhook URL and try again. The webhook answered without recipes.',
  ],
  [
    'rows',
    'Failed to import recipes. Please check the webhook URL and try again. No row has the ingredients and steps of a recipe.',
  ],
  [
    'gigabyte',
    'Failed to import recipes. Please check the webhook URL and try again. The answer from 127.0.0.1 is larger than the 10 MB we accept.',
  ],
])('explains the answer of the webhook %j', async (path, message) => {
  await using n8n = await standInN8n({
    broken: (response: ServerResponse) => response.writeHead(500).end('{"message":"Error in workflow"}'),
    closed: (response: ServerResponse) => response.writeHead(403).end(),
    html: (response: ServerResponse) => response.end('<!doctype html><title>N8N</title>'),
    empty: (response: ServerResponse) => response.end(),
    started: { message: 'Workflow was started' },
    rows: [{ a: 1 }, 7],
    gigabyte: endless,
  })
  const url = /^[a-z]+$/.test(path) ? n8n.webhook(path) : path
  expect(await outcomeOf(url)).toMatchObject({ kind: 'problem', message })
})

test('gives up on a webhook that never answers', async () => {
  await using n8n = await standInN8n({ never: () => undefined })
  const answer = await readWebhook(app.http, n8n.webhook('never'), { timeoutMs: 50 })
  expect(answer).toMatchObject({ ok: false, detail: 'No complete answer within 0.05 seconds.' })
})

test('gives the same message for a private address and one that refuses connections', async () => {
  const failed = 'Failed to import recipes. Please check the webhook URL and try again.'
  expect(await outcomeOf('http://192.168.7.7/webhook/x')).toMatchObject({ message: failed })
  expect(await outcomeOf('http://127.0.0.1:9/webhook/x')).toMatchObject({ message: failed })
})

test('reports an internal error of the site', async () => {
  await using n8n = await standInN8n({ rows: [{ title: 'a' }] })
  const broken = { ...app, read: () => Promise.reject(new Error('broken')) }
  expect(await outcomeOf(n8n.webhook('rows'), broken)).toMatchObject({ message: 'An error occurred during import.' })
})
