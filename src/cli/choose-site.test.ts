import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../tests/run-command.ts'
import { emptyDataDir, start } from '../db/embedded/testing/scene.ts'
import { chooseSite, problemWithNewDatabase } from './choose-site.ts'

const program = join(import.meta.dirname, 'main.ts')

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-choose-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a project with records of sites, by default of the current process. */
async function projectWith(...sites: Array<{ pid?: number; dataDir: string; publicUrl?: string; secrets?: string[] }>) {
  const projectFolder = await emptyFolder()
  const runFolder = join(projectFolder, '.run')
  await mkdir(runFolder)
  for (const [index, site] of sites.entries())
    await writeFile(join(runFolder, `${index}.json`), JSON.stringify({ pid: process.pid, secrets: [], ...site }))
  return { projectFolder, runFolder }
}

test('finds the running site with its data folder and public address', async () => {
  const dataDir = await emptyDataDir()
  await start(dataDir)
  const publicUrl = 'https://recipes.example.com'
  const project = await projectWith({ dataDir, publicUrl })
  expect(await chooseSite({ LOG_LEVEL: 'info' }, project)).toEqual({
    ok: true,
    settings: { LOG_LEVEL: 'info', DATA_DIR: dataDir, PUBLIC_URL: publicUrl },
  })
})

test('uses a given folder or database regardless of running sites', async () => {
  const project = await projectWith({ dataDir: '/running', secrets: ['DATABASE_URL'] })
  for (const settings of [{ DATA_DIR: '/named' }, { DATABASE_URL: 'postgres://a@b/c' }])
    expect(await chooseSite(settings, project)).toEqual({ ok: true, settings })
})

test('uses the project’s data folder without a running site', async () => {
  const project = await projectWith()
  expect(await chooseSite({ DATA_DIR: '' }, project)).toEqual({
    ok: true,
    settings: { DATA_DIR: join(project.projectFolder, 'data') },
  })
})

test('ignores and deletes records of killed sites', async () => {
  const gone = spawn('true')
  await new Promise((resolve) => gone.once('exit', resolve))
  const stopped = await emptyDataDir()
  const project = await projectWith(
    { pid: gone.pid ?? 0, dataDir: '/gone', secrets: ['DATABASE_URL'] },
    // Its process id is reused, but its database is not running.
    { dataDir: stopped },
  )
  await writeFile(join(project.runFolder, 'torn.json'), '{"pid":')
  expect(await chooseSite({}, project)).toMatchObject({ settings: { DATA_DIR: join(project.projectFolder, 'data') } })
  expect(await readdir(project.runFolder)).toEqual([])
})

test('lists several running sites and chooses none', async () => {
  const secrets = ['DATABASE_URL']
  const project = await projectWith({ dataDir: '/one', secrets }, { dataDir: '/two', secrets })
  expect(await chooseSite({}, project)).toEqual({
    ok: false,
    problem: 'Several sites are running. Say which one is meant:\n  DATA_DIR=/one\n  DATA_DIR=/two',
  })
})

test('requires the secrets of the running site', async () => {
  const project = await projectWith({ dataDir: '/one', secrets: ['DATABASE_URL', 'SECRET_KEY'] })
  expect(await chooseSite({}, project)).toEqual({
    ok: false,
    problem: expect.stringMatching(/was started with DATABASE_URL and SECRET_KEY\. Set the same values here\.$/),
  })
})

test('creates a database only after confirmation on a terminal', async () => {
  const DATA_DIR = await emptyFolder()
  const questions: Array<string> = []
  const answering = (answer: string) => ({
    mayMakeDatabase: false,
    isTerminal: true,
    ask: async (question: string) => {
      questions.push(question)
      return answer
    },
  })
  expect(await problemWithNewDatabase({ DATABASE_URL: undefined, DATA_DIR }, answering(' Yes\n'))).toBeNull()
  expect(await problemWithNewDatabase({ DATABASE_URL: undefined, DATA_DIR }, answering(''))).toContain('npm start')
  expect(questions).toEqual(Array(2).fill(`There is no database in ${DATA_DIR} yet. Create one? [y/N] `))
})

function marshmallow(dataDir: string, ...args: Array<string>) {
  const { DATABASE_URL: _, ...env } = process.env
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, output, errorOutput) => resolve({ code: error ? error.code : 0, printed: output + errorOutput }),
    )
  })
}

test('creates no database for a command that only reads, and says what to do', async () => {
  const dataDir = await emptyFolder()
  const message = `There is no database in ${dataDir}. Set DATA_DIR to the folder of your site, or start the site first: npm start\n`
  for (const args of [['messages'], ['user', 'list'], ['seed', '--remove'], ['backup', join(dataDir, 'a.backup')]]) {
    const { code, output, errorOutput } = await runCommand({ DATA_DIR: dataDir, DATABASE_URL: '' }, ...args)
    expect({ code, printed: output + errorOutput }).toEqual({ code: 1, printed: message })
  }
  expect(await readdir(dataDir)).toEqual([])
})

test('says where an import creates the database', { timeout: 120_000 }, async () => {
  const dataDir = await emptyDataDir()
  const { printed } = await marshmallow(dataDir, 'import', 'no-such-file.html')
  expect(printed).toContain(`There is no database in ${dataDir} yet. Creating one there.\n`)
  expect(await readdir(dataDir)).toContain('postgres')
})
