import { join } from 'node:path'
import { Hono } from 'hono'
import { packExtension } from '../operations/importing/pack-extension.ts'
import type { App } from '../operations/app/app.ts'
import { ownOrigin } from './own-address.ts'

/** Sends the browser extension, packed with this site's address. */
export function extensionFiles({ env }: App, clientFolder: string) {
  const built = join(clientFolder, '..', 'extension')
  return new Hono().get('/extension/:file{(?:chromium|firefox)\\.zip}', async (context) => {
    const browser = context.req.param('file').replace('.zip', '')
    const zip = await packExtension(join(built, browser), ownOrigin(env, context.req.raw))
    return context.body(new Uint8Array(zip), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="marshmallow-kitchen-${browser}.zip"`,
      'Cache-Control': 'no-cache',
    })
  })
}
