import { STATUS_CODES } from 'node:http'
import { Hono } from 'hono'
import type { ImportProblem } from '../core/importing/import-events.ts'
import type { App } from '../operations/app/app.ts'
import { readRecipeSource } from '../operations/importing/read-recipe-source.ts'
import { visitorOf } from './visitor.ts'

const statusOf = {
  'bad-address': 400,
  'bad-key': 402,
  'too-many': 429,
  'is-file': 422,
  'not-a-page': 422,
  'no-recipe': 422,
  'too-large': 422,
  blocked: 502,
  login: 502,
  'not-found': 502,
  'server-error': 502,
  unreachable: 502,
  timeout: 504,
} as const satisfies Record<ImportProblem, number>

/** `GET ?url=` returns the recipe of a page. Pages of other sites may not make visitors' browsers send this request. */
export function recipeSourceApi(app: App) {
  return new Hono().get('/', async (context) => {
    context.header('Cache-Control', 'no-store')
    if (/^(?:cross|same)-site$/.test(context.req.header('sec-fetch-site') ?? ''))
      return context.json({ error: 'Only pages of this site may request this' }, 403)
    const source = await readRecipeSource(app, {
      url: (context.req.query('url') ?? '').slice(0, 4000),
      visitor: visitorOf(context, app.env),
      signal: context.req.raw.signal,
    })
    if (source.ok) return context.json(source.draft)
    const { reason, message } = source.problem
    const status = statusOf[reason]
    const error = `Failed to fetch recipe source: ${STATUS_CODES[status]}. ${message}`
    return context.json({ error, reason }, status)
  })
}
