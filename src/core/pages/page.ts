import type { Role } from '../accounts/role.ts'

/** The tables whose changes the database announces. */
export type AnnouncedTable =
  | 'affiliates'
  | 'blog_posts'
  | 'chefs'
  | 'faqs'
  | 'images'
  | 'knowledge_base_articles'
  | 'recipes'
  | 'redirects'
  | 'settings'

/** The tables behind a list of recipe cards. */
export const recipeCards = ['recipes', 'images', 'settings'] as const

/** With `owner`, the operation also checks that the thing belongs to the visitor. */
export type Access = 'visitor' | Role | { owner: Role }

/** For pages and forms about the visitor's own things. */
export const owner = (least: Role): Access => ({ owner: least })

export interface AdminNavigation {
  group: 'Kitchen' | 'Content' | 'People' | 'Site'
  /** Counted from 1 within the group. */
  position: number
  label: string
  icon: AdminIcon
}

export type AdminIcon =
  | 'affiliates'
  | 'audit'
  | 'backup'
  | 'blog'
  | 'extract'
  | 'faq'
  | 'jobs'
  | 'keys'
  | 'knowledge-base'
  | 'messages'
  | 'moderation'
  | 'newsletter'
  | 'overview'
  | 'recipes'
  | 'settings'
  | 'templates'
  | 'users'

/** Declares one page. The router, gate, page cache, sitemap, robots.txt and body limits derive from it. */
export interface Page {
  /** React Router's pattern without the first slash. The home page is ''. */
  path: string
  /** The route module, below `src/web/features`. */
  module: string
  /** Needed only where one module serves several paths. */
  id?: string
  /** The layout around it. */
  layout?: 'account' | 'admin'
  /** Who may open it. `null` where there is only a form to submit. */
  open: Access | null
  /** Who may submit its form, or each of its forms by the field `intent`. `null` where there is none. */
  submit: Access | Record<string, Access> | null
  /** The tables it shows: a change there makes cached copies stale. `'never'` keeps it out of the page cache. */
  cache: ReadonlyArray<AnnouncedTable> | 'never'
  /** `listed` is in the sitemap; `open` may be crawled; `closed` is in robots.txt. */
  crawlers: 'listed' | 'open' | 'closed'
  /** Query strings of views the sitemap lists too, such as `tab=recipes`. */
  listedViews?: ReadonlyArray<string>
  /** Request body limit: `form` by default, `text` for long texts, `upload` for files and pasted pages. */
  body?: 'form' | 'text' | 'upload'
  navigation?: AdminNavigation
}

export interface PermissionRow {
  /** A HEAD counts as a GET. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The pattern of a page or an API call, with its first slash. */
  path: string
  /** The form's field `intent`, where one page has several forms. */
  intent?: string
  /** The least role that may do it. */
  least: 'visitor' | Role
  owner?: true
}

export const leastRoleOf = (access: Access) => (typeof access === 'string' ? access : access.owner)

/** What the gate asks for: one row for opening the page and one for each of its forms. */
export function permissionsOf({ path, open, submit }: Page): Array<PermissionRow> {
  const rowOf = (method: 'GET' | 'POST', access: Access, intent?: string): PermissionRow => ({
    method,
    path: `/${path}`,
    ...(intent ? { intent } : {}),
    least: leastRoleOf(access),
    ...(typeof access === 'string' ? {} : { owner: true }),
  })
  return [
    ...(open ? [rowOf('GET', open)] : []),
    ...(submit === null ? [] : isAccess(submit) ? [rowOf('POST', submit)] : intentsOf(submit)),
  ]

  function intentsOf(intents: Record<string, Access>) {
    return Object.entries(intents).map(([intent, access]) => rowOf('POST', access, intent))
  }
}

const isAccess = (submit: Access | Record<string, Access>): submit is Access =>
  typeof submit === 'string' || 'owner' in submit

/** A page's path in robots.txt: a parameter matches anything, and a last one ends the path. */
export const robotsPathOf = ({ path }: Page) => `/${path}`.replace(/:[^/]+$/, '').replaceAll(/:[^/]+/g, '*')
