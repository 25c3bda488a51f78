import { json, sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const largePage = `<!doctype html><title>x</title>${'<ul><li>1 cup flour</li><li>Mix <b>well</b></li></ul>'.repeat(140_000)}`
const smallPage = `<!doctype html><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Toast',
  recipeIngredient: ['1 slice of bread'],
  recipeInstructions: ['Toast it.'],
})}</script>`

/** Three large pages from one visitor used to delay all other visitors. */
export const greedyImporter: Attack = {
  number: 5,
  name: 'large pages of one visitor',
  async run(target) {
    const order: Array<string> = []
    const send = async (name: string, html: string, visitor: string) => {
      const body = JSON.stringify({ html })
      const { status } = await sendRequest(target.url(), '/api/import/web-page', { headers: json, body, visitor })
      order.push(name)
      return status
    }
    const large = ['large 1', 'large 2', 'large 3'].map((name) => send(name, largePage, '203.0.113.5'))
    // After this request, the page reader is busy with the first page.
    await sendRequest(target.url(), '/healthz')
    const started = performance.now()
    const status = await send('small', smallPage, '203.0.113.6')
    const ms = Math.round(performance.now() - started)
    await Promise.all(large)
    const before = order.indexOf('small')
    return {
      isOk: status === 200 && before <= 1,
      figure: `answered behind ${before} of 3, after ${ms.toLocaleString('en')} ms`,
    }
  },
}
