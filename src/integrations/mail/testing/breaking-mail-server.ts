import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Commands of a client, and the text that follows `DATA`. */
export const stages = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'text'] as const

interface Break {
  at: (typeof stages)[number]
  how: 'closes' | 'hangs'
}

/** Starts an SMTP server on loopback that closes the connection at a stage, or never answers it. */
export async function startBreakingServer({ at, how }: Break) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let isText = false
    const answer = (stage: string, line: string) => {
      if (stage !== at) socket.write(`${line}\r\n`)
      else if (how === 'closes') socket.end()
    }
    answer('greeting', '220 kitchen.test')
    socket.on('data', (chunk) => {
      const sent = chunk.toString()
      if (isText) return sent.endsWith('\r\n.\r\n') && answer('text', '250 Stored')
      const [command = ''] = sent.split(/[\s:]/)
      isText = command === 'DATA'
      answer(command, isText ? '354 Go on' : '250 OK')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
