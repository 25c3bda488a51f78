import { serve } from '../../src/lib/http/loopback-server.ts'

const soupPage = `<!doctype html><html lang="en"><head><title>Blocked Leek Soup</title><style>body{color:#000}</style>
  <script>window.secretToken = 'never-leaves-the-browser'</script></head><body><article><h1>Blocked Leek Soup</h1>
  <p>Serves 4</p><input type="hidden" name="csrf" value="never-leaves-the-browser">
  <h2>Ingredients</h2><ul id="list"></ul>
  <h2>Method</h2><ol><li>Fry the leeks in the butter for 10 minutes.</li><li>Add the stock and simmer.</li></ol></article>
  <script nonce="own">for (const line of ['3 leeks, sliced', '2 tbsp butter', '1 l stock'])
    document.querySelector('#list').append(Object.assign(document.createElement('li'), { textContent: line }))</script>
  </body></html>`

/**
 * A site that refuses programs and shows browsers its recipe, whose ingredients a script adds. Its pages have headers
 * that sites use to keep others out. It is called `localhost`, so for browsers it is another site than ours.
 */
export async function startBlockingWeb() {
  const headersOf: Record<string, Record<string, string>> = {
    '/soup': {},
    '/strict': { 'content-security-policy': "default-src 'none'; script-src 'nonce-own'; form-action 'none'" },
    '/alone': { 'cross-origin-opener-policy': 'same-origin' },
    '/silent': { 'referrer-policy': 'no-referrer' },
  }
  const server = await serve(({ url = '/', headers }, response) => {
    const path = new URL(url, 'http://stand-in').pathname
    if (!/Mozilla\/5\.0 .*Chrome/.test(headers['user-agent'] ?? '') || headers['sec-fetch-mode'] === undefined)
      return void response.writeHead(403, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>')
    const own = headersOf[path]
    if (!own) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...own }).end(soupPage)
  })
  return { ...server, url: `http://localhost:${server.port}`, address: server.url }
}
