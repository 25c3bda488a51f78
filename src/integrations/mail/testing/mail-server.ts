import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: Array<string>
  /** As it came over the wire. */
  raw: string
}

/**
 * `refuse`: how many mails are turned away before the first is taken. `hang`: takes connections and says nothing.
 * `turnAway`: what is said to an address, such as `452 4.2.2 Mailbox full`; nothing where it is fine.
 */
interface StandInOptions {
  refuse?: number
  hang?: boolean
  unknownReader?: string
  turnAway?: (address: string) => string | undefined
  user?: { name: string; password: string }
}

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailServer({
  refuse = 0,
  hang = false,
  unknownReader,
  turnAway = (address) => (address === unknownReader ? '550 No such user' : undefined),
  user,
}: StandInOptions = {}) {
  const received: Array<ReceivedMail> = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: !user,
    allowInsecureAuth: true,
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => (hang ? undefined : done()),
    onAuth: ({ username, password }, _session, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(new Error('Wrong name or password')),
    // Otherwise it puts codes of its own before what it is told to say.
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: ({ address }, _session, done) => {
      const answer = turnAway(address)
      if (!answer) return done()
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Array<Buffer> = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        if (attempts <= refuse) return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const login = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    async [Symbol.asyncDispose]() {
      for (const connection of server.connections) connection.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
