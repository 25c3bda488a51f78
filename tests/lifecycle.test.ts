import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/db/connection/open.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { startStandInWeb } from './e2e/stand-in-web.ts'
import { listRunningSites } from '../src/db/embedded/running-sites.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

const isBuilt = existsSync(join(import.meta.dirname, '..', 'build', 'server', 'index.js'))

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'marshmallow-life-'))
  await chmod(path, 0o711)
  return path
}

let preparedOnce: Promise<string> | undefined

/** Returns a copy of a data folder whose site starts quickly, because it is migrated and has no sample content. */
async function preparedFolder() {
  preparedOnce ??= prepareFolder()
  const path = await emptyFolder()
  // Unlike Node's copy functions, `cp -a` preserves the owner.
  await promisify(execFile)('cp', ['-a', `${await preparedOnce}/.`, path])
  return path
}

async function prepareFolder() {
  const path = await emptyFolder()
  const database = await openDatabase({ env: { DATA_DIR: path }, log: silent })
  await deleteSampleContent(database.db).finally(() => database.close())
  return path
}

afterAll(async () => {
  if (preparedOnce) await rm(await preparedOnce, { recursive: true, force: true })
})

/** Starts the server below a shell, as npm does. */
function startBelowShell(dataDir: string) {
  const server = join(import.meta.dirname, '..', 'src', 'server.ts')
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    OUTBOUND_ALLOW: '127.0.0.1',
    npm_lifecycle_event: 'start',
  }
  const child = spawn('sh', ['-c', `"${process.execPath}" "${server}"; true`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: once(child.stdout, 'close'), printed: () => output }
}

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

async function until(condition: () => boolean) {
  await expect.poll(condition, { timeout: 90_000, interval: 50 }).toBe(true)
}

test.runIf(isBuilt)('finishes the current request before stopping with its shell', { timeout: 180_000 }, async () => {
  const dataDir = await preparedFolder()
  const web = await startStandInWeb({ '/slow': { body: '<title>No recipe</title>', delayMs: 2_500 } })
  const { child, ended, printed } = startBelowShell(dataDir)
  await until(() => printed().includes('is open'))
  const url = /is open: (http[^\s"]+)/.exec(printed())?.[1]
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ url: `${web.url}/slow` })
  const answer = fetch(`${url}/api/import/web-page`, { method: 'POST', headers, body }).then((response) =>
    response.text(),
  )
  await until(() => web.requests.includes('/slow'))
  child.kill('SIGKILL')
  expect(await answer).toContain('"kind":"problem"')
  await ended
  expect(hasDatabase(dataDir)).toBe(false)
  await web.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(isBuilt)('leaves no database running when stopped during the start', { timeout: 180_000 }, async () => {
  const dataDir = await preparedFolder()
  const { child, ended } = startBelowShell(dataDir)
  await until(() => hasDatabase(dataDir))
  child.kill('SIGKILL')
  await ended
  await until(() => !hasDatabase(dataDir))
  expect(hasDatabase(dataDir)).toBe(false)
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(isBuilt)(
  'reports a failed start in one sentence and leaves nothing running',
  { timeout: 180_000 },
  async () => {
    const dataDir = await emptyFolder()
    await writeFile(join(dataDir, 'recipe-images'), 'no folder')
    const problem = await startSite({ dataDir }).catch(String)
    expect(problem).toMatch(/The site could not start: /)
    // In a log as JSON, a line break is written as "\n".
    expect(problem).not.toMatch(/(?:\\n|\n)\s+at /)
    expect(hasDatabase(dataDir)).toBe(false)
    await rm(dataDir, { recursive: true, force: true })
  },
)

test.runIf(isBuilt)(
  'prints its addresses, is recorded for the command line, and continues when the program that reads its log as text ends',
  { timeout: 60_000 },
  async () => {
    const dataDir = await preparedFolder()
    const records = join(import.meta.dirname, '..', '.run')
    let output = ''
    const env = { LOG_FORMAT: 'text', SECRET_KEY: 'a-secret-key-of-more-than-32-letters' }
    const site = await startAndRemove({ dataDir, env, onOutput: (text) => (output += text) })
    await until(() => output.includes(dataDir))
    expect(output).toContain(`Marshmallow Kitchen is open: ${site.url}\n`)
    expect(output).toMatch(/^Become the administrator: {4}http\S+\/first-admin\?token=[\w-]{32}$/m)
    expect(output).toContain(`Your data is in:             ${dataDir}\n`)
    expect(output).not.toContain('{"level"')
    expect(output).not.toContain('\u001B')

    const recorded = async () => (await listRunningSites(records)).filter(({ pid }) => pid === site.pid)
    expect(await recorded()).toEqual([{ pid: site.pid, dataDir, secrets: ['SECRET_KEY'] }])
    expect(await useUnread(site)).toEqual({ answers: [404, 200, 200], exitCode: 0 })
    expect(await recorded()).toEqual([])
    expect(existsSync(join(records, `${site.pid}.json`))).toBe(false)
  },
)

test.runIf(isBuilt)(
  'continues, and stops as usual, when the program that reads its log as json ends',
  { timeout: 60_000 },
  async () => {
    const site = await startAndRemove({ dataDir: await preparedFolder(), env: { LOG_FORMAT: 'json' } })
    expect(await useUnread(site)).toEqual({ answers: [404, 200, 200], exitCode: 0 })
  },
)

/** Starts a site whose folder is deleted at the end of the test. */
async function startAndRemove(options: SiteOptions & { dataDir: string }): Promise<Site> {
  const site = await startSite(options)
  onTestFinished(async () => {
    await site.kill()
    await rm(options.dataDir, { recursive: true, force: true })
  })
  return site
}

/** Closes the pipe of a site's output, opens pages and stops the site. */
async function useUnread(site: Site) {
  site.closeOutput()
  const answers: Array<number> = []
  // Each answer is logged, and the first line meets the closed pipe.
  for (const path of ['/no-such-page', '/about', '/latest']) answers.push((await fetch(`${site.url}${path}`)).status)
  await site.stop()
  return { answers, exitCode: site.exitCode() }
}
