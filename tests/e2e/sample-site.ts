import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connect } from '../../src/db/connection/connect.ts'
import { readEnv } from '../../src/lib/env/env.ts'
import { createLog } from '../../src/lib/log/log.ts'
import { loadSampleContent } from '../../src/seed/sample/load-sample-content.ts'
import { pageFormats, pictureWidths } from '../../src/core/pictures/picture.ts'
import { listSamplePictureIds } from '../../src/db/seed/seed.ts'
import { originalKey, sizeKey } from '../../src/operations/pictures/picture-keys.ts'
import { sharp } from '../../src/operations/pictures/picture-work.ts'
import type { App } from '../../src/operations/app/app.ts'
import { assembleApp } from '../../src/operations/app/start-app.ts'
import { asSuperuser, ensureTemplate, startTestServer, template, toDatabase } from '../postgres-for-tests.ts'
import { type Site, startSite } from '../site.ts'

/** A PostgreSQL server with a database of the sample content. Its pictures are in `dataDir`. */
export interface SiteTemplate {
  serverUrl: string
  dataDir: string
}

const templateDatabase = 'marshmallow_sample'

/** Creates the template once. Every site gets a copy. */
export async function createSiteTemplate(folder: string): Promise<SiteTemplate & { stop(): Promise<void> }> {
  const server = await startTestServer(folder)
  await asSuperuser(server.url, async (client) => {
    await ensureTemplate(client, server.url)
    await client.query(`CREATE DATABASE ${templateDatabase} OWNER marshmallow TEMPLATE ${template}`)
  })
  const dataDir = join(folder, 'sample-site')
  const read = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const connection = connect(toDatabase(server.url, templateDatabase))
  const { app, close } = assembleApp(read.env, createLog({ level: 'silent' }), connection)
  await loadSampleContent(app)
  await Promise.all((await listSamplePictureIds(app.db)).map((id) => encodeSizes(app, id)))
  await close()
  await connection.close()
  return { serverUrl: server.url, dataDir, stop: server.stop }
}

/** Encodes a picture in all sizes. With the effort of the real encoder, this would take 13 seconds of processor time. */
async function encodeSizes({ images }: App, id: string) {
  const original = await images.get(originalKey(id))
  if (!original) throw new Error(`The sample picture ${id} is missing`)
  for (const width of pictureWidths) {
    const resized = sharp(original).resize({ width, withoutEnlargement: true })
    for (const format of pageFormats) {
      const bytes = await resized.clone().toFormat(format, { effort: 0 }).toBuffer()
      await images.put(sizeKey(id, width, format), bytes, `image/${format}`)
    }
  }
}

/** A publisher id, and an address that no browser connects to. */
const withoutChicory = { CHICORY_PUBLISHER_ID: 'kitchen', CHICORY_URL: 'http://127.0.0.1:1' }

/** Starts the real server in a separate process, on a copy of the template. */
export async function startSampleSite(
  { env = {}, onOutput }: { env?: Record<string, string>; onOutput?: (text: string) => void } = {},
  { serverUrl, dataDir }: SiteTemplate = inject('siteTemplate'),
): Promise<Site> {
  const name = `site_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-site-'))
  await cp(dataDir, folder, { recursive: true })
  await asSuperuser(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} OWNER marshmallow TEMPLATE ${templateDatabase} STRATEGY FILE_COPY`),
  )
  const site = await startSite({
    dataDir: folder,
    env: { DATABASE_URL: toDatabase(serverUrl, name), ...withoutChicory, ...env },
    ...(onOutput && { onOutput }),
  })
  async function stop() {
    await site.stop()
    await asSuperuser(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    await rm(folder, { recursive: true, force: true })
  }
  return { ...site, stop }
}
