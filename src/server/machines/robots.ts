import { Hono } from 'hono'
import type { App } from '../../operations/app.ts'
import { ownOrigin } from '../own-address.ts'
import { answerDocument } from './answer-document.ts'

/** What differs with every question, belongs to one visitor, or is for programs. */
const closed = [
  '/api/',
  '/search?',
  '/submissions/',
  '/saved',
  '/newsletter',
  '/chefs/*/recipes',
  '/go/',
  '/ads/',
  '/admin',
  '/extract-recipe',
]

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
