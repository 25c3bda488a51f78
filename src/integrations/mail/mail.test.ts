import { expect, test } from 'vitest'
import { createMail, MailInDoubt, type MailMessage, RecipientRefused } from './mail.ts'
import { stages, startBreakingServer } from './testing/breaking-mail-server.ts'
import { startMailServer } from './testing/mail-server.ts'

const from = () => Promise.resolve({ name: 'Our Küche', address: 'kitchen@recipes.example' })
const message: MailMessage = { to: 'cook@example.com', subject: 'Grüße', text: 'Two eggs.\n.\nThree eggs — or four.' }

test('sends an email with sender, recipient, subject and text', async () => {
  await using server = await startMailServer()
  await createMail(server.url, from).send({ ...message, headers: { 'List-Unsubscribe': '<https://a.example/b?c=d>' } })
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'kitchen@recipes.example', to: ['cook@example.com'] })
  expect(mail?.raw).toMatch(/^From: =\?UTF-8\?Q\?Our_K=C3=BCche\?= <kitchen@recipes\.example>\r$/m)
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/a\.example\/b\?c=d>\r$/m)
  expect(mail?.raw).toContain('Two eggs.')
  expect(mail?.raw).toContain('or four.')
})

test('signs in to a mail server with special characters in name and password', async () => {
  await using server = await startMailServer({ user: { name: 'cook@example.com', password: 'p@ss:w/rd%' } })
  await createMail(server.url, from).send(message)
  expect(server.received).toHaveLength(1)
})

test('does not send a password unencrypted to another machine', async () => {
  await using server = await startMailServer({ user: { name: 'cook', password: 's3cret' } })
  const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  const problem = await createMail(elsewhere, from)
    .send(message)
    .catch((cause: Error) => cause)
  expect(problem).toMatchObject({ message: expect.stringMatching(/STARTTLS/i) })
  expect(String(problem)).not.toContain('s3cret')
  expect(server.received).toEqual([])
})

test.each([
  ['cook@example.com\r\nBcc: all@example.com'],
  ['cook@example.com, other@example.com'],
  ['<cook@example.com>'],
  ['cook@example.com RCPT TO:<other@example.com>'],
])('sends nothing to the invalid address %j', async (to) => {
  await using server = await startMailServer()
  const mail = createMail(server.url, from)
  await expect(mail.send({ ...message, to })).rejects.toThrow('not a single email address')
  await expect(mail.send({ ...message, replyTo: { name: 'A', address: to } })).rejects.toThrow(
    'not a single email address',
  )
  expect(server.attempts()).toBe(0)
})

test('creates no headers from line breaks in a name or subject', async () => {
  await using server = await startMailServer()
  const evil = 'Cook\r\nBcc: all@example.com\r\n\r\nBuy this'
  await createMail(server.url, from).send({
    ...message,
    subject: evil,
    replyTo: { name: evil, address: 'cook@example.com' },
  })
  const [mail] = server.received
  expect(mail?.to).toEqual(['cook@example.com'])
  expect(mail?.raw).not.toMatch(/^Bcc:/im)
  expect(mail?.raw.split('\r\n\r\n')[1]).toContain('Two eggs.')
})

test('gives up on a server that hangs or does not exist', async () => {
  await using server = await startMailServer({ hang: true })
  const limits = { dnsTimeout: 500, connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 }
  await expect(createMail(server.url, from, limits).send(message)).rejects.toThrow(/timeout|greeting/i)
  await expect(createMail('smtp://127.0.0.1:1', from, limits).send(message)).rejects.toThrow(/ECONNREFUSED/)
})

test.concurrent.each(stages.flatMap((at) => (['closes', 'hangs'] as const).map((how) => ({ at, how }))))(
  'may have sent the email only once the server asked for the text: the server $how at $at',
  async ({ at, how }) => {
    await using server = await startBreakingServer({ at, how })
    const limits = { dnsTimeout: 300, connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
    const problem = await createMail(server.url, from, limits)
      .send(message)
      .catch((cause: unknown) => cause)
    expect(problem).toBeInstanceOf(Error)
    expect(problem instanceof MailInDoubt).toBe(at === 'text')
  },
)

test('distinguishes an unknown address from a temporary failure', async () => {
  await using server = await startMailServer({ unknownRecipient: 'nobody@example.com', refuse: 1 })
  const mail = createMail(server.url, from)
  expect(await mail.send({ ...message, to: 'nobody@example.com' })).toBe(false)
  await expect(mail.send(message)).rejects.toThrow('Come back later')
  expect(await mail.send(message)).toBe(true)
})

test.each([
  ['550 5.1.1 No such user here', 'unknown'],
  ['550 Unknown user', 'unknown'],
  ['553 sorry, no mailbox here by that name', 'unknown'],
  ['551 5.0.0 User not local', 'unknown'],
  ['554 5.1.10 Null MX', 'unknown'],
  ['554 5.7.1 Relay access denied', 'refused'],
  ['550 5.7.1 Blocked for what it says', 'refused'],
  ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'refused'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'refused'],
  ['552 5.2.2 Mailbox full', 'refused'],
  ['530 Authentication required', 'refused'],
  ['452 4.2.2 Mailbox full', 'put-off'],
  ['450 4.1.1 Greylisted', 'put-off'],
])('reads the response “%s” as %s', async (answer, meaning) => {
  await using server = await startMailServer({ turnAway: () => answer })
  const outcome = await createMail(server.url, from)
    .send(message)
    .catch((cause: unknown) => cause)
  const refusal = outcome instanceof RecipientRefused ? outcome : undefined
  expect(refusal ? (refusal.isForGood ? 'refused' : 'put-off') : outcome === false && 'unknown').toBe(meaning)
  expect(refusal?.message ?? answer).toContain(answer)
})

test('aborts an email while it is being sent', async () => {
  await using server = await startMailServer({ hang: true })
  const sending = createMail(server.url, from).send(message, AbortSignal.timeout(300))
  await expect(sending).rejects.toThrow(/abort/i)
})

test.each([
  ['to the address', { turnAway: () => '421 4.7.0 Closing connection, try again later' }],
  ['after the mail', { turnAwayMail: '421 4.7.0 Closing connection, try again later' }],
])('treats a response 421 %s as a problem of the mail server', async (_, answers) => {
  await using server = await startMailServer(answers)
  const outcome: unknown = await createMail(server.url, from)
    .send(message)
    .catch((cause: unknown) => cause)
  expect(outcome).toMatchObject({ responseCode: 421 })
  expect(outcome).not.toBeInstanceOf(RecipientRefused)
})
