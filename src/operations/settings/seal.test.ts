import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('decrypts what it encrypted, and encrypts differently each time', () => {
  const sealed = seal(key, '{"key":"ntn_ünïcode"}', 'notes')
  expect(unseal(key, sealed, 'notes')).toBe('{"key":"ntn_ünïcode"}')
  expect(seal(key, '{"key":"ntn_ünïcode"}', 'notes')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('ntn_')
})

test('does not decrypt with another key, for another row, or after a changed bit', () => {
  const sealed = seal(key, 'secret', 'notes')
  expect(unseal(randomBytes(32), sealed, 'notes')).toBeUndefined()
  expect(unseal(key, sealed, 'crawler')).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(unseal(key, changed.toString('base64'), 'notes')).toBeUndefined()
  }
  expect(unseal(key, '', 'notes')).toBeUndefined()
  expect(unseal(key, 'AAAA', 'notes')).toBeUndefined()
})
