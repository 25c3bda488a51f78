import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { finish, listen } from './listen.ts'

async function openServer() {
  const server = createServer((_, response) => response.end('fine'))
  const listening = await listen(server, '127.0.0.1', 0)
  if (!listening.ok) throw new Error(listening.problem)
  onTestFinished(() => finish(server))
  return listening.url
}

test('answers an address that is too long with a sentence, and the next request as usual', async () => {
  const url = await openServer()
  const response = await fetch(`${url}/search?q=${encodeURIComponent('🍲'.repeat(10_000))}`)
  expect(response.status).toBe(431)
  expect(await response.text()).toBe('This address is too long. Go back and search with fewer words.')
  expect(await (await fetch(url)).text()).toBe('fine')
})

test('tells a client that its request cannot be read', async () => {
  const { port } = new URL(await openServer())
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('what is for dinner?\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*This request can’t be read\.$/)
})
