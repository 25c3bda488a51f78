import { join } from 'node:path'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { readEnv } from '../src/lib/env/env.ts'
import { startApp } from '../src/operations/app/start-app.ts'
import type * as entryServer from '../src/web/entry.server.tsx'
import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'
import { untilQuiet } from './process-use.ts'
import { hasWrk, loadWithWrk, median, medianOf, type Round } from './wrk.ts'

const rounds = 7
const readsPerRound = 200
const recipeId = 'classic-chocolate-chip-cookies'
const pages = [
  { name: 'home', path: '/', route: 'features/home/routes/home', params: {} },
  { name: 'recipe', path: `/recipe/${recipeId}`, route: 'features/recipes/routes/recipe', params: { id: recipeId } },
]

/** Starts an app that runs only the loaders of a page. `cpuMs` returns their processor time in milliseconds. */
async function openReader(env: Record<string, string>) {
  const read = readEnv({ ...env, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const started = await startApp(read.env)
  if (!started.ok) throw new Error(started.problem)
  const build: ServerBuild = await import(join(import.meta.dirname, '../build/server/index.js'))
  const { contexts } = build.entry.module as unknown as typeof entryServer
  const context = new RouterContextProvider()
  context.set(contexts.appContext, started.app)
  context.set(contexts.userContext, null)
  context.set(contexts.documentContext, {})

  async function readPage({ path, route, params }: (typeof pages)[number], url: string) {
    const loaders = ['root', route].map((id) => build.routes[id]?.module.loader)
    const request = new Request(url + path)
    const given = { request, params, context, url: new URL(request.url), pattern: path }
    await Promise.all(loaders.map((loader) => loader?.(given as never)))
  }

  return {
    close: started.close,
    async cpuMs(page: (typeof pages)[number], url: string) {
      const before = process.cpuUsage()
      for (let count = 0; count < readsPerRound; count += 1) await readPage(page, url)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / readsPerRound
    },
  }
}

/**
 * Measures rendering without the page cache. One visitor shows the time, and eight visitors show the processor time.
 */
async function measure() {
  const site = await startSite({ env: { PAGE_CACHE_MB: '0' } })
  const reader = await openReader(site.env)
  try {
    await untilQuiet(site.pid)
    for (const page of pages) {
      const visit = (connections: number, seconds: number) =>
        loadWithWrk(site.url + page.path, { pid: site.pid, connections, seconds })
      await visit(8, 4)
      await reader.cpuMs(page, site.url)
      const alone: Array<Round> = []
      const together: Array<Round> = []
      const reads: Array<number> = []
      for (let round = 0; round < rounds; round += 1) {
        alone.push(await visit(1, 1))
        together.push(await visit(8, 2))
        reads.push(await reader.cpuMs(page, site.url))
      }
      const cpuMs = medianOf(together, 'cpuMs')
      const readMs = median(reads)
      const what = `${page.name} rendered`
      printLine({ what: `${what}, p50`, value: medianOf(alone, 'p50Ms'), unit: 'ms', budget: 15, is: 'most' })
      printLine({
        what: `${what}, processor time against its data`,
        value: cpuMs / readMs,
        unit: '×',
        budget: 6,
        is: 'most',
        note: `${cpuMs.toFixed(2)} ms, of which its data ${readMs.toFixed(2)} ms; ${Math.round(medianOf(together, 'requestsPerSecond'))} requests/s`,
      })
    }
  } finally {
    await reader.close()
    await site.stop()
  }
}

if (hasWrk()) await measure()
