import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from '../src/db/embedded/postmaster.ts'

const serverFile = join(import.meta.dirname, '..', 'src', 'server.ts')

/** The real server in a process of its own, on a free port. It needs a build. */
export async function startServer(dataDir: string) {
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // The rest of the log is read too, or the server would wait for a reader.
  const said: Array<string> = []
  const url = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line)
      const [, address] = /is open: (http:[^\s"]+)/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
  const first = await Promise.race([url, ended, sleep(60_000)])
  if (typeof first === 'string') return { url: first, ended, kill: () => void child.kill('SIGKILL') }
  child.kill('SIGKILL')
  throw new Error(`The server did not open:\n${said.slice(-5).join('\n')}`)
}

export async function killPostgres(dataDir: string): Promise<void> {
  const server = await findPostmaster(join(dataDir, 'postgres'))
  if (server) process.kill(server.pid, 'SIGKILL')
}
