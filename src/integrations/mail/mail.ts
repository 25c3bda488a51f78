import { isIPv4 } from 'node:net'
import type { Mail as Transport } from 'nodemailer'
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
  /** Returns false for an unknown address, where a retry would not help. Throws for any other failure. */
  send(message: MailMessage, signal?: AbortSignal): Promise<boolean>
}

/** The most time a hanging server costs, and only the job that waits for it. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** The connection broke when the mail may already have been accepted, so a retry may deliver it twice. */
export class MailInDoubt extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The connection broke while the mail was on its way', { cause })
  }
}

/** The server refused the mail for this recipient. */
export class RecipientRefused extends Error {
  /** False when a later try may succeed. */
  readonly isForGood: boolean

  constructor(cause: Error, isForGood: boolean) {
    super(cause.message, { cause })
    this.isForGood = isForGood
  }
}

/**
 * Sends through the operator's mail server, such as `smtp://user:password@mail.example.com:587`. `sender` is called for
 * each mail.
 */
export function createMail(smtpUrl: string, sender: () => Promise<Mailbox>, limits = timeouts): Mail {
  let transport: Promise<Transport> | undefined

  return {
    async send({ to, subject, text, html, replyTo, headers = {} }, signal) {
      for (const address of [to, ...(replyTo ? [replyTo.address] : [])])
        if (!isEmailAddress(address)) throw new RecipientRefused(new Error('This is not one mail address'), true)
      transport ??= openTransport(smtpUrl, limits)
      const open = await transport
      const message = {
        from: await sender(),
        // Passed as an object, an address is never split at a comma.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        ...(html ? { html } : {}),
        // RFC 3834: automatic replies skip such mails.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal ? { signal } : {}),
      }
      try {
        await open.sendMail(message)
        return true
      } catch (cause) {
        if (isUnknownRecipient(cause)) return false
        if (isAboutRecipient(cause)) throw new RecipientRefused(cause, Number(cause.responseCode) >= 500)
        throw isInDoubt(cause) ? new MailInDoubt(cause) : cause
      }
    },
  }
}

/** Loaded with the first mail: it takes 14 MB, which a site without a mail server saves. */
async function openTransport(smtpUrl: string, limits: typeof timeouts): Promise<Transport> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return createTransport({
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Never send a password unencrypted over a network.
    requireTLS: Boolean(username) && !isThisMachine(host),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...limits,
  })
}

interface Refusal extends Error {
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/** True for a refusal of this recipient. Code 421 closes the connection for every recipient. */
function isAboutRecipient(cause: unknown): cause is Refusal {
  const { command, responseCode } = cause as Refusal
  return (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode !== 421
}

/** An RFC 3463 code at the start of the response, or, from qmail, after a # at its end. */
const enhancedCode = /(?:^\d{3}[ -]|#)5\.(\d{1,3})\.(\d{1,3})(?!\d)/

/** True for an unknown address. A refusal to relay, or of the sender or the text, says nothing about the address. */
function isUnknownRecipient(cause: unknown) {
  const { command, responseCode, response } = cause as Refusal
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false
  const [, subject, detail = ''] = enhancedCode.exec(String(response)) ?? []
  // X.1.7 and X.1.8 are about the sender's address.
  if (subject === '1') return !['7', '8'].includes(detail)
  return subject !== '7' && [550, 551, 553].includes(responseCode)
}

/**
 * False when the server was not reached or refused with a code: it does not have the mail. A connection that broke
 * later leaves it open.
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
