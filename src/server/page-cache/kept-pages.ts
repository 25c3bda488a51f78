import { matchPath } from 'react-router'

/** The tables whose changes are announced (see `announce_change` in the migrations). */
export type ShownTable =
  | 'affiliates'
  | 'blog_posts'
  | 'chefs'
  | 'faqs'
  | 'images'
  | 'knowledge_base_articles'
  | 'recipes'
  | 'redirects'
  | 'settings'

export interface KeptPage {
  /** As in `src/web/routes.ts`. */
  path: string
  shows: ReadonlyArray<ShownTable>
}

const recipeCards = ['recipes', 'images', 'settings'] as const

/** Pages that are the same for everybody, and what they show: a change there empties them. Their loaders know no visitor. */
export const keptPages: ReadonlyArray<KeptPage> = [
  { path: '', shows: [...recipeCards, 'chefs', 'affiliates'] },
  { path: 'categories/:category?', shows: recipeCards },
  { path: 'latest', shows: recipeCards },
  { path: 'recipes', shows: recipeCards },
  { path: 'search', shows: [...recipeCards, 'chefs'] },
  { path: 'search/suggestions', shows: [...recipeCards, 'chefs'] },
  { path: 'recipe/:id', shows: [...recipeCards, 'chefs', 'affiliates', 'redirects'] },
  { path: 'all-categories', shows: recipeCards },
  { path: 'saved', shows: ['settings'] },
  { path: 'chefs/:id', shows: [...recipeCards, 'chefs'] },
  { path: 'chefs/:id/recipes', shows: [...recipeCards, 'chefs'] },
  { path: 'blog', shows: ['blog_posts', 'images', 'settings'] },
  { path: 'blog/:id', shows: ['blog_posts', 'images', 'affiliates', 'redirects', 'settings'] },
  { path: 'faq', shows: ['faqs', 'settings'] },
  { path: 'kb', shows: [...recipeCards, 'knowledge_base_articles', 'chefs'] },
  { path: 'kb/:slug', shows: ['knowledge_base_articles', 'images', 'redirects', 'settings'] },
  { path: 'meal-plan', shows: ['settings'] },
  { path: 'about', shows: ['settings'] },
  { path: 'privacy', shows: ['settings'] },
  { path: 'import-options', shows: ['settings'] },
]

/** Pages about whoever asks, pages with a form that may answer differently, and addresses anybody may make up. */
export const pagesNotKept: ReadonlyArray<string> = [
  'import',
  'submit-recipe',
  'submissions/:token',
  'submissions/:token/edit',
  'recipe/:id/report',
  'my-recipes',
  'my-recipes/:id',
  'my-recipes/:id/edit',
  'my-recipes/:id/history',
  'contact',
  'support',
  'auth',
  'first-admin',
  'auth/second-factor',
  'auth/provider',
  'auth/callback',
  'auth/forgot',
  'auth/reset',
  'auth/confirm',
  'sign-out',
  'account',
  'account/security',
  'account/data',
  'account/export',
  'saved/recipes',
  'saved/account',
  'collections',
  'collections/edit/:id',
  'collections/:token',
  'meal-plan/recipes',
  'meal-plan/shopping',
  'ads/random',
  'go/:id',
  'newsletter',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'extract-recipe',
  'example-project',
  'admin',
  'admin/review',
  'admin/review/:id',
  'admin/faq',
  'admin/faq/edit/:id?',
  'admin/keys',
  'admin/blog',
  'admin/blog/edit/:id?',
  'admin/blog/history/:id',
  'admin/kb',
  'admin/kb/edit/:id?',
  'admin/kb/history/:id',
  'admin/newsletter/export',
  'admin/newsletter/issue/:id',
  'admin/newsletter/edit/:id?',
  'admin/newsletter/subscribers',
  'admin/newsletter',
  'admin/users/:id',
  'admin/users',
  'admin/templates/:table?',
  'admin/recipes',
  'admin/recipes/:id/rename',
  'admin/settings',
  'admin/audit/export',
  'admin/audit',
  'admin/jobs',
  'admin/messages/:id',
  'admin/messages',
  'admin/affiliates',
  'admin/affiliates/new',
  'admin/affiliates/:id',
  'admin/backup',
  '*',
]

/** React Router asks for a page's data at the page's address with `.data` after it. */
const ofPage = (pathname: string) => pathname.replace(/\/_root\.data$|\/_\.data$/, '/').replace(/\.data$/, '')

export function keptPageAt(pathname: string): KeptPage | undefined {
  const asked = ofPage(pathname)
  // Below a page, where a post's address would be.
  if (asked.endsWith('/feed.xml')) return undefined
  return keptPages.find(({ path }) => matchPath({ path: `/${path}`, end: true }, asked))
}
