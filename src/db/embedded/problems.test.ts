import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { findPostmaster } from './postmaster.ts'
import { dataDirWithDatabase, emptyDataDir, isRoot, query, start, startElsewhere } from './testing/scene.ts'

const run = promisify(execFile)
const nobody = 65_534

test('picks another port when its port is taken', async () => {
  const dataDir = await dataDirWithDatabase()
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

test('starts although the process id in the lock file belongs to another process', async () => {
  const dataDir = await dataDirWithDatabase()
  // PostgreSQL ignores an id that belongs to another user, so the other process needs the same user.
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

test('leaves a database of another major version alone and names both versions', async () => {
  const dataDir = await dataDirWithDatabase()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/was created by PostgreSQL 17, and this release includes 18\./)
})

test('does not touch other files at the place of the database', async () => {
  const dataDir = await emptyDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(start(dataDir)).rejects.toThrow(
    /postgres exists but holds no database\. Move it away, then start again\.$/,
  )
  await expect(readFile(join(dataDir, 'postgres', 'notes.txt'), 'utf8')).resolves.toBe('mine')
})

test('names a password file that does not match the database', async () => {
  const dataDir = await dataDirWithDatabase()
  await writeFile(join(dataDir, 'postgres-password'), 'other\n')
  await expect(start(dataDir)).rejects.toThrow(/The password in .*postgres-password is not that of the database/)
})

test('suggests DATABASE_URL on a platform without PostgreSQL', async () => {
  await expect(findBinaries({ platform: 'sunos', arch: 'sparc' })).rejects.toThrow(
    /^PostgreSQL for this kind of machine \(sunos-sparc\) is not installed\. .* set DATABASE_URL/,
  )
})

// Root can write everywhere, so this test needs a second account. Only root can use one.
test.runIf(isRoot)('names a folder that it cannot write to, and says what to do', async () => {
  const dataDir = await emptyDataDir()
  await chmod(dataDir, 0o755)
  const { problem } = await startElsewhere(dataDir, { uid: nobody }).line()
  expect(problem).toBe(
    `The data folder ${dataDir} cannot be written by nobody. Let this user write to it, or set DATA_DIR to another folder.`,
  )
  const missing = join(dataDir, 'below')
  expect((await startElsewhere(missing, { uid: nobody }).line()).problem).toMatch(
    /below cannot be created \(permission/,
  )
})

test.runIf(isRoot)(
  'names a folder that the user of PostgreSQL may not enter, and says what to do, when started as root',
  async () => {
    const outside = await emptyDataDir()
    await chmod(outside, 0o700)
    await expect(start(join(outside, 'data'))).rejects.toThrow(
      new RegExp(`runs as user (postgres|nobody), who may not enter ${outside}\\. .*chmod o\\+x ${outside}$`),
    )
  },
)

test.runIf(isRoot)('refuses the database of another user', async () => {
  const dataDir = await dataDirWithDatabase()
  const { problem } = await startElsewhere(dataDir, { uid: 1 }).line()
  expect(problem).toMatch(/belongs to another user \(number \d+\)/)
})

test.runIf(isRoot)("gives all files to the folder's owner when started as root", async () => {
  const dataDir = await emptyDataDir()
  await chown(dataDir, nobody, nobody)
  const { url, stop } = await start(dataDir)
  await stop()
  const owners = (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).uid)
  expect(new Set(await Promise.all(owners))).toEqual(new Set([nobody]))
  expect((await startElsewhere(dataDir, { uid: nobody }).line()).url).toBe(url)
})

test.runIf(isRoot)('explains that PostgreSQL refuses a user without a name', async () => {
  const dataDir = await emptyDataDir()
  await chown(dataDir, 54_321, 54_321)
  const { problem } = await startElsewhere(dataDir, { uid: 54_321 }).line()
  expect(problem).toMatch(/a user without a name, and number 54321 has none\. Start as a user this system knows/)
})

// Mounting a small disk needs root and Linux.
test.runIf(isRoot && process.platform === 'linux')(
  'says that the disk is full, at the first start and later',
  async () => {
    const dataDir = await emptyDataDir()
    await run('mount', ['-t', 'tmpfs', '-o', 'size=30m,mode=711', 'tmpfs', dataDir])
    onTestFinished(async () => void (await run('umount', ['-l', dataDir])))
    await expect(start(dataDir)).rejects.toThrow(/^The disk that holds .* is full\. Free some space, then start again/)
    await run('mount', ['-o', 'remount,size=80m', dataDir])
    const { stop } = await start(dataDir)
    await stop()
    await run('sh', ['-c', `cat /dev/zero > ${dataDir}/filler || true`])
    await expect(start(dataDir)).rejects.toThrow(/^The disk that holds .* is full\./)
  },
)
