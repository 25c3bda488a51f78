import { expect, test } from 'vitest'
import { openZip } from '../../importer/readers/zip.ts'
import { inTurn } from '../testing/round-trip.ts'
import { type ArchivedFile, zipOf } from './zip.ts'

const changedAt = new Date('2026-01-01T00:00:00Z')
const megabyte = 1024 * 1024

/** Returns bytes that do not compress. */
const noise = (size: number) => {
  let state = 1
  return Uint8Array.from({ length: size }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff)
}

test('an archive holds its files under their names', async () => {
  const files: ReadonlyArray<ArchivedFile> = [
    { path: 'Süße Küche/recipe.json', bytes: Buffer.from('{}'), changedAt },
    { path: 'empty.txt', bytes: Buffer.from(''), changedAt },
    { path: 'photo.jpg', bytes: noise(5_000), changedAt },
  ]
  const chunks = await Array.fromAsync(zipOf(inTurn(files)))
  const archive = await openZip({ bytes: Buffer.concat(chunks) }, { left: megabyte })
  const read = await Promise.all(archive.names.map((name) => archive.read(name)))
  expect(archive.names).toEqual(files.map(({ path }) => path))
  expect(read.map((bytes) => bytes && Buffer.from(bytes))).toEqual(files.map(({ bytes }) => Buffer.from(bytes)))
})

test('a file is created only after the previous ones have been read', async () => {
  const bytes = noise(megabyte)
  let made = 0
  async function* pictures(): AsyncGenerator<ArchivedFile> {
    for (; made < 20;) {
      made += 1
      yield { path: `${made}.jpg`, bytes, changedAt }
    }
  }
  let received = 0
  for await (const chunk of zipOf(pictures())) {
    received += chunk.length
    expect(made).toBeLessThanOrEqual(received / megabyte + 3)
  }
  expect(made).toBe(20)
})

test('stops the work when the visitor leaves', async () => {
  let hasEnded = false
  async function* endless(): AsyncGenerator<ArchivedFile> {
    try {
      for (let index = 0; ; index += 1) yield { path: `${index}.jpg`, bytes: noise(10_000), changedAt }
    } finally {
      hasEnded = true
    }
  }
  for await (const chunk of zipOf(endless())) if (chunk.length > 0) break
  expect(hasEnded).toBe(true)
})

async function* failing(): AsyncGenerator<ArchivedFile> {
  yield { path: 'a.txt', bytes: Buffer.from('a'), changedAt }
  throw new Error('The database is gone')
}

test('passes a loading failure on to the caller', async () => {
  await expect(Array.fromAsync(zipOf(failing()))).rejects.toThrow('The database is gone')
})
