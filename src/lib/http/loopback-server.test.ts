import { expect, test } from 'vitest'
import { serve } from './loopback-server.ts'

test('gives each test server a port that none had before', { timeout: 60_000 }, async () => {
  const ports = new Set<number>()
  for (let each = 0; each < 600; each += 1) {
    await using server = await serve((_request, response) => response.end())
    ports.add(server.port)
  }
  expect(ports.size).toBe(600)
})
