import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { findPostmaster } from './postmaster.ts'
import { emptyDataDir, isRoot, query, start, startElsewhere } from './testing/scene.ts'

const run = promisify(execFile)
const nobody = 65_534

test('a port that somebody else took meanwhile is replaced by another', async () => {
  const dataDir = await emptyDataDir()
  const thief = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void thief.close())
  await once(thief, 'listening')
  const { port } = thief.address() as AddressInfo
  await writeFile(join(dataDir, 'postgres-port'), `${port}\n`)
  const { url } = await start(dataDir)
  expect(Number(new URL(url).port)).not.toBe(port)
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
  expect(await readFile(join(dataDir, 'postgres-port'), 'utf8')).toBe(`${new URL(url).port}\n`)
})

test('a lock file whose number has gone to another process does not keep the database from starting', async () => {
  const dataDir = await emptyDataDir()
  const { stop } = await start(dataDir)
  await stop()
  // PostgreSQL itself sees through a number that belongs to another user, so the stranger has to be the same one.
  const { uid } = await stat(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], isRoot ? { uid } : {})
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const lock = join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(lock, `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`)
  await utimes(lock, 0, 0)
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
  const { url } = await start(dataDir)
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
})

test('a database of another major version is left alone, and the sentence names both', async () => {
  const dataDir = await emptyDataDir()
  const { stop } = await start(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 17, and this release brings 18\./)
})

test('something else in the place of the database is not touched', async () => {
  const dataDir = await emptyDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(start(dataDir)).rejects.toThrow(/postgres is in the way: .* Move it away, then start again\.$/)
  await expect(readFile(join(dataDir, 'postgres', 'notes.txt'), 'utf8')).resolves.toBe('mine')
})

test('a password file that is not from this database is named', async () => {
  const dataDir = await emptyDataDir()
  const { stop } = await start(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres-password'), 'other\n')
  await expect(start(dataDir)).rejects.toThrow(/The password in .*postgres-password is not that of the database/)
})

test('a machine PostgreSQL was not built for is told to bring its own', async () => {
  await expect(findBinaries({ platform: 'sunos', arch: 'sparc' })).rejects.toThrow(
    /^PostgreSQL for this kind of machine \(sunos-sparc\) is not installed\. .* set DATABASE_URL/,
  )
})

// Root may write everywhere, so the test needs a second user, and without root there is only this one.
test.runIf(isRoot)('a folder that cannot be written is named, with what to do', async () => {
  const dataDir = await emptyDataDir()
  await chmod(dataDir, 0o755)
  const { problem } = await startElsewhere(dataDir, { uid: nobody }).line()
  expect(problem).toBe(
    `The data folder ${dataDir} cannot be written by nobody. Let this user write to it, or set DATA_DIR to another folder.`,
  )
  const missing = join(dataDir, 'below')
  expect((await startElsewhere(missing, { uid: nobody }).line()).problem).toMatch(/below cannot be made \(permission/)
})

test.runIf(isRoot)("as root, a folder PostgreSQL's user may not enter is named, with what to do", async () => {
  const outside = await emptyDataDir()
  await chmod(outside, 0o700)
  await expect(start(join(outside, 'data'))).rejects.toThrow(
    new RegExp(`runs as user (postgres|nobody), who may not enter ${outside}\\. .*chmod o\\+x ${outside}$`),
  )
})

test.runIf(isRoot)("another user's database is not taken for one's own", async () => {
  const dataDir = await emptyDataDir()
  const { stop } = await start(dataDir)
  await stop()
  const { problem } = await startElsewhere(dataDir, { uid: 1 }).line()
  expect(problem).toMatch(/belongs to another user \(number \d+\)/)
})

test.runIf(isRoot)('as root, in a folder of an ordinary user, everything made belongs to that user', async () => {
  const dataDir = await emptyDataDir()
  await chown(dataDir, nobody, nobody)
  const { url, stop } = await start(dataDir)
  await stop()
  const owners = (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).uid)
  expect(new Set(await Promise.all(owners))).toEqual(new Set([nobody]))
  expect((await startElsewhere(dataDir, { uid: nobody }).line()).url).toBe(url)
})

test.runIf(isRoot)('a user whom the system does not know is told so', async () => {
  const dataDir = await emptyDataDir()
  await chown(dataDir, 54_321, 54_321)
  const { problem } = await startElsewhere(dataDir, { uid: 54_321 }).line()
  expect(problem).toMatch(/a user without a name, and number 54321 has none\. Start as a user this system knows/)
})

// A small disk of one's own needs root and Linux.
test.runIf(isRoot && process.platform === 'linux')('a full disk is said so, at first and later starts', async () => {
  const dataDir = await emptyDataDir()
  await run('mount', ['-t', 'tmpfs', '-o', 'size=30m,mode=711', 'tmpfs', dataDir])
  onTestFinished(async () => void (await run('umount', ['-l', dataDir])))
  await expect(start(dataDir)).rejects.toThrow(/^The disk that holds .* is full\. Free some space, then start again/)
  await run('mount', ['-o', 'remount,size=80m', dataDir])
  const { stop } = await start(dataDir)
  await stop()
  await run('sh', ['-c', `cat /dev/zero > ${dataDir}/filler || true`])
  await expect(start(dataDir)).rejects.toThrow(/^The disk that holds .* is full\./)
})
