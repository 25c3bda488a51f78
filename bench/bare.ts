import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface BareServer {
  url: string
  pid: number
  stop(): Promise<void>
}

/** A bare `node:http` server that answers everything with what `page` answers now. */
export async function startBare(page: string): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), page], {
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
