import { type Context, Hono } from 'hono'
import { feedUpdated, type Feed, toAtom } from '../../core/seo/atom.ts'
import {
  blogFeed,
  categoryFeed,
  chefFeed,
  feedPath,
  feedTitle,
  latestFeed,
  type SiteFeed,
} from '../../core/seo/site-feeds.ts'
import { categoryNamed, slugLabel } from '../../core/recipes/categories/category.ts'
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
  feed: SiteFeed
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
        feed: latestFeed,
        subtitle: 'The newest recipes.',
        entryPath: '/recipe/',
        news: await listNewestRecipeNews(db, entriesInAFeed),
      }),
    )
    .get('/blog/feed.xml', async (context) =>
      answerFeed(app, context, {
        feed: blogFeed,
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
        feed: categoryFeed(named ?? slug, label),
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
        feed: chefFeed(id, name),
        subtitle: `The newest recipes by ${name}.`,
        entryPath: '/recipe/',
        news: await listChefNews(db, id, entriesInAFeed),
      })
    })
}

async function answerFeed(
  app: App,
  context: Context,
  { feed: named, subtitle, entryPath, news }: NewsPage,
): Promise<Response> {
  const { siteName } = await readSettings(app.db)
  const origin = ownOrigin(app.env, context.req.raw)
  const feed: Feed = {
    self: origin + feedPath(named),
    page: origin + named.page,
    title: feedTitle(named, siteName),
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
