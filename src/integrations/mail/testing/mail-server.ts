import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: Array<string>
  /** The mail as received. */
  raw: string
}

/**
 * `refuse`: the number of mails to refuse at first. `hang`: accepts connections and never responds. `turnAway`: returns
 * the response to an address, such as `452 4.2.2 Mailbox full`, or nothing to accept it. `turnAwayMail`: the response
 * once the complete mail has arrived.
 */
interface StandInOptions {
  refuse?: number
  hang?: boolean
  unknownRecipient?: string
  turnAway?: (address: string) => string | undefined
  turnAwayMail?: string
  user?: { name: string; password: string }
}

/** Starts a real SMTP server on loopback. It records the mails it receives. */
export async function startMailServer({
  refuse = 0,
  hang = false,
  unknownRecipient,
  turnAway = (address) => (address === unknownRecipient ? '550 No such user' : undefined),
  turnAwayMail,
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
    // Otherwise the server adds its own codes before the given response.
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: ({ address }, _session, done) => {
      const answer = turnAway(address)
      done(answer ? refusalOf(answer) : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Array<Buffer> = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        if (turnAwayMail) return done(refusalOf(turnAwayMail))
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

const refusalOf = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
