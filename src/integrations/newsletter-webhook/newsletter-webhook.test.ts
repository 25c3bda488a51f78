import { expect, test } from 'vitest'
import { createHttp } from '../../lib/http/http.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { createNewsletterWebhook } from './newsletter-webhook.ts'

const problemOf = (announced: Promise<void>) => announced.catch((cause: Error) => cause.message)

test('sends the address as JSON', async () => {
  const seen: Array<unknown> = []
  await using server = await serve(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push([request.method, request.url, request.headers['content-type'], Buffer.concat(chunks).toString()])
    response.end('whatever it says')
  })
  await createNewsletterWebhook(httpAllowing(server), `${server.url}/hook?key=1`).announce('cook@example.com')
  expect(seen).toEqual([['POST', '/hook?key=1', 'application/json', '{"email":"cook@example.com"}']])
})

test.each([
  [500, {}, 'NEWSLETTER_WEBHOOK_URL: the service answered 500'],
  [404, {}, 'NEWSLETTER_WEBHOOK_URL: the service answered 404'],
  [302, { location: '/elsewhere' }, 'NEWSLETTER_WEBHOOK_URL: it only redirects to another address. Use that one'],
])('reports a response %i as a failure without revealing the service’s address', async (status, headers, text) => {
  await using server = await serve(
    ({ url }, response) => void response.writeHead(url === '/s3cret' ? status : 200, headers).end(),
  )
  const problem = await problemOf(createNewsletterWebhook(httpAllowing(server), `${server.url}/s3cret`).announce('a@b'))
  expect(problem).toBe(text)
  expect(problem).not.toContain('s3cret')
})

test('refuses a private address and logs how to allow it', async () => {
  const webhook = createNewsletterWebhook(createHttp({ allow: [] }), 'http://127.0.0.1:5678/webhook/s3cret')
  expect(await problemOf(webhook.announce('a@b'))).toBe(
    'NEWSLETTER_WEBHOOK_URL: it is on a private network. To allow it, set OUTBOUND_ALLOW=127.0.0.1:5678',
  )
})
