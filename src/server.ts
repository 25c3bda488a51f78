import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { forceStop } from './db/embedded/force-stop.ts'
import { noteOtherSite, recordRunningSite } from './db/embedded/running-sites.ts'
import type { Database } from './db/connection/open.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { type Env, readEnv, settingsWithoutEffect, siteAddress } from './lib/env/env.ts'
import { errorWithoutValues } from './lib/log/without-values.ts'
import type { App } from './operations/app/app.ts'
import { firstAdminNote } from './operations/accounts/first-admin.ts'
import { problemWithBackupDir } from './operations/backup/backup-folder.ts'
import { scheduleHousekeeping } from './operations/app/housekeeping.ts'
import { warmUpPageReader } from './operations/importing/warm-up.ts'
import { loadSampleContent } from './seed/sample/load-sample-content.ts'
import { readContact } from './operations/settings/read-contact.ts'
import { waitingNote } from './operations/recipes/waiting-note.ts'
import { startApp } from './operations/app/start-app.ts'
import { freeStartMemory } from './server/free-start-memory.ts'
import { createPatientServer, finish, listen } from './server/listen.ts'
import { createOperatorNotes } from './server/operator-notes.ts'
import { withOwnSignals } from './server/own-signals.ts'
import { tellStart } from './server/start-note.ts'

const isDevelopment = process.argv.includes('--dev')
// React reads this variable when it is loaded, so nothing above may load React. Its slow build is for development.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'
const projectFolder = new URL('..', import.meta.url)
const clientFolder = fileURLToPath(new URL('build/client', projectFolder))
const serverBuild = new URL('build/server/index.js', projectFolder)
const runFolder = fileURLToPath(new URL('.run', projectFolder))
const stopWithinMs = 8_000
/** The embedded database needs a moment to stop, and process managers wait only ten seconds in total. */
const forcedStopWithinMs = 1_900

const notes = createOperatorNotes({ format: process.env['LOG_FORMAT'] })

/** Functions that close open resources. The last one is called first. */
const open: Array<() => Promise<unknown>> = []
let leaving: Promise<never> | undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    process.once(signal, () => void leaveAtOnce(1))
    notes.say('Closing')
    void leave(0)
  })
}
// A write to a closed pipe would otherwise end the site, and reporting that error would fail the same way, endlessly.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
process.on('uncaughtException', (cause) => {
  notes.fail(cause)
  void leave(1)
})
leaveWithNpm()
// The variable is declared separately, because `refuse` may end the process before the first await.
let starting: Promise<void> | undefined
starting = start().catch((cause: unknown) => {
  // An interrupted start also fails, but it needs no message.
  if (!leaving) return refuse(`The site could not start: ${messageOf(cause)}`)
})

/**
 * Ends this process when npm's shell ends. When `npm start` gets a SIGTERM, only npm's shell receives the signal and
 * does not pass it on.
 */
function leaveWithNpm() {
  const parent = process.ppid
  if (!process.env['npm_lifecycle_event']) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void leave(0)
  }, 500).unref()
}

async function start() {
  const env = readEnv(process.env)
  if (!env.ok) return refuse(env.problem)
  if (!isDevelopment && !existsSync(serverBuild)) return refuse('The pages are not built yet. Start with: npm start')
  // Before this process starts the database of its own.
  const other = await noteOtherSite(runFolder, env.env.DATA_DIR)
  const started = await startApp(env.env)
  if (!started.ok) return leaving ? undefined : refuse(started.problem)
  open.push(started.close)
  const { app, database } = started
  if (leaving) return
  await loadSampleContent(app)
  if (leaving) return
  if (other) app.log.warn(other)
  for (const note of settingsWithoutEffect(app.env)) app.log.warn(note)
  // A disk that hangs must not keep the site closed.
  void problemWithBackupDir(app.env).then((problem) => problem && app.log.error(problem))
  // Runs before the site opens, so that the first request already finds the administrator from the settings.
  const administrator = await firstAdminNote(app)
  const server = isDevelopment ? await developmentServer(app) : await productionServer(app, database)
  const address = await listen(server, app.env.HOST, app.env.PORT)
  if (!address.ok) return refuse(address.problem)
  open.push(() => Promise.all([finish(server), app.jobs.close()]))
  await recordRunningSite(runFolder, recordOf(app.env))
  tellStart(notes, { env: app.env, address: address.url, administrator })
  await logAdvice(app)
  void warmUpPageReader(app)
  scheduleHousekeeping(app)
  await startJobs(app)
  await freeStartMemory()
}

