import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseProblem, type DatabaseLog } from '../connection/database-problem.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { explain } from './explain.ts'
import { isForcedToStop, leaveWithProcess } from './force-stop.ts'
import { openDatabaseFiles } from './database-files.ts'
import { launch } from './launch.ts'
import { readOrMakePassword } from './password.ts'
import { choosePort } from './port.ts'
import { findPostmaster } from './postmaster.ts'
import { attach, type Presence } from './presence.ts'
import { runTool } from './run.ts'
import { databaseUrl, type Setup } from './setup.ts'

export interface EmbeddedPostgres {
  url: string
  /** Stops the server unless another process uses it. Close all of your connections first. */
  stop(): Promise<void>
}

/**
 * Creates, starts or joins the PostgreSQL in `dataDir/postgres`, and restarts it if it dies. Any number of processes
 * may do this at the same time. PostgreSQL's lock file decides which process starts it, and an advisory lock decides
 * which one stops it.
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
  const setup = await prepare(dataDir, log, settings)
  const first = await join(setup, () => choosePort(setup.files))
  let isStopping = false
  const watch = keepAlive(setup, first, () => isStopping)
  async function leave() {
    isStopping = true
    await watch.leave()
  }
  const forget = leaveWithProcess(leave)
  return {
    url: databaseUrl(setup, first.port),
    async stop() {
      await leave()
      forget()
    },
  }
}

async function prepare(dataDir: string, log: DatabaseLog, settings: Readonly<Record<string, string>>): Promise<Setup> {
  const files = await openDatabaseFiles(dataDir)
  const [binaries, account] = await Promise.all([findBinaries(), chooseAccount(files)])
  const setup = { files, binaries, account, password: '', settings, log }
  try {
    const ready = { ...setup, password: await readOrMakePassword(files) }
    await ensureCluster(ready)
    return ready
  } catch (cause) {
    throw await explain(cause, setup)
  }
}

/** Joins the running server or starts one. Retries while other processes start and stop it. */
async function join(setup: Setup, port: () => Promise<number>): Promise<Presence> {
  const giveUpAt = Date.now() + 60_000
  let release: (() => void) | undefined
  while (Date.now() < giveUpAt) {
    if (isForcedToStop()) throw new DatabaseProblem('Stopped while the database was starting.')
    try {
      const postmaster = await findPostmaster(setup.files.cluster)
      if (!postmaster) release = await launch(setup, await port())
      const presence = postmaster?.isReady && (await attach(databaseUrl(setup, postmaster.port)))
      if (presence) {
        release?.()
        return presence
      }
      if (postmaster) await sleep(30)
    } catch (cause) {
      throw await explain(cause, setup)
    }
  }
  throw new DatabaseProblem(
    `The database in ${setup.files.cluster} neither starts nor answers. The reason is most likely in ${setup.files.logFile}.`,
  )
}

/** Restarts the server if it dies. The pool has a fixed address, so a restarted server must use the same port. */
function keepAlive(setup: Setup, first: Presence, isStopping: () => boolean) {
  let current: Promise<Presence | undefined> = Promise.resolve(first)
  async function guard() {
    for (let presence = await current; presence; presence = await current) {
      await presence.ended
      if (isStopping()) return
      setup.log.warn('The database stopped; starting it again.')
      current = rejoin(setup, first.port, isStopping)
    }
  }
  const guarding = guard()
  return {
    async leave() {
      const presence = await current
      await presence?.leave(() => stopServer(setup))
      await guarding
    },
  }
}

async function rejoin(setup: Setup, port: number, isStopping: () => boolean): Promise<Presence | undefined> {
  let told = ''
  while (!isStopping()) {
    try {
      return await join(setup, async () => port)
    } catch (cause) {
      const problem = await explain(cause, setup)
      if (problem.message !== told) setup.log.error(problem.message)
      told = problem.message
      await sleep(1_000)
    }
  }
  return undefined
}

/**
 * Stops the server. Waits for its process id to disappear, because another process may start the next server at once.
 */
async function stopServer(setup: Setup): Promise<void> {
  const server = await findPostmaster(setup.files.cluster)
  if (!server) return
  const asked = await runTool(setup.binaries.pg_ctl, ['stop', '-D', setup.files.cluster, '-m', 'fast', '--no-wait'], {
    ...setup,
    endsWithProcess: false,
  })
  const giveUpAt = Date.now() + 60_000
  while ((await findPostmaster(setup.files.cluster))?.pid === server.pid) {
    if (Date.now() > giveUpAt) return setup.log.warn(`The database did not stop. ${asked.output.trim()}`)
    await sleep(20)
  }
}
