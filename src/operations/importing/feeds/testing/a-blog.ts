import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { serve } from '../../../../lib/http/loopback-server.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export const recipe = (name: string, food = name) =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: [`2 ${food}`, '1 l stock'],
    recipeInstructions: ['Chop.', 'Simmer.'],
  })}</script>`

export const rss = (items: ReadonlyArray<{ path: string; id?: string }>, origin: string, rights = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Leek Blog</title><link>${origin}</link>${rights && `<copyright>${rights}</copyright>`}${items
    .map(({ path, id }) => `<item><title>${path}</title><link>${origin}${path}</link><guid>${id ?? path}</guid></item>`)
    .join('')}</channel></rss>`

/** A blog on loopback. `answers` may be changed while it runs. */
export async function aBlog() {
  const answers: Record<string, Answer | string> = {}
  const asked: Array<string> = []
  const server = await serve((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers[path]
    if (typeof answer === 'function') return answer(request, response)
    if (answer === undefined) return response.writeHead(404).end()
    const type = answer.startsWith('<!doctype') ? 'text/html' : 'application/xml'
    return response.writeHead(200, { 'content-type': type }).end(answer)
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { url: server.url, answers, asked }
}
