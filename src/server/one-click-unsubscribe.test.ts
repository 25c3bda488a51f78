import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { upsertSubscriber } from '../db/newsletter/subscribers.ts'
import { subscribe } from '../operations/newsletter/subscribe.ts'
import { createSite } from './site.ts'

const app = await createTestApp()
const noPages = () => Promise.reject<ServerBuild>(new Error('no pages in this test'))
const site = createSite(app, { loadBuild: noPages, clientFolder: 'build/client', mode: 'production' })
const connection = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } } }

const oneClick = 'List-Unsubscribe=One-Click'
const post = (token: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.request(
    `http://kitchen.lan/newsletter/unsubscribe?token=${token}`,
    { method: 'POST', headers, body },
    connection,
  )

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const fromElsewhere = { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }

async function subscriber(email: string) {
  await subscribe(app, email, email)
  const { token } = await upsertSubscriber(app.db, email)
  return { token, isActive: async () => (await upsertSubscriber(app.db, email)).isActive }
}

function multipart() {
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  return body
}

test.each([
  ['a form from another site', oneClick, fromElsewhere],
  ['a form from a program', oneClick, form],
  ['a multipart form', multipart(), { origin: 'null' }],
])('%s unsubscribes with one click, and again without an error', async (name, body, headers) => {
  const { token, isActive } = await subscriber(`${name.length}@example.com`)
  expect((await post(token, body, headers)).status).toBe(200)
  expect(await isActive()).toBe(false)
  expect((await post(token, body, headers)).status).toBe(200)
})

test('does not reveal whether a token exists', async () => {
  const { token } = await subscriber('known@example.com')
  const answers = await Promise.all([token, 'unknown', '', 'a'.repeat(5_000)].map((each) => post(each, oneClick, form)))
  const said = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))
  expect(new Set(said)).toEqual(new Set(['200 You are unsubscribed.']))
})

test('refuses any other post from another site', async () => {
  const { token, isActive } = await subscriber('stays@example.com')
  for (const body of ['', 'a=b', 'List-Unsubscribe=Two-Clicks'])
    expect((await post(token, body, fromElsewhere)).status).toBe(403)
  expect((await post(token, 'x'.repeat(20_000), fromElsewhere)).status).toBe(413)
  expect(await isActive()).toBe(true)
})
