import { expect, test } from 'vitest'
import { createMail, type Letter, ReaderRefused } from './mail.ts'
import { startMailServer } from './testing/mail-server.ts'

const from = () => Promise.resolve({ name: 'Our Küche', address: 'kitchen@recipes.example' })
const letter: Letter = { to: 'cook@example.com', subject: 'Grüße', text: 'Two eggs.\n.\nThree eggs — or four.' }

test('a mail arrives with its sender, reader, subject and text', async () => {
  await using server = await startMailServer()
  await createMail(server.url, from).send({ ...letter, headers: { 'List-Unsubscribe': '<https://a.example/b?c=d>' } })
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'kitchen@recipes.example', to: ['cook@example.com'] })
  expect(mail?.raw).toMatch(/^From: =\?UTF-8\?Q\?Our_K=C3=BCche\?= <kitchen@recipes\.example>\r$/m)
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/a\.example\/b\?c=d>\r$/m)
  expect(mail?.raw).toContain('Two eggs.')
  expect(mail?.raw).toContain('or four.')
})

test('a server that wants a name and a password gets them, with whatever signs they have', async () => {
  await using server = await startMailServer({ user: { name: 'cook@example.com', password: 'p@ss:w/rd%' } })
  await createMail(server.url, from).send(letter)
  expect(server.received).toHaveLength(1)
})

test('a password is not sent unencrypted to another machine', async () => {
  await using server = await startMailServer({ user: { name: 'cook', password: 's3cret' } })
  const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  const problem = await createMail(elsewhere, from)
    .send(letter)
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
])('%j is not one address, and nothing is sent', async (to) => {
  await using server = await startMailServer()
  const mail = createMail(server.url, from)
  await expect(mail.send({ ...letter, to })).rejects.toThrow('not one mail address')
  await expect(mail.send({ ...letter, replyTo: { name: 'A', address: to } })).rejects.toThrow('not one mail address')
  expect(server.attempts()).toBe(0)
})

test('line ends in a name or a subject make no headers', async () => {
  await using server = await startMailServer()
  const evil = 'Cook\r\nBcc: all@example.com\r\n\r\nBuy this'
  await createMail(server.url, from).send({
    ...letter,
    subject: evil,
    replyTo: { name: evil, address: 'cook@example.com' },
  })
  const [mail] = server.received
  expect(mail?.to).toEqual(['cook@example.com'])
  expect(mail?.raw).not.toMatch(/^Bcc:/im)
  expect(mail?.raw.split('\r\n\r\n')[1]).toContain('Two eggs.')
})

test('a server that hangs, or is not there, is given up', async () => {
  await using server = await startMailServer({ hang: true })
  const limits = { dnsTimeout: 500, connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 }
  await expect(createMail(server.url, from, limits).send(letter)).rejects.toThrow(/timeout|greeting/i)
  await expect(createMail('smtp://127.0.0.1:1', from, limits).send(letter)).rejects.toThrow(/ECONNREFUSED/)
})

test('an address nobody has is told from a server that has a bad day', async () => {
  await using server = await startMailServer({ unknownReader: 'nobody@example.com', refuse: 1 })
  const mail = createMail(server.url, from)
  expect(await mail.send({ ...letter, to: 'nobody@example.com' })).toBe(false)
  await expect(mail.send(letter)).rejects.toThrow('Come back later')
  expect(await mail.send(letter)).toBe(true)
})

test.each([
  ['550 5.1.1 No such user here', 'nobody'],
  ['550 Unknown user', 'nobody'],
  ['553 sorry, no mailbox here by that name', 'nobody'],
  ['551 5.0.0 User not local', 'nobody'],
  ['554 5.1.10 Null MX', 'nobody'],
  ['554 5.7.1 Relay access denied', 'refused'],
  ['550 5.7.1 Blocked for what it says', 'refused'],
  ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'refused'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'refused'],
  ['552 5.2.2 Mailbox full', 'refused'],
  ['530 Authentication required', 'refused'],
  ['452 4.2.2 Mailbox full', 'put-off'],
  ['450 4.1.1 Greylisted', 'put-off'],
])('“%s” says of the reader: %s', async (answer, meaning) => {
  await using server = await startMailServer({ turnAway: () => answer })
  const told = await createMail(server.url, from)
    .send(letter)
    .catch((cause: unknown) => cause)
  const refusal = told instanceof ReaderRefused ? told : undefined
  expect(refusal ? (refusal.isForGood ? 'refused' : 'put-off') : told === false && 'nobody').toBe(meaning)
  expect(refusal?.message ?? answer).toContain(answer)
})

test('a mail on its way can be called off', async () => {
  await using server = await startMailServer({ hang: true })
  const started = performance.now()
  const sending = createMail(server.url, from).send(letter, AbortSignal.timeout(300))
  await expect(sending).rejects.toThrow(/abort/i)
  expect(performance.now() - started).toBeLessThan(3_000)
})
