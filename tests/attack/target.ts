import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/db/connection/connect.ts'
import { startEmbedded } from '../../src/db/embedded/start-embedded.ts'
import { freePort } from '../free-port.ts'
import { type Site, startSite } from '../site.ts'
import { startStallableProxy } from '../stallable-proxy.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** The administrator of this run's temporary database. */
export const admin = { email: 'attack@kitchen.example', password: 'correct-horse-battery-42' }

export type Target = Awaited<ReturnType<typeof openTarget>>

/** Starts a site on a temporary database. A proxy between them can stall. */
export async function openTarget(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-attack-'))
  await chmod(dataDir, 0o711)
  const postgres = await startEmbedded({ dataDir, log: silent, settings })
  const address = new URL(postgres.url)
  const proxy = await startStallableProxy({ host: address.hostname, port: Number(address.port) })
  address.hostname = '127.0.0.1'
  address.port = String(proxy.port)
  const direct = connect(postgres.url, { answerWithinMs: 120_000 })
  let output = ''
  // A site with a PUBLIC_URL prints that address instead of its port.
  const port = env['PUBLIC_URL'] ? await freePort() : 0
  let site = await start()

  function start(): Promise<Site> {
    return startSite({
      env: {
        DATABASE_URL: address.href,
        OUTBOUND_ALLOW: '',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SEARCHES_PER_MINUTE: '20',
        PORT: String(port),
        ...env,
      },
      onOutput: (text) => (output += text),
    })
  }

  return {
    /** The site's address, which may change after a restart. */
    url: () => (port ? `http://127.0.0.1:${port}` : site.url),
    db: direct.db,
    proxy,
    /** The site's output so far. */
    printed: () => output,
    async restart() {
      await site.stop()
      site = await start()
    },
    async close() {
      await site.stop()
      await proxy.close()
      await direct.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
