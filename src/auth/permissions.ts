import type { PermissionRow } from '../core/pages/page.ts'

type Rows = ReadonlyArray<PermissionRow>
type Least = PermissionRow['least']

const reads = (least: Least, ...paths: ReadonlyArray<string>): Rows =>
  paths.map((path) => ({ method: 'GET', path, least }))

const sends = (least: Least, ...paths: ReadonlyArray<string>): Rows =>
  paths.map((path) => ({ method: 'POST', path, least }))

/** Calls of the API. Calls open to visitors are limited by address. */
const calls: Rows = [
  ...sends(
    'visitor',
    '/api/import/web-page',
    '/api/import/file',
    '/api/import/github',
    '/api/import/webhook',
    '/api/import/columns',
    '/api/import/picture',
    '/api/crawler/key',
    '/api/crawler/search',
    '/api/crawler/collect',
    '/api/recipes',
    '/api/recipes/suggestions',
    '/api/submissions',
    '/api/pictures',
    '/api/imports/:id/resume',
    '/api/notes/check',
    '/api/notes/import',
  ),
  ...reads('visitor', '/api/notes', '/api/notes/:kind/:id'),
  ...reads(
    'visitor',
    '/api/crawler',
    '/api/fetch-recipe-source',
    '/api/recipes/suggestions',
    '/api/imports/:id/progress',
    '/api/imports/:id/pictures/:position',
  ),
  ...reads('visitor', '/api/auth/passkey/generate-authenticate-options'),
  ...sends('visitor', '/api/auth/passkey/verify-authentication'),
  ...reads('cook', '/api/auth/passkey/generate-register-options'),
  ...sends('cook', '/api/auth/passkey/verify-registration'),
  ...sends('visitor', '/api/rpc/has_role'),
  // A list opens with its secret address, and `mine` with the account.
  ...sends(
    'visitor',
    '/api/shopping-lists',
    '/api/shopping-lists/:list',
    '/api/shopping-lists/:list/share',
    '/api/shopping-lists/:list/stop-sharing',
  ),
  ...reads('visitor', '/api/shopping-lists/:list/changes', '/api/shopping-lists/:list/sharing'),
  ...sends('cook', '/api/shopping-lists/:list/adopt'),
  // Checks the token of the program itself.
  ...sends('visitor', '/api/automations/recipes'),
  ...reads('admin', '/api/backups/:name'),
  ...sends('admin', '/api/backups'),
]

/** Files and documents for programs. */
const files: Rows = [
  ...reads('visitor', '/healthz', '/readyz', '/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/sitemap/:part'),
  ...reads('visitor', '/favicon.ico', '/.well-known/change-password'),
  // Checks for a loopback address or METRICS_TOKEN itself.
  ...reads('visitor', '/metrics'),
  ...reads('visitor', '/images/:id/:file', '/images/dishes/:file', '/assets/*', '/extension/:file', '/:file'),
  ...reads('visitor', '/latest/feed.xml', '/blog/feed.xml', '/categories/:category/feed.xml', '/chefs/:id/feed.xml'),
]

/** Permissions of the API and of files. Pages declare theirs in `src/web/features/<subject>/pages.ts`. */
export const apiPermissions: Rows = [...calls, ...files]
