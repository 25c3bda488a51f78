import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startStandInWeb } from './e2e/stand-in-web.ts'
import { startSite } from './site.ts'

const isBuilt = existsSync(join(import.meta.dirname, '..', 'build', 'server', 'index.js'))

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'marshmallow-life-'))
  await chmod(path, 0o711)
  return path
}

/** The server as npm starts it: below a shell. */
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
  return { child, ended: once(child.stdout, 'close'), said: () => output }
}

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

async function until(condition: () => boolean) {
  for (let tries = 0; tries < 600 && !condition(); tries += 1) await sleep(50)
  expect(condition()).toBe(true)
}

test.runIf(isBuilt)(
  'a request in hand is finished before the site leaves with its shell',
  { timeout: 60_000 },
  async () => {
    const dataDir = await folder()
    const web = await startStandInWeb({ '/slow': { body: '<title>No recipe</title>', delayMs: 2_500 } })
    const { child, ended, said } = startBelowShell(dataDir)
    await until(() => said().includes('is open'))
    const url = /is open: (http[^\s"]+)/.exec(said())?.[1]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ url: `${web.url}/slow` })
    const answer = fetch(`${url}/api/import/web-page`, { method: 'POST', headers, body }).then((response) =>
      response.text(),
    )
    await sleep(500)
    child.kill('SIGKILL')
    expect(await answer).toContain('"kind":"problem"')
    await ended
    expect(hasDatabase(dataDir)).toBe(false)
    await web.close()
    await rm(dataDir, { recursive: true, force: true })
  },
)

test.runIf(isBuilt)('a stop in the middle of the start leaves no database running', { timeout: 60_000 }, async () => {
  const dataDir = await folder()
  const { child, ended } = startBelowShell(dataDir)
  await until(() => hasDatabase(dataDir))
  child.kill('SIGKILL')
  await ended
  await until(() => !hasDatabase(dataDir))
  expect(hasDatabase(dataDir)).toBe(false)
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(isBuilt)(
  'a start that fails late ends in one sentence, with nothing left running',
  { timeout: 60_000 },
  async () => {
    const dataDir = await folder()
    await writeFile(join(dataDir, 'recipe-images'), 'no folder')
    await expect(startSite({ dataDir })).rejects.toThrow(/The site could not start: /)
    await expect(startSite({ dataDir })).rejects.not.toThrow(/\n\s+at /)
    expect(hasDatabase(dataDir)).toBe(false)
    await rm(dataDir, { recursive: true, force: true })
  },
)
