import type { Role } from '../core/role.ts'

export interface Permission {
  /** A HEAD is a GET. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in `src/web/routes.ts`, with a slash before it, or as in `src/api`. */
  path: string
  /** Where one address does several things: the form's field `intent`. */
  intent?: string
  /** Who at least may ask. */
  least: 'visitor' | Role
  /** And only about what is one's own, which the operation looks at. */
  owner?: true
}

/** Reading, for everybody. */
const publicPages: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/', least: 'visitor' },
  { method: 'GET', path: '/categories/:category?', least: 'visitor' },
  { method: 'GET', path: '/all-categories', least: 'visitor' },
  { method: 'GET', path: '/latest', least: 'visitor' },
  { method: 'GET', path: '/recipes', least: 'visitor' },
  { method: 'GET', path: '/search', least: 'visitor' },
  { method: 'GET', path: '/search/suggestions', least: 'visitor' },
  { method: 'GET', path: '/recipe/:id', least: 'visitor' },
  { method: 'GET', path: '/import-options', least: 'visitor' },
  { method: 'GET', path: '/blog', least: 'visitor' },
  { method: 'GET', path: '/blog/:id', least: 'visitor' },
  { method: 'GET', path: '/faq', least: 'visitor' },
  { method: 'GET', path: '/kb', least: 'visitor' },
  { method: 'GET', path: '/kb/:slug', least: 'visitor' },
  { method: 'GET', path: '/meal-plan', least: 'visitor' },
  { method: 'GET', path: '/meal-plan/recipes', least: 'visitor' },
  { method: 'GET', path: '/meal-plan/shopping', least: 'visitor' },
  { method: 'GET', path: '/about', least: 'visitor' },
  { method: 'GET', path: '/privacy', least: 'visitor' },
  { method: 'GET', path: '/chefs/:id', least: 'visitor' },
  { method: 'GET', path: '/chefs/:id/recipes', least: 'visitor' },
  { method: 'GET', path: '/ads/random', least: 'visitor' },
  { method: 'GET', path: '/saved', least: 'visitor' },
  { method: 'GET', path: '/saved/recipes', least: 'visitor' },
  { method: 'GET', path: '/example-project', least: 'visitor' },
  { method: 'GET', path: '/*', least: 'visitor' },
]

/** Writing that needs no account: the limits on it are counted for each address. */
const publicForms: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/import', least: 'visitor' },
  { method: 'POST', path: '/import', least: 'visitor' },
  { method: 'GET', path: '/submit-recipe', least: 'visitor' },
  { method: 'POST', path: '/submit-recipe', least: 'visitor' },
  { method: 'GET', path: '/submissions/:token', least: 'visitor' },
  { method: 'POST', path: '/submissions/:token', least: 'visitor' },
  { method: 'GET', path: '/submissions/:token/edit', least: 'visitor' },
  { method: 'POST', path: '/submissions/:token/edit', least: 'visitor' },
  { method: 'GET', path: '/recipe/:id/report', least: 'visitor' },
  { method: 'POST', path: '/recipe/:id/report', least: 'visitor' },
  { method: 'GET', path: '/contact', least: 'visitor' },
  { method: 'POST', path: '/contact', least: 'visitor' },
  { method: 'GET', path: '/support', least: 'visitor' },
  { method: 'POST', path: '/support', least: 'visitor' },
  { method: 'GET', path: '/newsletter', least: 'visitor' },
  { method: 'POST', path: '/newsletter', least: 'visitor' },
  { method: 'GET', path: '/newsletter/confirm', least: 'visitor' },
  { method: 'POST', path: '/newsletter/confirm', least: 'visitor' },
  { method: 'GET', path: '/newsletter/unsubscribe', least: 'visitor' },
  { method: 'POST', path: '/newsletter/unsubscribe', least: 'visitor' },
  { method: 'POST', path: '/api/import/web-page', least: 'visitor' },
  { method: 'GET', path: '/api/fetch-recipe-source', least: 'visitor' },
  { method: 'POST', path: '/api/recipes', least: 'visitor' },
  { method: 'POST', path: '/api/submissions', least: 'visitor' },
  { method: 'POST', path: '/api/pictures', least: 'visitor' },
]

