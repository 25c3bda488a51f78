import { categoryPath } from '../../core/recipe/category.ts'
import type { Db } from '../../db/connect.ts'
import { findTally } from '../../db/recipe-tallies.ts'
import {
  countArticles,
  countPosts,
  countTallied,
  listArticleRows,
  listCategoryRows,
  listChefRows,
  listPostRows,
  type SitemapRow,
  streamRecipeRows,
} from '../../db/sitemap.ts'

interface Stretch {
  offset: number
  limit: number
}

/** Pages of one kind. */
export interface SitemapSection {
  name: string
  count(db: Db): Promise<number>
  rows(db: Db, stretch: Stretch): AsyncIterable<Array<SitemapPage>>
}

interface SitemapPage {
  path: string
  updated: Date | null
}

/** Pages there is one of. What differs for every visitor, and what only leads on, is not among them. */
const singlePages = [
  '/',
  '/latest',
  '/categories',
  '/all-categories',
  '/recipes',
  '/search',
  '/blog',
  '/faq',
  '/kb',
  '/kb?tab=recipes',
  '/kb?tab=meal-planning',
  '/kb?tab=community',
  '/meal-plan',
  '/about',
  '/contact',
  '/support',
  '/privacy',
  '/submit-recipe',
  '/import',
  '/import-options',
]

export const sitemapSections: ReadonlyArray<SitemapSection> = [
  {
    name: 'pages',
    count: async () => singlePages.length,
    async *rows() {
      yield singlePages.map((path) => ({ path, updated: null }))
    },
  },
  section('categories', (db) => countTallied(db, 'category'), listCategoryRows, categoryPath),
  section('chefs', (db) => countTallied(db, 'chef'), listChefRows, below('/chefs/')),
  section('posts', countPosts, listPostRows, below('/blog/')),
  section('articles', countArticles, listArticleRows, below('/kb/')),
  {
    name: 'recipes',
    count: (db) => findTally(db, 'site'),
    async *rows(db, stretch) {
      const pathOf = below('/recipe/')
      for await (const rows of streamRecipeRows(db, stretch)) yield toPages(rows, pathOf)
    },
  },
]

function section(
  name: string,
  count: SitemapSection['count'],
  list: (db: Db, stretch: Stretch) => Promise<Array<SitemapRow>>,
  pathOf: (name: string) => string,
): SitemapSection {
  return {
    name,
    count,
    async *rows(db, stretch) {
      yield toPages(await list(db, stretch), pathOf)
    },
  }
}

function below(folder: string) {
  return (name: string) => folder + encodeURIComponent(name)
}

/** Names that differ in a hyphen alone share an address, which is told once. */
function toPages(rows: Array<SitemapRow>, pathOf: (name: string) => string): Array<SitemapPage> {
  const pages = rows.map(({ name, updated }) => ({ path: pathOf(name), updated }))
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}
