import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Sends the build's files to browsers. Names under `/assets` contain a hash of the content. */
export function staticFiles(folder: string) {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound(path, context) {
      context.header('Cache-Control', cacheControl(path))
    },
  })
  return new Hono().get('/assets/*', serve).get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt|csv|js)}', serve)
}

function cacheControl(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // Browsers learn of a new release from it.
  return path.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}