/** What is there for programs, outside pages and API. */
const files: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/healthz', least: 'visitor' },
  { method: 'GET', path: '/readyz', least: 'visitor' },
  // Asks itself where the request comes from, or for METRICS_TOKEN.
  { method: 'GET', path: '/metrics', least: 'visitor' },
  { method: 'GET', path: '/images/:id/:file', least: 'visitor' },
  { method: 'GET', path: '/go/:id', least: 'visitor' },
  { method: 'GET', path: '/assets/*', least: 'visitor' },
  { method: 'GET', path: '/:file', least: 'visitor' },
  { method: 'GET', path: '/robots.txt', least: 'visitor' },
  { method: 'GET', path: '/sitemap.xml', least: 'visitor' },
  { method: 'GET', path: '/sitemap/:part', least: 'visitor' },
  { method: 'GET', path: '/latest/feed.xml', least: 'visitor' },
  { method: 'GET', path: '/blog/feed.xml', least: 'visitor' },
  { method: 'GET', path: '/categories/:category/feed.xml', least: 'visitor' },
  { method: 'GET', path: '/chefs/:id/feed.xml', least: 'visitor' },
]

const account: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/auth', least: 'visitor' },
  { method: 'POST', path: '/auth', intent: 'log-in', least: 'visitor' },
  { method: 'POST', path: '/auth', intent: 'create-account', least: 'visitor' },
  { method: 'GET', path: '/auth/provider', least: 'visitor' },
  { method: 'POST', path: '/auth/provider', intent: 'sign-in', least: 'visitor' },
  { method: 'POST', path: '/auth/provider', intent: 'link', least: 'cook' },
  // What the browser took along, and what the provider sends it back with, are the keys.
  { method: 'GET', path: '/auth/callback', least: 'visitor' },
  { method: 'GET', path: '/auth/forgot', least: 'visitor' },
  { method: 'POST', path: '/auth/forgot', least: 'visitor' },
  // The links from the mails are the keys.
  { method: 'GET', path: '/auth/reset', least: 'visitor' },
  { method: 'POST', path: '/auth/reset', least: 'visitor' },
  { method: 'GET', path: '/auth/confirm', least: 'visitor' },
  { method: 'POST', path: '/auth/confirm', least: 'visitor' },
  // The link from the log is the key.
  { method: 'GET', path: '/first-admin', least: 'visitor' },
  { method: 'POST', path: '/first-admin', least: 'visitor' },
  { method: 'GET', path: '/auth/second-factor', least: 'visitor' },
  { method: 'POST', path: '/auth/second-factor', least: 'visitor' },
  { method: 'GET', path: '/api/auth/passkey/generate-authenticate-options', least: 'visitor' },
  { method: 'POST', path: '/api/auth/passkey/verify-authentication', least: 'visitor' },
  { method: 'GET', path: '/api/auth/passkey/generate-register-options', least: 'cook' },
  { method: 'POST', path: '/api/auth/passkey/verify-registration', least: 'cook' },
  { method: 'POST', path: '/api/rpc/has_role', least: 'visitor' },
  { method: 'GET', path: '/sign-out', least: 'visitor' },
  { method: 'POST', path: '/sign-out', least: 'visitor' },
  { method: 'POST', path: '/saved/account', least: 'cook' },
  { method: 'GET', path: '/collections', least: 'cook' },
  { method: 'POST', path: '/collections', least: 'cook' },
  { method: 'GET', path: '/collections/edit/:id', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'rename', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'share', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'unshare', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'delete', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'add', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'remove', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'up', least: 'cook', owner: true },
  { method: 'POST', path: '/collections/edit/:id', intent: 'down', least: 'cook', owner: true },
  // The link is the key.
  { method: 'GET', path: '/collections/:token', least: 'visitor' },
  { method: 'GET', path: '/account', least: 'cook' },
  { method: 'POST', path: '/account', least: 'cook' },
  { method: 'GET', path: '/account/security', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'change-password', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'end-session', least: 'cook', owner: true },
  { method: 'POST', path: '/account/security', intent: 'end-all-sessions', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'send-confirmation', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'begin-second-factor', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'confirm-second-factor', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'end-second-factor', least: 'cook' },
  { method: 'POST', path: '/account/security', intent: 'remove-passkey', least: 'cook', owner: true },
  { method: 'POST', path: '/account/security', intent: 'unlink-account', least: 'cook', owner: true },
  { method: 'GET', path: '/account/data', least: 'cook' },
  { method: 'POST', path: '/account/data', least: 'cook' },
  { method: 'GET', path: '/account/export', least: 'cook' },
]

