/** Written into a script, where these five would end it or a line of it. */
const unsafe = /[&<>\u2028\u2029]/g
const escapes: Record<string, string> = {
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/**
 * What the loaders read, for the browser to take over from. React Router renders this as part of the page, piece by piece, and
 * lets React wait for each; nothing is waited for here, and the data is written behind the finished page in one piece.
 */
export async function handOver(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  const json = JSON.stringify(text).replaceAll(unsafe, (letter) => escapes[letter] ?? '')
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${json});${controller}.close();</script>`
}
