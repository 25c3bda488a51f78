import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnv } from '../lib/env/env.ts'
import { visitorOf } from './visitor.ts'

async function visitor(direct: string, forwarded?: string, TRUSTED_PROXIES?: string) {
  const settings = readEnv({ TRUSTED_PROXIES })
  if (!settings.ok) throw new Error(settings.problem)
  const app = new Hono().get('/', (context) => context.text(visitorOf(context, settings.env)))
  const connection = { incoming: { socket: { remoteAddress: direct, remotePort: 1, remoteFamily: '' } } }
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, connection)
  return answer.text()
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('trusts the visitor named by a local proxy (%s)', async (proxy) => {
  expect(await visitor(proxy, '203.0.113.7')).toBe('203.0.113.7')
})

test('ignores the visitor named by any other client', async () => {
  expect(await visitor('198.51.100.9', '203.0.113.7')).toBe('198.51.100.9')
})

test('ignores addresses a visitor added to the header', async () => {
  expect(await visitor('127.0.0.1', '10.9.9.9, 203.0.113.7')).toBe('203.0.113.7')
})

test.each([
  ['10.0.0.5', '203.0.113.7, 192.168.1.1', '10.0.0.5, 192.168.0.0/16', '203.0.113.7'],
  ['10.0.0.6', '203.0.113.7, 192.168.1.1', '10.0.0.5, 192.168.0.0/16', '10.0.0.6'],
  ['10.0.0.5', '203.0.113.7, 127.0.0.1', '10.0.0.5, loopback', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', '10.0.0.5', '127.0.0.1'],
  ['fd00::1', '203.0.113.7', 'fd00::/8', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1', 'loopback', '127.0.0.1'],
])('connection from %s, forwarded for %s, trusting %s: visitor is %s', async (direct, forwarded, trusted, expected) => {
  expect(await visitor(direct, forwarded, trusted)).toBe(expected)
})

test.each([
  ['not an address', '127.0.0.1'],
  ['203.0.113.7, unknown', '127.0.0.1'],
  ['0x7f.1', '127.0.0.1'],
  ['203.0.113.7:5312', '203.0.113.7'],
  ['[2001:db8::7]:5312', '2001:db8:0:0::/64'],
  [' , 203.0.113.7', '203.0.113.7'],
])('reads "%s" as %s', async (forwarded, expected) => {
  expect(await visitor('127.0.0.1', forwarded)).toBe(expected)
})

test('treats all addresses of an IPv6 network as one visitor', async () => {
  const one = await visitor('2001:db8:1:2:aaaa::1')
  expect(await visitor('2001:db8:1:2:bbbb::2')).toBe(one)
  expect(await visitor('2001:db8:1:3::1')).not.toBe(one)
})

test('treats both notations of an IPv4 address as one visitor', async () => {
  expect(await visitor('::ffff:203.0.113.7')).toBe('203.0.113.7')
})
