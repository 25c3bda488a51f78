import { Hono } from 'hono'
import { robotsPathOf } from '../../core/pages/page.ts'
import type { App } from '../../operations/app/app.ts'
import { ownOrigin } from '../own-address.ts'
import { pages } from '../../web/app/pages.ts'
import { answerDocument } from './answer-document.ts'

const closedPages = pages.filter(({ crawlers }) => crawlers === 'closed').map(robotsPathOf)

/** Paths that robots.txt forbids. A path also covers everything below it, so longer paths are omitted. */
const closed = ['/api/', '/search?', ...closedPages].filter(
  (path, at, all) =>
    !all.some((other, otherAt) => otherAt !== at && path.startsWith(other) && (path !== other || otherAt < at)),
)

export function robots({ env }: App) {
  return new Hono().get('/robots.txt', (context) =>
    answerDocument(context, {
      body: [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${ownOrigin(env, context.req.raw)}/sitemap.xml`,
        '',
      ].join('\n'),
      contentType: 'text/plain; charset=utf-8',
    }),
  )
}
