import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { giveToOwner, type DatabaseFiles } from './database-files.ts'

/** Below the range that systems use for outgoing connections, so that the port is likely to stay free. */
const firstPort = 20_000
const lastPort = 32_000

/** Returns the stored port if it is free. Otherwise stores and returns another port. */
export async function choosePort(files: DatabaseFiles): Promise<number> {
  const remembered = Number(await readFile(files.portFile, 'utf8').catch(() => ''))
  if (remembered > 0 && remembered < 65_536 && (await isFree(remembered))) return remembered
  for (;;) {
    const port = randomInt(firstPort, lastPort)
    if (!(await isFree(port))) continue
    await writeFile(files.portFile, `${port}\n`)
    await giveToOwner(files, files.portFile)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
