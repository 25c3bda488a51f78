import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const serverFile = join(import.meta.dirname, '..', 'src', 'server.ts')
/** As `npm start` has it; without it an idle site holds half as much again. */
const memoryFlag = '--max-semi-space-size=8'
const startWithinMs = 90_000

export interface Site {
  url: string
  pid: number
  dataDir: string
  /** Waits for the requests in hand, as an operator would. */
  stop(): Promise<void>
  /** As a power cut would, except for the disk. */
  kill(): Promise<void>
}

interface SiteOptions {
  /** Kept when given; otherwise a fresh folder that goes away with the site. */
  dataDir?: string
  env?: Record<string, string>
}

/** The real server as a visitor meets it: its own process, database and files. Needs the build that `npm test` makes first. */
export async function startSite({ dataDir, env = {} }: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'marshmallow-site-')))
  // Made for this user alone, but as root PostgreSQL's account has to pass through it.
  await chmod(folder, 0o711)
  const child = spawn(process.execPath, [memoryFlag, serverFile], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, OUTBOUND_ALLOW: '127.0.0.1', ...env },
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
  return { url: await addressFrom(child), pid: child.pid ?? 0, dataDir: folder, stop, kill: () => end('SIGKILL') }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const deadline = setTimeout(() => reject(new Error(`The site did not start in time:\n${output}`)), startWithinMs)
    // Read to the end, or the site would wait for a reader one day.
    const listen = (chunk: Buffer) => {
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
