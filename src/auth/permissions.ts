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

type Rows = ReadonlyArray<Permission>
type Least = Permission['least']

const reads = (least: Least, ...paths: ReadonlyArray<string>): Rows =>
  paths.map((path) => ({ method: 'GET', path, least }))

const sends = (least: Least, ...paths: ReadonlyArray<string>): Rows =>
  paths.map((path) => ({ method: 'POST', path, least }))

/** A page with one form. */
const forms = (least: Least, ...paths: ReadonlyArray<string>): Rows =>
  paths.flatMap((path) => [...reads(least, path), ...sends(least, path)])

/** What the forms of one address ask for. */
const intents = (least: Least, path: string, ...names: ReadonlyArray<string>): Rows =>
  names.map((intent) => ({ method: 'POST', path, intent, least }))

/** A page with several forms. */
const desk = (least: Least, path: string, ...names: ReadonlyArray<string>): Rows => [
  ...reads(least, path),
  ...intents(least, path, ...names),
]

const ofOnesOwn = (...rows: ReadonlyArray<Rows>): Rows => rows.flat().map((row) => ({ ...row, owner: true }))

const publicPages: Rows = [
  ...reads('visitor', '/', '/categories/:category?', '/all-categories', '/latest', '/recipes', '/recipe/:id'),
  ...reads('visitor', '/search', '/search/suggestions', '/blog', '/blog/:id', '/faq', '/kb', '/kb/:slug'),
  ...reads('visitor', '/meal-plan', '/meal-plan/recipes', '/meal-plan/shopping', '/chefs/:id', '/chefs/:id/recipes'),
  ...reads('visitor', '/about', '/privacy', '/example-project', '/import-options', '/ads/random'),
  ...reads('visitor', '/saved', '/saved/recipes', '/*'),
]

/** Writing that needs no account: the limits on it are counted for each address. */
const publicForms: Rows = [
  ...forms('visitor', '/import', '/submit-recipe', '/recipe/:id/report', '/contact', '/support', '/newsletter'),
  // The links from the mails, and from the page that follows a recipe, are the keys.
  ...forms('visitor', '/newsletter/confirm', '/newsletter/unsubscribe'),
  ...forms('visitor', '/submissions/:token', '/submissions/:token/edit'),
  ...sends('visitor', '/api/import/web-page', '/api/recipes', '/api/submissions', '/api/pictures'),
  ...reads('visitor', '/api/fetch-recipe-source'),
]

