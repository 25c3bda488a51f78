import { isIPv4 } from 'node:net'
import type { Mail as Transport } from 'nodemailer'
import { NotAgain } from '../../core/jobs/not-again.ts'
import { isEmailAddress } from '../../core/text/email-address.ts'

export interface Mailbox {
  name: string
  address: string
}

export interface MailMessage {
  to: string
  subject: string
  text: string
  /** The same text with headings, links and pictures. */
  html?: string
  replyTo?: Mailbox
  headers?: Record<string, string>
}

export interface Mail {
  /** Returns false for an unknown address, because a retry would not help. Throws for any other failure. */
  send(message: MailMessage, signal?: AbortSignal): Promise<boolean>
}

/** Limits the time that a hanging server costs. Only the job that waits for the server is affected. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/**
 * The connection broke after the server had asked for the text, so it may have accepted the mail. It may also scan a
 * mail for longer than `socketTimeout`. Each retry would deliver it once more. People who wait for a link can ask for
 * another.
 */
export class MailInDoubt extends NotAgain {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'nothing else is known'
    super(`The connection broke while the email was being sent, so it may have arrived: ${reason}`, { cause })
  }
}

/** The server refused the mail for this recipient. */
export class RecipientRefused extends Error {
  /** False if a later attempt may succeed. */
  readonly isForGood: boolean

  constructor(cause: Error, isForGood: boolean) {
    super(cause.message, { cause })
    this.isForGood = isForGood
  }
}

/**
 * Sends mail through the operator's mail server, such as `smtp://user:password@mail.example.com:587`. Calls `sender`
 * for each mail.
 */
export function createMail(smtpUrl: string, sender: () => Promise<Mailbox>, limits = timeouts): Mail {
  return {
    async send({ to, subject, text, html, replyTo, headers = {} }, signal) {
      for (const address of [to, ...(replyTo ? [replyTo.address] : [])])
        if (!isEmailAddress(address)) throw new RecipientRefused(new Error('This is not a single email address'), true)
      const progress = { isAskedForText: false }
      const transport = await openTransport(smtpUrl, limits, progress)
      const message = {
        from: await sender(),
        // As an object, an address is never split at a comma.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        ...(html ? { html } : {}),
        // RFC 3834: mail programs send no automatic replies to such mails.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal ? { signal } : {}),
      }
      try {
        await transport.sendMail(message)
        return true
      } catch (cause) {
        if (isUnknownRecipient(cause)) return false
        if (isAboutRecipient(cause)) throw new RecipientRefused(cause, Number(cause.responseCode) >= 500)
        throw progress.isAskedForText && isInDoubt(cause) ? new MailInDoubt(cause) : cause
      }
    },
  }
}

interface Progress {
  /** True once the server has answered 354: the text follows. */
  isAskedForText: boolean
}

/**
 * Loads the mail library with the first mail. It takes 14 MB of memory, which a site without a mail server saves. Each
 * mail has its own transport, whose log shows how far the mail got.
 */
async function openTransport(smtpUrl: string, limits: typeof timeouts, progress: Progress): Promise<Transport> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return createTransport({
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Prevents sending a password unencrypted over a network.
    requireTLS: Boolean(username) && !isThisMachine(host),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...limits,
    transactionLog: true,
    logger: { debug: (_entry: unknown, line?: unknown) => noteProgress(progress, line) },
  })
}

function noteProgress(progress: Progress, line: unknown) {
  if (typeof line === 'string' && line.startsWith('354')) progress.isAskedForText = true
}

interface Refusal extends Error {
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/**
 * Returns true if the server refused this recipient. Code 421 closes the connection for every recipient, so it does not
 * count.
 */
function isAboutRecipient(cause: unknown): cause is Refusal {
  const { command, responseCode } = cause as Refusal
  return (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode !== 421
}

/** Matches an RFC 3463 code. It is at the start of the response or, with qmail, after a # at the end. */
const enhancedCode = /(?:^\d{3}[ -]|#)5\.(\d{1,3})\.(\d{1,3})(?!\d)/

/**
 * Returns true for an unknown address. A refusal to relay, or a refusal of the sender or the text, does not mean that
 * the address is unknown.
 */
function isUnknownRecipient(cause: unknown) {
  const { command, responseCode, response } = cause as Refusal
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false
  const [, subject, detail = ''] = enhancedCode.exec(String(response)) ?? []
  // X.1.7 and X.1.8 are about the sender's address, not the recipient's.
  if (subject === '1') return !['7', '8'].includes(detail)
  return subject !== '7' && [550, 551, 553].includes(responseCode)
}

/**
 * Returns whether the outcome is unknown because the connection broke. It is known if the server answered with a code
 * or could not be reached.
 */
function isInDoubt(cause: unknown) {
  const { code, message, responseCode, syscall } = cause as Record<string, unknown>
  if (typeof responseCode === 'number') return false
  if (code === 'ESOCKET') return syscall !== 'connect'
  return code === 'ECONNECTION' || (code === 'ETIMEDOUT' && message === 'Timeout')
}

function isThisMachine(host: string) {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
