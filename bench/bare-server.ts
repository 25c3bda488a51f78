import { createServer, request } from 'node:http'

/** Sends the bytes and headers of one page, as fast as Node can. `bare.ts` starts this file as a separate process. */
const [page = '', encoding = 'identity'] = process.argv.slice(2)

request(page, { headers: { 'accept-encoding': encoding } }, (answer) => {
  const chunks: Array<Buffer> = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const body = Buffer.concat(chunks)
    const headers = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 && !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(name)
        ? [name, all[index + 1] ?? '']
        : [],
    )
    const server = createServer((_, response) => {
      response.writeHead(200, headers)
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`)
    })
  })
}).end()
