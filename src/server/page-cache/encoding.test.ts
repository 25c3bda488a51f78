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
])('who accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('what is packed is the page', async () => {
  const page = Buffer.from('<p>Leek soup</p>'.repeat(100))
  expect(brotliDecompressSync(await encode(page, 'br', 'kept'))).toEqual(page)
  expect(gunzipSync(await encode(page, 'gzip', 'kept'))).toEqual(page)
  expect(await encode(page, 'identity', 'kept')).toBe(page)
})