/** A cook's own recipes; editors may mend those of others once they were sent in. */
const myRecipes: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/my-recipes', least: 'cook' },
  { method: 'GET', path: '/my-recipes/:id', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id', intent: 'withdraw', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id', intent: 'delete', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id', intent: 'drop-change', least: 'cook', owner: true },
  { method: 'GET', path: '/my-recipes/:id/edit', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id/edit', intent: 'save', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id/edit', intent: 'send', least: 'cook', owner: true },
  { method: 'GET', path: '/my-recipes/:id/history', least: 'cook', owner: true },
  { method: 'POST', path: '/my-recipes/:id/history', least: 'cook', owner: true },
]

const desk: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/admin/review', least: 'editor' },
  { method: 'POST', path: '/admin/review', intent: 'approve', least: 'editor' },
  { method: 'POST', path: '/admin/review', intent: 'reject', least: 'editor' },
  { method: 'GET', path: '/admin/review/:id', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'claim', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'take-over', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'release', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'approve', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'request-changes', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'reject', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'dismiss', least: 'editor' },
  { method: 'POST', path: '/admin/review/:id', intent: 'withdraw', least: 'editor' },
]

const administration: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/admin', least: 'admin' },
  { method: 'GET', path: '/admin/affiliates', least: 'admin' },
  { method: 'POST', path: '/admin/affiliates', intent: 'switch', least: 'admin' },
  { method: 'POST', path: '/admin/affiliates', intent: 'delete', least: 'admin' },
  { method: 'GET', path: '/admin/affiliates/new', least: 'admin' },
  { method: 'POST', path: '/admin/affiliates/new', least: 'admin' },
  { method: 'GET', path: '/admin/affiliates/:id', least: 'admin' },
  { method: 'POST', path: '/admin/affiliates/:id', least: 'admin' },
  { method: 'GET', path: '/admin/templates/:table?', least: 'admin' },
  { method: 'POST', path: '/admin/templates/:table?', intent: 'add', least: 'admin' },
  { method: 'POST', path: '/admin/templates/:table?', intent: 'notion', least: 'admin' },
  { method: 'GET', path: '/extract-recipe', least: 'admin' },
  { method: 'GET', path: '/admin/recipes', least: 'admin' },
  { method: 'POST', path: '/admin/recipes', intent: 'feature', least: 'admin' },
  { method: 'POST', path: '/admin/recipes', intent: 'publish', least: 'admin' },
  { method: 'POST', path: '/admin/recipes', intent: 'withdraw', least: 'admin' },
  { method: 'POST', path: '/admin/recipes', intent: 'remove-sample', least: 'admin' },
  { method: 'GET', path: '/admin/recipes/:id/rename', least: 'admin' },
  { method: 'POST', path: '/admin/recipes/:id/rename', least: 'admin' },
  { method: 'GET', path: '/admin/settings', least: 'admin' },
  { method: 'POST', path: '/admin/settings', least: 'admin' },
  { method: 'GET', path: '/admin/keys', least: 'admin' },
  { method: 'POST', path: '/admin/keys', intent: 'save', least: 'admin' },
  { method: 'POST', path: '/admin/keys', intent: 'test', least: 'admin' },
  { method: 'POST', path: '/admin/keys', intent: 'remove', least: 'admin' },
  { method: 'GET', path: '/admin/backup', least: 'admin' },
  { method: 'POST', path: '/admin/backup', least: 'admin' },
  { method: 'GET', path: '/api/backups/:name', least: 'admin' },
  { method: 'POST', path: '/api/backups', least: 'admin' },
  { method: 'GET', path: '/admin/faq', least: 'editor' },
  { method: 'POST', path: '/admin/faq', intent: 'step', least: 'editor' },
  { method: 'POST', path: '/admin/faq', intent: 'place', least: 'editor' },
  { method: 'POST', path: '/admin/faq', intent: 'delete', least: 'editor' },
  { method: 'GET', path: '/admin/faq/edit/:id?', least: 'editor' },
  { method: 'POST', path: '/admin/faq/edit/:id?', least: 'editor' },
]

