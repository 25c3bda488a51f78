import { serve } from '../../../lib/http/loopback-server.ts'

/** Sends the list to Chicory and says so on the page, with a picture of Chicory. Its window stays open. */
const script = (url: string) => `
window.Chicory = {
  async handle(list) {
    const answer = await fetch('${url}/lists', { method: 'POST', body: JSON.stringify(list) })
    const { message } = await answer.json()
    const note = document.createElement('output')
    note.append(Object.assign(new Image(), { src: '${url}/cart.svg', alt: 'Chicory' }), message)
    document.body.append(note)
    await new Promise(() => undefined)
  },
}
`

const cart = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 4h4l3 11h10l3-8H7" /></svg>'

/** A server with Chicory's script, which takes lists. With `isAway`, it has no script. Browsers reach it at `address`. */
export async function standInChicory(address?: string) {
  const lists: Array<unknown> = []
  const requests: Array<string> = []
  const state = { isAway: false }
  const server = await serve((request, response) => {
    const { method, url: path } = request
    requests.push(`${method} ${path}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (state.isAway) return void response.writeHead(503).end()
    if (path === '/widget_v2/') {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(address ?? server.url))
    }
    if (path === '/cart.svg') return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(cart)
    if (method !== 'POST' || path !== '/lists') return void response.writeHead(404).end()
    const chunks: Array<Buffer> = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const list = JSON.parse(Buffer.concat(chunks).toString()) as { ingredients: Array<string> }
      lists.push(list)
      const message = `Chicory has ${list.ingredients.length} ingredients`
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
    })
  })
  return { ...server, lists, requests, state }
}
