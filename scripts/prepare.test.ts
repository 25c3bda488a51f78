import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Creates a folder with an old build and with a build tool that fails. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'marshmallow-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['prepare.mjs', 'running-site.mjs', 'shorten-drizzle-exports.mjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name))
  write('package-lock.json', '{}')
  write('node_modules/.installed', createHash('sha256').update('{}').digest('hex'))
  write('node_modules/drizzle-orm/package.json', '{"exports":{"./*":{}}}')
  write('node_modules/@react-router/dev/bin.cjs', 'process.exit(1)')
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  write('src/server.ts', 'setInterval(() => {}, 1000)')
  write('src/extension/a.ts', '')
  write('src/web/styles/a.css', '')
  write('build/client/old.js', 'old')
  const prepare = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/prepare.mjs'), 'build'])
    return { status, output: String(stdout), problem: String(stderr) }
  }
  return { folder, write, prepare, oldBuild: () => existsSync(join(folder, 'build/client/old.js')) }
}

function startSite(folder: string): ChildProcess {
  const site = spawn(process.execPath, [join(folder, 'src/server.ts')], { stdio: 'ignore' })
  onTestFinished(() => void site.kill('SIGKILL'))
  return site
}

test('does not build or install under a running site', async () => {
  const { folder, write, prepare, oldBuild } = checkout()
  const site = startSite(folder)
  await once(site, 'spawn')
  write(`.run/${site.pid}.json`, JSON.stringify({ pid: site.pid, dataDir: folder, secrets: [] }))
  const sentence = `A site is running from this folder (process ${site.pid}). Stop it first, then start again. If it is no longer running, delete .run/${site.pid}.json.\n`
  expect(prepare()).toEqual({ status: 1, output: '', problem: sentence })
  write('node_modules/.installed', 'an older lock file')
  expect(prepare()).toEqual({ status: 1, output: '', problem: sentence })
  expect(oldBuild()).toBe(true)
  expect(readFileSync(join(folder, 'node_modules/.installed'), 'utf8')).toBe('an older lock file')
})

test('builds beside a development server, and after a crash', async () => {
  const { folder, write, prepare } = checkout()
  const site = startSite(folder)
  await once(site, 'spawn')
  write(`.run/${site.pid}.json`, JSON.stringify({ pid: site.pid, isDevelopment: true }))
  // Another program has the id of a killed site.
  write(`.run/${process.ppid}.json`, JSON.stringify({ pid: process.ppid }))
  expect(prepare().output).toBe('Building the pages …\n')
})

test('keeps the last build if the new one fails', () => {
  const { prepare, oldBuild } = checkout()
  expect(prepare()).toMatchObject({ status: 1, problem: expect.stringContaining('The build failed') })
  expect(oldBuild()).toBe(true)
})
