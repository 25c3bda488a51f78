import { type Context, Hono } from 'hono'
import { feedUpdated, type Feed, toAtom } from '../../core/seo/atom.ts'
import { categoryNamed, categoryPath, slugLabel } from '../../core/recipes/categories/category.ts'
import { listCategoriesAt } from '../../db/recipes/categories.ts'
import { findChefName } from '../../db/chefs/chefs.ts'
import {
  listBlogNews,
  listCategoryNews,
  listChefNews,
  listNewestRecipeNews,
  type NewsItem,
} from '../../db/seo/feeds.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { App } from '../../operations/app/app.ts'
import { ownOrigin } from '../own-address.ts'
import { answerDocument } from './answer-document.ts'

const entriesInAFeed = 30

interface NewsPage {
  /** The path of the feed's page. The feed's address is below it. */
  path: string
  title: string
  subtitle: string
  /** The path below which the entries have their pages. */
  entryPath: '/recipe/' | '/blog/'
  news: Array<NewsItem>
}

/** Adds Atom feeds of new recipes and posts. */
export function feeds(app: App) {
  const { db } = app
  return new Hono()
    .get('/latest/feed.xml', async (context) =>
      answerFeed(app, context, {
        path: '/latest',
        title: 'Latest Recipes',
        subtitle: 'The newest recipes.',
        entryPath: '/recipe/',
        news: await listNewestRecipeNews(db, entriesInAFeed),
      }),
    )
    .get('/blog/feed.xml', async (context) =>
      answerFeed(app, context, {
        path: '/blog',
        title: 'Blog',
        subtitle: 'Stories, methods and small discoveries from the kitchen.',
        entryPath: '/blog/',
        news: await listBlogNews(db, entriesInAFeed),
      }),
    )
    .get('/categories/:category/feed.xml', async (context) => {
      const slug = context.req.param('category')
      const categories = await listCategoriesAt(db, slug)
      if (categories.length === 0) return context.text('There is no such category', 404)
      const named = categoryNamed(slug, categories)
      const label = slugLabel(slug, named)
      return answerFeed(app, context, {
        path: categoryPath(named ?? slug),
        title: label,
        subtitle: `The newest recipes for ${label.toLowerCase()}.`,
        entryPath: '/recipe/',
        news: await listCategoryNews(db, categories, entriesInAFeed),
      })
    })
    .get('/chefs/:id/feed.xml', async (context) => {
      const id = context.req.param('id')
      const [name, { hiddenParts }] = await Promise.all([findChefName(db, id), readSettings(db)])
      if (name === undefined || hiddenParts.includes('community')) return context.text('There is no such chef', 404)
      return answerFeed(app, context, {
        path: `/chefs/${encodeURIComponent(id)}`,
        title: `${name} Recipes`,
        subtitle: `The newest recipes by ${name}.`,
        entryPath: '/recipe/',
        news: await listChefNews(db, id, entriesInAFeed),
      })
    })
}

async function answerFeed(
  app: App,
  context: Context,
  { path, title, subtitle, entryPath, news }: NewsPage,
): Promise<Response> {
  const { siteName } = await readSettings(app.db)
  const origin = ownOrigin(app.env, context.req.raw)
  const feed: Feed = {
    self: `${origin}${path}/feed.xml`,
    page: origin + path,
    title: `${title} | ${siteName}`,
    subtitle,
    entries: news.map(({ id, author, picture, ...item }) => ({
      ...item,
      page: `${origin}${entryPath}${encodeURIComponent(id)}`,
      author: author ?? siteName,
      picture: picture && { url: `${origin}/images/${picture.id}/${picture.widths.at(-1)}.webp`, type: 'image/webp' },
    })),
  }
  return answerDocument(context, {
    body: toAtom(feed),
    contentType: 'application/atom+xml; charset=utf-8',
    updated: feedUpdated(feed),
  })
}
