import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { startApp } from './operations/start-app.ts'
import { loadSampleContent } from './operations/sample/load-sample-content.ts'
import { warmPictures } from './operations/images/warm-pictures.ts'
import { createSite } from './server/site.ts'
import { listen } from './server/listen.ts'
import { readEnvOrExit } from './server/read-env-or-exit.ts'

const isDevelopment = process.argv.includes('--dev')
const projectFolder = new URL('..', import.meta.url)
const clientFolder = new URL('build/client', projectFolder).pathname
const stopWithinMs = 9_000

const env = readEnvOrExit()
const started = await startApp(env)
if (!started.ok) {
  console.error(started.problem)
  process.exit(1)
}
const { app, close } = started
await loadSampleContent(app)

const server = isDevelopment ? await developmentServer() : productionServer()
const address = await listen(server, env.HOST, env.PORT)
if (!address.ok) {
  console.error(address.problem)
  await close()
  process.exit(1)
}
app.log.info(`Marshmallow Kitchen is open: ${env.PUBLIC_URL ?? address.url}`)
void warmPictures(app)

function productionServer() {
  const build: Promise<ServerBuild> = import(new URL('build/server/index.js', projectFolder).href)
  const site = createSite(app, { loadBuild: () => build, clientFolder, mode: 'production' })
  return createServer(getRequestListener(site.fetch))
}

/** The same site with pages compiled as they are asked for; nothing of Vite is loaded otherwise. */
async function developmentServer() {
  const { createServer: createViteServer } = await import('vite')
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const site = createSite(app, { loadBuild, clientFolder, mode: 'development' })
  const answer = getRequestListener(site.fetch)
  return createServer((request, response) => vite.middlewares(request, response, () => void answer(request, response)))
}

/** Finish what is in hand, then leave; a second signal or nine seconds end the patience. */
async function stop(running: Server) {
  const deadline = setTimeout(() => process.exit(0), stopWithinMs)
  deadline.unref()
  await new Promise<void>((resolve) => {
    running.close(() => resolve())
    running.closeIdleConnections()
  })
  await close()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.log.info('Closing')
    process.once(signal, () => process.exit(1))
    void stop(server)
  })
}
