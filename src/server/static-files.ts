import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Sends the build's files to browsers. Names under `/assets` contain a hash of the content. */
export function staticFiles(folder: string) {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound(path, context) {
      const isHashed = path.includes('/assets/')
      context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return new Hono().get('/assets/*', serve).get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt|csv)}', serve)
}
