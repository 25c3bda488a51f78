import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretFor } from './secret-key.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const secret = (SECRET_KEY: string, purpose: string) => secretFor({ SECRET_KEY, DATA_DIR: '/nowhere' }, purpose)

test('derives a different key for each purpose and each SECRET_KEY', () => {
  expect(secret('a', 'sessions')).toHaveLength(32)
  expect(secret('a', 'sessions')).toEqual(secret('a', 'sessions'))
  expect(secret('a', 'sessions')).not.toEqual(secret('a', 'site keys'))
  expect(secret('a', 'sessions')).not.toEqual(secret('b', 'sessions'))
})

test('creates a key once, readable by the owner only, and leaves no other file', async () => {
  const folder = join(await temporaryFolder(), 'data')
  const first = secretFor({ DATA_DIR: folder }, 'sessions')
  const key = await readFile(join(folder, 'secret-key'), 'utf8')
  expect(key).toMatch(/^[\w-]{43}\n$/)
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret-key'])
  expect(secretFor({ DATA_DIR: folder }, 'sessions')).toEqual(first)
  expect(secretFor({ SECRET_KEY: key.trim(), DATA_DIR: '/nowhere' }, 'sessions')).toEqual(first)
})

test('creates another key for another folder', async () => {
  const folders = [await temporaryFolder(), await temporaryFolder()] as const
  const [one, other] = folders.map((DATA_DIR) => secretFor({ DATA_DIR }, 'sessions'))
  expect(one).not.toEqual(other)
})

test('says what to do when the key file is empty', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'secret-key'), '\n')
  expect(() => secretFor({ DATA_DIR: folder }, 'sessions')).toThrow(/secret-key is empty.*[Rr]estore/)
  expect(await readdir(folder)).toEqual(['secret-key'])
})

test('reports a key file that cannot be read or written', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  expect(() => secretFor({ DATA_DIR: join(folder, 'file') }, 'sessions')).toThrow(/ENOTDIR/)
})
