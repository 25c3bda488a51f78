import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface BareServer {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a plain `node:http` server. It answers every request with the current response of `page`. */
export async function startBare(page: string, encoding: string): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), page, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: line.toString().trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
