import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createImageStore } from './image-store.ts'

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'marshmallow-images-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

test('stores, replaces, finds and removes a picture', async () => {
  await using folder = await temporaryFolder()
  const images = createImageStore(join(folder.path, 'recipe-images'))
  await images.put('a1/800.webp', Buffer.from('first'), 'image/webp')
  await images.put('a1/800.webp', Buffer.from('second'), 'image/webp')
  expect(text(await createImageStore(join(folder.path, 'recipe-images')).get('a1/800.webp'))).toBe('second')
  await images.remove('a1/800.webp')
  await images.remove('a1/800.webp')
  expect(await images.get('a1/800.webp')).toBeUndefined()
})

test.each([
  '',
  '/etc/passwd',
  '../outside.webp',
  'a/../../outside.webp',
  'a/./b.webp',
  'a//b.webp',
  '.incoming/b.webp',
  'a\\..\\b.webp',
  'a%2f..%2fb.webp',
  'a/b.webp\0.png',
  'a/b.webp\n',
  'a/b',
  'a/b.html',
  'a/b.svg',
  `${'a/'.repeat(9)}b.webp`,
  `${'a'.repeat(300)}.webp`,
])('refuses the key "%s"', async (key) => {
  await using folder = await temporaryFolder()
  await writeFile(join(folder.path, 'outside.webp'), 'outside')
  const images = createImageStore(join(folder.path, 'recipe-images'))
  await expect(images.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key')
  expect(await images.get(key)).toBeUndefined()
  await images.remove(key)
  expect(await readdir(folder.path)).toEqual(['outside.webp'])
})

test('refuses a type that differs from the extension', async () => {
  await using folder = await temporaryFolder()
  const images = createImageStore(folder.path)
  await expect(images.put('a.webp', Buffer.from('x'), 'image/png')).rejects.toThrow('image/png')
})

test('leaves one complete picture after simultaneous writes', async () => {
  await using folder = await temporaryFolder()
  const images = createImageStore(folder.path)
  const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000, index))
  await Promise.all(versions.map((bytes) => images.put('a/b.avif', bytes, 'image/avif')))
  const stored = await images.get('a/b.avif')
  expect(versions.some((bytes) => stored && bytes.equals(stored))).toBe(true)
  expect(await readdir(join(folder.path, '.incoming'))).toEqual([])
})

test('leaves no files when storing fails, and preserves the old picture', async () => {
  await using folder = await temporaryFolder()
  const images = createImageStore(folder.path)
  await images.put('a.webp', Buffer.from('old'), 'image/webp')
  await writeFile(join(folder.path, 'b'), 'a file where a folder should be')
  await expect(images.put('b/c.webp', Buffer.from('new'), 'image/webp')).rejects.toThrow('could not be stored')
  expect(await readdir(join(folder.path, '.incoming'))).toEqual([])
  expect(await images.get('b/c.webp')).toBeUndefined()
  expect(text(await images.get('a.webp'))).toBe('old')
})

test('recreates a missing folder', async () => {
  await using folder = await temporaryFolder()
  const images = createImageStore(join(folder.path, 'recipe-images'))
  await images.put('a.webp', Buffer.from('x'), 'image/webp')
  await rm(join(folder.path, 'recipe-images'), { recursive: true })
  await expect(images.put('b.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('could not be stored')
  await images.put('b.webp', Buffer.from('x'), 'image/webp')
  expect(text(await images.get('b.webp'))).toBe('x')
})

test('deletes old unfinished files but not new ones', async () => {
  await using folder = await temporaryFolder()
  const incoming = join(folder.path, '.incoming')
  await mkdir(incoming)
  await writeFile(join(incoming, 'old'), 'half')
  await writeFile(join(incoming, 'young'), 'half')
  await utimes(join(incoming, 'old'), 0, 0)
  await createImageStore(folder.path).put('a.webp', Buffer.from('x'), 'image/webp')
  expect(await readdir(incoming)).toEqual(['young'])
})