/** What is there for programs, outside pages and API. */
const files: Rows = [
  ...reads('visitor', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemap/:part'),
  // Asks itself where the request comes from, or for METRICS_TOKEN.
  ...reads('visitor', '/metrics'),
  ...reads('visitor', '/images/:id/:file', '/go/:id', '/assets/*', '/:file'),
  ...reads('visitor', '/latest/feed.xml', '/blog/feed.xml', '/categories/:category/feed.xml', '/chefs/:id/feed.xml'),
]

const signingIn: Rows = [
  ...desk('visitor', '/auth', 'log-in', 'create-account'),
  ...desk('visitor', '/auth/provider', 'sign-in'),
  ...intents('cook', '/auth/provider', 'link'),
  // What the browser took along, and what the provider sends it back with, are the keys.
  ...reads('visitor', '/auth/callback'),
  // The links from the mails are the keys; of the first administrator the one from the log.
  ...forms('visitor', '/auth/forgot', '/auth/reset', '/auth/confirm', '/auth/second-factor', '/first-admin'),
  ...reads('visitor', '/api/auth/passkey/generate-authenticate-options'),
  ...sends('visitor', '/api/auth/passkey/verify-authentication'),
  ...reads('cook', '/api/auth/passkey/generate-register-options'),
  ...sends('cook', '/api/auth/passkey/verify-registration'),
  ...forms('visitor', '/sign-out'),
  ...sends('visitor', '/api/rpc/has_role'),
]

const passwordAndFactor = ['change-password', 'begin-second-factor', 'confirm-second-factor', 'end-second-factor']
const collectionChanges = ['rename', 'share', 'unshare', 'delete', 'add', 'remove', 'up', 'down']

const account: Rows = [
  ...forms('cook', '/account', '/account/data'),
  ...reads('cook', '/account/export'),
  ...desk('cook', '/account/security', ...passwordAndFactor, 'set-password', 'end-all-sessions', 'send-confirmation'),
  ...ofOnesOwn(intents('cook', '/account/security', 'end-session', 'remove-passkey', 'unlink-account')),
  ...sends('cook', '/saved/account'),
  ...forms('cook', '/collections'),
  ...ofOnesOwn(desk('cook', '/collections/edit/:id', ...collectionChanges)),
  // The link is the key.
  ...reads('visitor', '/collections/:token'),
]

/** A cook's own recipes; editors may mend those of others once they were sent in. */
const myRecipes: Rows = [
  ...reads('cook', '/my-recipes'),
  ...ofOnesOwn(
    desk('cook', '/my-recipes/:id', 'withdraw', 'delete', 'drop-change'),
    desk('cook', '/my-recipes/:id/edit', 'save', 'send'),
    forms('cook', '/my-recipes/:id/history'),
  ),
]

const review: Rows = [
  ...desk('editor', '/admin/review', 'approve', 'reject'),
  ...desk('editor', '/admin/review/:id', 'claim', 'take-over', 'release'),
  ...intents('editor', '/admin/review/:id', 'approve', 'request-changes', 'reject', 'dismiss', 'withdraw'),
]

const administration: Rows = [
  ...reads('admin', '/admin', '/extract-recipe'),
  ...desk('admin', '/admin/affiliates', 'switch', 'delete'),
  ...forms('admin', '/admin/affiliates/new', '/admin/affiliates/:id'),
  ...desk('admin', '/admin/templates/:table?', 'add', 'notion'),
  ...desk('admin', '/admin/recipes', 'feature', 'publish', 'withdraw', 'remove-sample'),
  ...forms('admin', '/admin/recipes/:id/rename', '/admin/settings', '/admin/backup'),
  ...desk('admin', '/admin/keys', 'save', 'test', 'remove'),
  ...reads('admin', '/api/backups/:name'),
  ...sends('admin', '/api/backups'),
  ...reads('admin', '/admin/users', '/admin/audit', '/admin/audit/export'),
  ...desk('admin', '/admin/users/:id', 'role', 'suspend', 'lift', 'delete'),
  ...desk('admin', '/admin/jobs', 'retry', 'delete'),
]

/** What the site says, and who hears of it. */
const words: Rows = [
  ...desk('admin', '/admin/blog', 'delete'),
  ...forms('admin', '/admin/blog/edit/:id?'),
  ...desk('admin', '/admin/blog/history/:id', 'restore'),
  ...desk('editor', '/admin/kb', 'delete'),
  ...forms('editor', '/admin/kb/edit/:id?'),
  ...desk('editor', '/admin/kb/history/:id', 'restore'),
  ...desk('editor', '/admin/faq', 'step', 'place', 'delete'),
  ...forms('editor', '/admin/faq/edit/:id?'),
  // An editor answers what was given to them, an admin everything.
  ...ofOnesOwn(
    reads('editor', '/admin/messages'),
    desk('editor', '/admin/messages/:id', 'reply', 'close', 'reopen', 'retry'),
  ),
  ...intents('admin', '/admin/messages/:id', 'assign'),
  ...reads('admin', '/admin/newsletter', '/admin/newsletter/export'),
  ...desk('admin', '/admin/newsletter/subscribers', 'take-back', 'take-all-back'),
  ...forms('admin', '/admin/newsletter/edit/:id?'),
  ...desk('admin', '/admin/newsletter/issue/:id', 'test', 'send', 'resume', 'delete'),
]

/** Who may do what. Whatever has no row here is refused. */
export const permissions: Rows = [
  ...publicPages,
  ...publicForms,
  ...files,
  ...signingIn,
  ...account,
  ...myRecipes,
  ...review,
  ...administration,
  ...words,
]

/** As it is told of, and as nothing else is called. */
export const nameOf = ({ method, path, intent }: Permission) => `${method} ${path}${intent ? ` (${intent})` : ''}`
