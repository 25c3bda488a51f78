import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const startWithinMs = 90_000

export interface Site {
  url: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
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
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, OUTBOUND_ALLOW: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await addressFrom(child)
  async function stop() {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }
  return { url, dataDir: folder, process: child, stop }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const deadline = setTimeout(() => reject(new Error(`The site did not start in time:\n${output}`)), startWithinMs)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
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
