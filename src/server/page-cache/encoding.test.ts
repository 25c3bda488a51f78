import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encode, encodingFor } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['deflate', 'identity'],
  [';;,=', 'identity'],
])('answers a client that accepts %j with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('compresses without changing the page', async () => {
  const page = Buffer.from('<p>Leek soup</p>'.repeat(100))
  expect(brotliDecompressSync(await encode(page, 'br', 'cached'))).toEqual(page)
  expect(gunzipSync(await encode(page, 'gzip', 'cached'))).toEqual(page)
  expect(await encode(page, 'identity', 'cached')).toBe(page)
})
