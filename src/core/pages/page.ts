import type { Role } from '../accounts/role.ts'
import type { SitePart } from '../settings/site-parts.ts'

/**
 * The tables whose changes the database announces. The server itself announces `recipe_categories`, when the categories
 * in the footer or the forms change.
 */
export type AnnouncedTable =
  | 'affiliates'
  | 'blog_posts'
  | 'chefs'
  | 'faqs'
  | 'images'
  | 'knowledge_base_articles'
  | 'recipes'
  | 'recipe_categories'
  | 'redirects'
  | 'reviews'
  | 'settings'

/** The tables behind a list of recipe cards. */
export const recipeCards = ['recipes', 'images', 'settings'] as const

/** With `owner`, the operation also checks that the account owns the thing. */
export type Access = 'visitor' | Role | { owner: Role }

/** Restricts a page or form to the account's own things. */
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
  | 'crawler'
  | 'extract'
  | 'faq'
  | 'feeds'
  | 'jobs'
  | 'keys'
  | 'knowledge-base'
  | 'messages'
  | 'moderation'
  | 'newsletter'
  | 'notes'
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
  /** Needed only if one module serves several paths. */
  id?: string
  /** The layout around the page. */
  layout?: 'account' | 'admin'
  /** The role needed to open the page. `null` if the path only accepts a form. */
  open: Access | null
  /** The role needed to submit the form, or each form by its field `intent`. `null` without a form. */
  submit: Access | Record<string, Access> | null
  /**
   * The tables that the page shows. A change in one of them makes cached copies stale. `'never'` keeps the page out of
   * the page cache.
   */
  cache: ReadonlyArray<AnnouncedTable> | 'never'
  /** `listed` is in the sitemap, `open` may be crawled, and `closed` is in robots.txt. */
  crawlers: 'listed' | 'open' | 'closed'
  /**
   * Query strings of views that are also in the sitemap, such as `tab=recipes`, and the part of the site they are in.
   */
  listedViews?: ReadonlyArray<{ query: string; part?: SitePart }>
  /** The part of the site that the page is in. While the owner hides it, the loader answers 404. */
  part?: SitePart
  /** Request body limit: `form` by default, `text` for long texts, `upload` for files and pasted pages. */
  body?: 'form' | 'text' | 'upload'
  navigation?: AdminNavigation
}

export interface PermissionRow {
  /** A HEAD counts as a GET. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The pattern of a page or an API call, with its first slash. */
  path: string
  /** The form's field `intent`, if the page has several forms. */
  intent?: string
  /** The lowest role that has this permission. */
  least: 'visitor' | Role
  owner?: true
}

export const leastRoleOf = (access: Access) => (typeof access === 'string' ? access : access.owner)

/** Returns the rows that the gate checks: one for opening the page and one for each of its forms. */
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

/** Returns a page's path for robots.txt. A parameter becomes `*`, except at the end, where it is dropped. */
export const robotsPathOf = ({ path }: Page) => `/${path}`.replace(/:[^/]+$/, '').replaceAll(/:[^/]+/g, '*')
