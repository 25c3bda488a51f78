import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseProblem, type DatabaseLog } from './database-problem.ts'
import { chooseAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { explain } from './embedded/explain.ts'
import { openHome } from './embedded/home.ts'
import { launch } from './embedded/launch.ts'
import { readOrMakePassword } from './embedded/password.ts'
import { choosePort } from './embedded/port.ts'
import { findPostmaster } from './embedded/postmaster.ts'
import { attach, type Presence } from './embedded/presence.ts'
import { runTool } from './embedded/run.ts'
import { siteUrl, type Site } from './embedded/site.ts'

export interface EmbeddedPostgres {
  url: string
  /** Stops the server too, unless another process still uses it. Close every connection of your own first. */
  stop(): Promise<void>
}

/**
 * Makes, starts or joins the PostgreSQL in `dataDir/postgres`, and starts it again should it die. Any number of
 * processes may do so at once: PostgreSQL's own lock file decides who starts it, an advisory lock who stops it.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string
  log: DatabaseLog
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const site = await prepare(dataDir, log, settings)
  const first = await join(site, () => choosePort(site.home))
  let isStopping = false
  const watch = keepAlive(site, first, () => isStopping)
  return {
    url: siteUrl(site, first.port),
    async stop() {
      isStopping = true
      await watch.leave()
    },
  }
}

async function prepare(dataDir: string, log: DatabaseLog, settings: Readonly<Record<string, string>>): Promise<Site> {
  const home = await openHome(dataDir)
  const [binaries, account] = await Promise.all([findBinaries(), chooseAccount(home)])
  const site = { home, binaries, account, password: '', settings, log }
  try {
    const ready = { ...site, password: await readOrMakePassword(home) }
    await ensureCluster(ready)
    return ready
  } catch (cause) {
    throw await explain(cause, site)
  }
}

/** Joins the running server, or starts one; again and again while others start and stop it too. */
async function join(site: Site, port: () => Promise<number>): Promise<Presence> {
  const giveUpAt = Date.now() + 60_000
  while (Date.now() < giveUpAt) {
    try {
      const postmaster = await findPostmaster(site.home.cluster)
      if (!postmaster) await launch(site, await port())
      const presence = postmaster?.isReady && (await attach(siteUrl(site, postmaster.port)))
      if (presence) return presence
      if (postmaster) await sleep(30)
    } catch (cause) {
      throw await explain(cause, site)
    }
  }
  throw new DatabaseProblem(
    `The database in ${site.home.cluster} neither starts nor answers. The reason is most likely in ${site.home.logFile}.`,
  )
}

/** The pool knows one address, so a server that died comes back on the same port. */
function keepAlive(site: Site, first: Presence, isStopping: () => boolean) {
  let current: Promise<Presence | undefined> = Promise.resolve(first)
  async function guard() {
    for (let presence = await current; presence; presence = await current) {
      await presence.ended
      if (isStopping()) return
      site.log.warn('The database went away; starting it again.')
      current = rejoin(site, first.port, isStopping)
    }
  }
  const guarding = guard()
  return {
    async leave() {
      const presence = await current
      await presence?.leave(() => stopServer(site))
      await guarding
    },
  }
}

async function rejoin(site: Site, port: number, isStopping: () => boolean): Promise<Presence | undefined> {
  let told = ''
  while (!isStopping()) {
    try {
      return await join(site, async () => port)
    } catch (cause) {
      const problem = await explain(cause, site)
      if (problem.message !== told) site.log.error(problem.message)
      told = problem.message
      await sleep(1_000)
    }
  }
  return undefined
}

/** Waits for this very server to be gone: another process may start the next one at once. */
async function stopServer(site: Site): Promise<void> {
  const server = await findPostmaster(site.home.cluster)
  if (!server) return
  const asked = await runTool(site.binaries.pg_ctl, ['stop', '-D', site.home.cluster, '-m', 'fast', '--no-wait'], site)
  const giveUpAt = Date.now() + 60_000
  while ((await findPostmaster(site.home.cluster))?.pid === server.pid) {
    if (Date.now() > giveUpAt) return site.log.warn(`The database did not stop. ${asked.output.trim()}`)
    await sleep(20)
  }
}