/** What the site says, and who hears of it. */
const words: ReadonlyArray<Permission> = [
  { method: 'GET', path: '/admin/blog', least: 'admin' },
  { method: 'POST', path: '/admin/blog', intent: 'delete', least: 'admin' },
  { method: 'GET', path: '/admin/blog/edit/:id?', least: 'admin' },
  { method: 'POST', path: '/admin/blog/edit/:id?', least: 'admin' },
  { method: 'GET', path: '/admin/blog/history/:id', least: 'admin' },
  { method: 'POST', path: '/admin/blog/history/:id', intent: 'restore', least: 'admin' },
  { method: 'GET', path: '/admin/kb', least: 'editor' },
  { method: 'POST', path: '/admin/kb', intent: 'delete', least: 'editor' },
  { method: 'GET', path: '/admin/kb/edit/:id?', least: 'editor' },
  { method: 'POST', path: '/admin/kb/edit/:id?', least: 'editor' },
  { method: 'GET', path: '/admin/kb/history/:id', least: 'editor' },
  { method: 'POST', path: '/admin/kb/history/:id', intent: 'restore', least: 'editor' },
  // An editor answers what was given to them, an admin everything.
  { method: 'GET', path: '/admin/messages', least: 'editor', owner: true },
  { method: 'GET', path: '/admin/messages/:id', least: 'editor', owner: true },
  { method: 'POST', path: '/admin/messages/:id', intent: 'reply', least: 'editor', owner: true },
  { method: 'POST', path: '/admin/messages/:id', intent: 'close', least: 'editor', owner: true },
  { method: 'POST', path: '/admin/messages/:id', intent: 'reopen', least: 'editor', owner: true },
  { method: 'POST', path: '/admin/messages/:id', intent: 'retry', least: 'editor', owner: true },
  { method: 'POST', path: '/admin/messages/:id', intent: 'assign', least: 'admin' },
  { method: 'GET', path: '/admin/newsletter', least: 'admin' },
  { method: 'GET', path: '/admin/newsletter/subscribers', least: 'admin' },
  { method: 'GET', path: '/admin/newsletter/export', least: 'admin' },
  { method: 'GET', path: '/admin/newsletter/edit/:id?', least: 'admin' },
  { method: 'POST', path: '/admin/newsletter/edit/:id?', least: 'admin' },
  { method: 'GET', path: '/admin/newsletter/issue/:id', least: 'admin' },
  { method: 'POST', path: '/admin/newsletter/issue/:id', intent: 'test', least: 'admin' },
  { method: 'POST', path: '/admin/newsletter/issue/:id', intent: 'send', least: 'admin' },
  { method: 'POST', path: '/admin/newsletter/issue/:id', intent: 'resume', least: 'admin' },
  { method: 'POST', path: '/admin/newsletter/issue/:id', intent: 'delete', least: 'admin' },
  { method: 'GET', path: '/admin/users', least: 'admin' },
  { method: 'GET', path: '/admin/users/:id', least: 'admin' },
  { method: 'POST', path: '/admin/users/:id', intent: 'role', least: 'admin' },
  { method: 'POST', path: '/admin/users/:id', intent: 'suspend', least: 'admin' },
  { method: 'POST', path: '/admin/users/:id', intent: 'lift', least: 'admin' },
  { method: 'POST', path: '/admin/users/:id', intent: 'delete', least: 'admin' },
  { method: 'GET', path: '/admin/jobs', least: 'admin' },
  { method: 'POST', path: '/admin/jobs', intent: 'retry', least: 'admin' },
  { method: 'POST', path: '/admin/jobs', intent: 'delete', least: 'admin' },
  { method: 'GET', path: '/admin/audit', least: 'admin' },
  { method: 'GET', path: '/admin/audit/export', least: 'admin' },
]

/** Who may do what. Whatever has no row here is refused. */
export const permissions: ReadonlyArray<Permission> = [
  ...publicPages,
  ...publicForms,
  ...files,
  ...account,
  ...myRecipes,
  ...desk,
  ...administration,
  ...words,
]

/** As it is told of, and as nothing else is called. */
export const nameOf = ({ method, path, intent }: Permission) => `${method} ${path}${intent ? ` (${intent})` : ''}`
