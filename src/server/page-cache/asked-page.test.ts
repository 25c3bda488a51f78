import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createAskedPage } from './asked-page.ts'

const home = { HOST: '127.0.0.1', PORT: 3000 }
const publicSite = { ...home, PUBLIC_URL: 'https://recipes.example' }

function requestFor(url: string, headers: Record<string, string> = {}, host = '127.0.0.1:3000') {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { method: 'GET', url, headers: { ...(host && { host }), ...headers } })
}

test('uses the public address for cached pages, whatever the Host header says', () => {
  const page = createAskedPage(publicSite)(requestFor('/latest', { host: 'elsewhere.example' }))
  expect(page?.address).toBe('https://recipes.example/latest')
})

test('does not cache a page requested with an Origin when the site has no public address', () => {
  const headers = { origin: 'http://127.0.0.1:3000' }
  expect(createAskedPage(home)(requestFor('/latest', headers))).toBeUndefined()
  expect(createAskedPage(publicSite)(requestFor('/latest', headers))).toBeDefined()
})

test('a request without a host is not answered from the cache', () => {
  expect(createAskedPage(home)(requestFor('/latest', {}, ''))).toBeUndefined()
})

test('keeps the addresses of many host names apart', () => {
  const askedPage = createAskedPage(home)
  for (let nth = 0; nth < 250; nth += 1) {
    const page = askedPage(requestFor('/latest', { host: `kitchen-${nth % 120}.lan` }))
    expect(page?.address).toBe(`http://kitchen-${nth % 120}.lan/latest`)
  }
})
