import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { serve } from '../../../lib/http/loopback-server.ts'

interface Asked {
  headers: IncomingMessage['headers']
  body: { model: string; messages: Array<{ role: string; content: string }> }
}

/** A server that answers like an AI server, once it is told what. */
export async function standInAi() {
  const asked: Array<Asked> = []
  let answerNow: ((response: ServerResponse) => void) | undefined
  const server = await serve(async (request, response) => {
    if (request.url === '/v1/models') return void response.end(JSON.stringify({ data: [{ id: 'stand-in' }] }))
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    asked.push({ headers: request.headers, body: (await json(request)) as Asked['body'] })
    answerNow?.(response)
  })
  return {
    ...server,
    address: `${server.url}/v1`,
    asked,
    answerWith(answer: (response: ServerResponse) => void) {
      answerNow = answer
    },
    /** Answers with the content of a message. */
    say(content: string) {
      answerNow = (response) => response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    },
  }
}