/** Logs what the operator should set or do. */
async function logAdvice(app: App) {
  const { email: contact } = await readContact(app)
  if (app.env.PUBLIC_URL && !contact)
    app.log.warn('Visitors see an example contact address: set one at /admin/settings, or CONTACT_EMAIL')
  const waiting = await waitingNote(app)
  if (waiting) app.log.info(waiting)
  if (app.mail && !contact)
    app.log.warn('Messages are stored but not emailed: set a contact address at /admin/settings, or CONTACT_EMAIL')
  if (app.mail && !app.env.PUBLIC_URL) app.log.warn(`Links in emails lead to ${siteAddress(app.env)}: set PUBLIC_URL`)
}

/** Returns the record for the command line, which may run without the site's settings. */
function recordOf({ DATA_DIR, PUBLIC_URL, DATABASE_URL, SECRET_KEY }: Env) {
  const secrets = Object.entries({ DATABASE_URL, SECRET_KEY }).flatMap(([name, value]) => (value ? [name] : []))
  return {
    dataDir: resolve(DATA_DIR),
    secrets,
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
    ...(isDevelopment && { isDevelopment }),
  }
}

async function productionServer(app: App, database: Database): Promise<Server> {
  const [build, { openForVisitors }] = await Promise.all([
    import(serverBuild.href) as Promise<ServerBuild>,
    import('./server/production.ts'),
  ])
  const visitors = openForVisitors({ app, database, build, clientFolder })
  open.push(visitors.close)
  return createPatientServer(visitors.listener)
}

/** Creates a site whose pages are compiled on request. Vite is loaded only here. */
async function developmentServer(app: App): Promise<Server> {
  const { createServer: createViteServer } = await import('vite')
  const { createSite } = await import('./server/site.ts')
  const vite = await withOwnSignals(() => createViteServer({ server: { middlewareMode: true }, appType: 'custom' }))
  open.push(() => vite.close())
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const site = createSite(app, { loadBuild, clientFolder, mode: 'development' })
  const answer = getRequestListener(site.fetch)
  return createServer((request, response) => vite.middlewares(request, response, () => void answer(request, response)))
}

/** Tells one clear sentence instead of a stack trace, and closes everything. */
async function refuse(problem: string) {
  notes.refuse(problem)
  void leave(1)
}

/** Finishes requests and jobs, then exits. Exits after eight seconds in any case. Repeated calls have no effect. */
function leave(code: number): Promise<never> {
  if (leaving) return leaving
  setTimeout(() => void leaveAtOnce(code), stopWithinMs).unref()
  leaving = closeAll().then(
    () => process.exit(code),
    (cause: unknown) => {
      notes.refuse(messageOf(cause))
      return leaveAtOnce(1)
    },
  )
  return leaving
}

/** Exits without finishing requests, but stops the database. */
async function leaveAtOnce(code: number): Promise<never> {
  await forceStop(forcedStopWithinMs)
  process.exit(code)
}

async function closeAll() {
  // A start in progress may still open resources, which are then closed too.
  await starting
  for (const close of open.splice(0).toReversed()) await close()
}

const messageOf = (cause: unknown) => (cause instanceof Error ? errorWithoutValues(cause).message : String(cause))
