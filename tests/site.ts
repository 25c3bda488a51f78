import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const serverFile = join(import.meta.dirname, '..', 'src', 'server.ts')
/** The same flag as in `npm start`. */
const memoryFlag = '--max-semi-space-size=16'
const startWithinMs = 90_000

export interface Site {
  url: string
  pid: number
  dataDir: string
  /** The site's environment, for code that opens its database or files. */
  env: Record<string, string>
  /** Closes the pipes of the output, like a log program that ends. */
  closeOutput(): void
  /** Stops the site like an operator does. The site finishes the current requests. */
  stop(): Promise<void>
  /** Null while the site runs, and after a signal ended it. */
  exitCode(): number | null
  /** Kills the site, like a power failure that does not affect the disk. */
  kill(): Promise<void>
}

export interface SiteOptions {
  /** The site's data folder. If it is missing, a new folder is created and deleted with the site. */
  dataDir?: string
  env?: Record<string, string>
  /** Called with everything that the site prints. */
  onOutput?: (text: string) => void
}

/**
 * Starts the real server in a separate process, with its own database and files. Needs the build that `npm test`
 * creates first.
 */
export async function startSite({ dataDir, env = {}, onOutput }: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'marshmallow-site-')))
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o711)
  const settings = { PORT: '0', DATA_DIR: folder, OUTBOUND_ALLOW: '127.0.0.1', ...env }
  const child = spawn(process.execPath, [memoryFlag, serverFile], {
    // A server that npm started stops with its parent, so an interrupted test run leaves no server behind.
    env: { ...process.env, NODE_ENV: 'production', npm_lifecycle_event: 'start', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  async function stop() {
    await end('SIGTERM')
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }
  function closeOutput() {
    for (const output of [child.stdout, child.stderr]) output.destroy()
  }
  const url = await addressFrom(child, onOutput)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    env: settings,
    closeOutput,
    exitCode: () => child.exitCode,
    stop,
    kill: () => end('SIGKILL'),
  }
}

function addressFrom(child: ChildProcess, onOutput?: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const deadline = setTimeout(() => reject(new Error(`The site did not start in time:\n${output}`)), startWithinMs)
    // The output must be consumed, or the site would block on a full pipe.
    const listen = (chunk: Buffer) => {
      onOutput?.(chunk.toString())
      if (output.length < 100_000) output += chunk.toString()
      const address = /is open: (https?:\/\/[\w.:[\]]+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(deadline)
      resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
}
