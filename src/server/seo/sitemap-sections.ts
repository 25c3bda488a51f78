import { categoryPath } from '../../core/recipes/categories/category.ts'
import type { SitePart } from '../../core/settings/site-parts.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findTally } from '../../db/recipes/recipe-tallies.ts'
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
  type RowRange,
} from '../../db/seo/sitemap.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { pages } from '../../web/app/pages.ts'

/** Pages of one kind. */
export interface SitemapSection {
  name: string
  count(db: Db): Promise<number>
  rows(db: Db, range: RowRange): AsyncIterable<Array<SitemapPage>>
}

interface SitemapPage {
  path: string
  updated: Date | null
}

/** Lists pages without a parameter in their path, and their listed views, except in parts that the owner hides. */
async function singlePages(db: Db): Promise<Array<string>> {
  const { hiddenParts } = await readSettings(db)
  const isShown = ({ part }: { part?: SitePart }) => part === undefined || !hiddenParts.includes(part)
  return pages
    .filter((page) => page.crawlers === 'listed' && isShown(page))
    .flatMap(({ path, listedViews = [] }) => {
      const address = `/${path.replace(/\/:\w+\?$/, '')}`
      return [address, ...listedViews.filter(isShown).map(({ query }) => `${address}?${query}`)]
    })
}

const hasChefPages = async (db: Db) => !(await readSettings(db)).hiddenParts.includes('community')

export const sitemapSections: ReadonlyArray<SitemapSection> = [
  {
    name: 'pages',
    count: async (db) => (await singlePages(db)).length,
    async *rows(db) {
      yield (await singlePages(db)).map((path) => ({ path, updated: null }))
    },
  },
  section('categories', (db) => countTallied(db, 'category'), listCategoryRows, categoryPath),
  section(
    'chefs',
    async (db) => ((await hasChefPages(db)) ? countTallied(db, 'chef') : 0),
    async (db, range) => ((await hasChefPages(db)) ? listChefRows(db, range) : []),
    below('/chefs/'),
  ),
  section('posts', countPosts, listPostRows, below('/blog/')),
  section('articles', countArticles, listArticleRows, below('/kb/')),
  {
    name: 'recipes',
    count: (db) => findTally(db, 'site'),
    async *rows(db, range) {
      const pathOf = below('/recipe/')
      for await (const rows of streamRecipeRows(db, range)) yield toPages(rows, pathOf)
    },
  },
]

function section(
  name: string,
  count: SitemapSection['count'],
  list: (db: Db, range: RowRange) => Promise<Array<SitemapRow>>,
  pathOf: (name: string) => string,
): SitemapSection {
  return {
    name,
    count,
    async *rows(db, range) {
      yield toPages(await list(db, range), pathOf)
    },
  }
}

function below(folder: string) {
  return (name: string) => folder + encodeURIComponent(name)
}

/** Turns rows into pages. Names that differ only in a hyphen have the same address, which is listed once. */
function toPages(rows: Array<SitemapRow>, pathOf: (name: string) => string): Array<SitemapPage> {
  const sitemapPages = rows.map(({ name, updated }) => ({ path: pathOf(name), updated }))
  return [...new Map(sitemapPages.map((page) => [page.path, page])).values()]
}
