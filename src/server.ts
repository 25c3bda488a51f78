import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { Database } from './db/open.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { readEnv, siteAddress } from './lib/env.ts'
import type { App } from './operations/app.ts'
import { firstAdminNote } from './operations/accounts/first-admin.ts'
import { keepHouse } from './operations/housekeeping.ts'
import { loadSampleContent } from './operations/sample/load-sample-content.ts'
import { waitingNote } from './operations/recipes/waiting-note.ts'
import { startApp } from './operations/start-app.ts'
import { createPatientServer, finish, listen } from './server/listen.ts'

const isDevelopment = process.argv.includes('--dev')
// React looks at this when it is loaded, which is why nothing above may load it: its slow half is for development.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'
const projectFolder = new URL('..', import.meta.url)
const clientFolder = fileURLToPath(new URL('build/client', projectFolder))
const serverBuild = new URL('build/server/index.js', projectFolder)
const stopWithinMs = 9_000

/** What has to be closed, last opened first. */
const open: Array<() => Promise<unknown>> = []
let leaving: Promise<never> | undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    process.once(signal, () => process.exit(1))
    console.log('Closing')
    void leave(0)
  })
}
leaveWithNpm()
// What it says before it has to wait for anything may end it already.
let starting: Promise<void> | undefined
starting = start().catch((cause: unknown) => refuse(`The site could not start: ${messageOf(cause)}`))

/** Of `npm start`, only npm's own shell hears a SIGTERM, and does not pass it on: when that shell is gone, so are we. */
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
  const started = await startApp(env.env)
  if (!started.ok) return refuse(started.problem)
  open.push(started.close)
  const { app, database } = started
  await loadSampleContent(app)
  // Before anybody can come in: who is named in the settings runs the site from its first request on.
  const toBegin = await firstAdminNote(app)
  const server = isDevelopment ? await developmentServer(app) : await productionServer(app, database)
  const address = await listen(server, app.env.HOST, app.env.PORT)
  if (!address.ok) return refuse(address.problem)
  open.push(() => Promise.all([finish(server), app.jobs.close()]))
  app.log.info(`Marshmallow Kitchen is open: ${app.env.PUBLIC_URL ?? address.url}`)
  if (app.env.PUBLIC_URL && !app.env.CONTACT_EMAIL)
    app.log.warn('Visitors see an example address to write to: set CONTACT_EMAIL')
  const waiting = await waitingNote(app)
  if (waiting) app.log.info(waiting)
  if (app.mail && !app.env.CONTACT_EMAIL) app.log.warn('What visitors write is kept but not mailed: set CONTACT_EMAIL')
  if (app.mail && !app.env.PUBLIC_URL) app.log.warn(`Links in mails lead to ${siteAddress(app.env)}: set PUBLIC_URL`)
  // Not through the log, which removes what opens doors.
  if (toBegin) console.log(toBegin)
  keepHouse(app)
  await startJobs(app)
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

/** The same site with pages compiled as they are asked for; nothing of Vite is loaded otherwise. */
async function developmentServer(app: App): Promise<Server> {
  const { createServer: createViteServer } = await import('vite')
  const { createSite } = await import('./server/site.ts')
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
  open.push(() => vite.close())
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const site = createSite(app, { loadBuild, clientFolder, mode: 'development' })
  const answer = getRequestListener(site.fetch)
  return createServer((request, response) => vite.middlewares(request, response, () => void answer(request, response)))
}

/** One clear sentence instead of a stack, and nothing left running. */
async function refuse(problem: string) {
  console.error(problem)
  void leave(1)
}

/** Finish what is in hand, then go; after nine seconds go anyway. Asked twice, it leaves once. */
function leave(code: number): Promise<never> {
  leaving ??= closeAll().then(() => process.exit(code))
  setTimeout(() => process.exit(code), stopWithinMs).unref()
  return leaving
}

async function closeAll() {
  // A start in progress may be about to open something: what it opens is closed too.
  await starting
  for (const close of open.splice(0).toReversed()) await close()
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
