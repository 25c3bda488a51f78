import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { explain } from './explain.ts'
import { endWithProcess } from './force-stop.ts'
import { giveToOwner } from './database-files.ts'
import { findPostmaster, removeStaleLock } from './postmaster.ts'
import { asAccount } from './run.ts'
import type { Setup } from './setup.ts'

const largestLogBytes = 10 * 1024 * 1024

/**
 * Starts PostgreSQL and waits until it is ready or has failed. PostgreSQL gets a separate session, so that Ctrl-C and
 * the end of this process do not reach it. The site closes first and the database last.
 *
 * Also returns if another process was faster or if a retry may help, so the caller must check again. Until the caller
 * calls the returned function, a forced stop ends the server even if other processes use it.
 */
export async function launch(setup: Setup, port: number): Promise<() => void> {
  const { cluster, logFile } = setup.files
  const known = await stat(logFile).catch(() => undefined)
  if (known && known.size > largestLogBytes) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  await giveToOwner(setup.files, logFile)
  const { size: logStart } = await log.stat()
  const child = spawn(
    setup.binaries.postgres,
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...asAccount(setup.account), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  child.unref()
  const release = endWithProcess(child, 'SIGINT')
  const failure = await settled(child, setup)
  await log.close()
  if (failure === undefined) return release
  const said = (await readFile(logFile)).subarray(logStart).toString() || failure
  await resolveFailure(said, setup, port)
  return release
}

/** Returns undefined once the server is ready, or else the reason why it ended. */
async function settled(child: ChildProcess, setup: Setup): Promise<string | undefined> {
  const ended = new Promise<string>((resolve) => {
    child.once('error', (cause) => resolve(cause.message))
    child.once('exit', (code, signal) => resolve(`PostgreSQL ended with ${code ?? signal}`))
  })
  let patience = Date.now() + 10_000
  for (;;) {
    const failure = await Promise.race([ended, sleep(20)])
    if (failure !== undefined) return failure
    const postmaster = await findPostmaster(setup.files.cluster)
    if (postmaster?.isReady && postmaster.pid === child.pid) return undefined
    if (Date.now() < patience) continue
    setup.log.info('The database is still getting ready, most likely recovering from a crash.')
    patience = Date.now() + 10_000
  }
}

async function resolveFailure(said: string, setup: Setup, port: number): Promise<void> {
  if (/lock file "postmaster.pid" (already exists|is empty)/.test(said)) {
    await removeStaleLock(setup.files.cluster)
    return void (await sleep(100))
  }
  // The old server was killed. Its helper processes exit within a moment.
  if (/pre-existing shared memory block/.test(said)) return void (await sleep(200))
  // Another process stopped this server by mistake, instead of an earlier one.
  if (/received (?:fast|smart|immediate) shutdown request/.test(said)) return
  if (/Address already in use|could not bind/.test(said)) {
    return setup.log.warn(`Port ${port} was taken before the database could use it; trying another.`)
  }
  throw await explain(new Error(said), setup)
}
