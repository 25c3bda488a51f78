import { isIPv4 } from 'node:net'
import type { Mail as Transport } from 'nodemailer'
import { isEmailAddress } from '../../core/email-address.ts'

export interface Mailbox {
  name: string
  address: string
}

export interface Letter {
  to: string
  subject: string
  text: string
  /** The same with headings, links and pictures. */
  html?: string
  replyTo?: Mailbox
  headers?: Record<string, string>
}

export interface Mail {
  /** False when nobody has that address, says the server, and trying again would not help. Throws when something else went wrong. */
  send(letter: Letter, signal?: AbortSignal): Promise<boolean>
}

/** A server that hangs costs this much and no more, and only the job that waits for it. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** The line broke when the letter may have been on its way: sending it again may bring it twice. */
export class MailInDoubt extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The connection broke while the mail was on its way', { cause })
  }
}

/** The server answered, and did not take the letter for this reader. */
export class ReaderRefused extends Error {
  /** False where it may be taken later. */
  readonly isForGood: boolean

  constructor(cause: Error, isForGood: boolean) {
    super(cause.message, { cause })
    this.isForGood = isForGood
  }
}

/** Sends through the operator's mail server, such as `smtp://user:password@mail.example.com:587`. `sender` is asked for each letter. */
export function createMail(smtpUrl: string, sender: () => Promise<Mailbox>, limits = timeouts): Mail {
  let transport: Promise<Transport> | undefined

  return {
    async send({ to, subject, text, html, replyTo, headers = {} }, signal) {
      for (const address of [to, ...(replyTo ? [replyTo.address] : [])])
        if (!isEmailAddress(address)) throw new ReaderRefused(new Error('This is not one mail address'), true)
      transport ??= openTransport(smtpUrl, limits)
      const open = await transport
      const message = {
        from: await sender(),
        // As a part of its own, an address is never taken apart: a comma in it makes no second one.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        ...(html ? { html } : {}),
        // Answering machines leave mails alone that say so.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal ? { signal } : {}),
      }
      try {
        await open.sendMail(message)
        return true
      } catch (cause) {
        if (isUnknownReader(cause)) return false
        if (isAboutReader(cause)) throw new ReaderRefused(cause, Number(cause.responseCode) >= 500)
        throw isInDoubt(cause) ? new MailInDoubt(cause) : cause
      }
    },
  }
}

/** Loaded with the first mail: 14 MB that a site without a mail server does without. */
async function openTransport(smtpUrl: string, limits: typeof timeouts): Promise<Transport> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return createTransport({
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password crosses the network encrypted or not at all.
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

/** The server knew who sends and listened. With 421 it closes for everybody. */
function isAboutReader(cause: unknown): cause is Refusal {
  const { command, responseCode } = cause as Refusal
  return (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode !== 421
}

/** Of RFC 3463, at the beginning of the answer or, as qmail has it, behind a # at its end. */
const enhancedCode = /(?:^\d{3}[ -]|#)5\.(\d{1,3})\.(\d{1,3})(?!\d)/

/** Nobody has the address. That a server will not relay, or has something against the sender or the letter, says nothing of it. */
function isUnknownReader(cause: unknown) {
  const { command, responseCode, response } = cause as Refusal
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false
  const [, subject, detail = ''] = enhancedCode.exec(String(response)) ?? []
  // X.1.7 and X.1.8 are about the sender's address.
  if (subject === '1') return !['7', '8'].includes(detail)
  return subject !== '7' && [550, 551, 553].includes(responseCode)
}

/** Who was not reached, or said no with a number, has not taken the letter; a line that broke later leaves it open. */
function isInDoubt(cause: unknown) {
  const { code, message, responseCode, syscall } = cause as Record<string, unknown>
  if (typeof responseCode === 'number') return false
  if (code === 'ESOCKET') return syscall !== 'connect'
  return code === 'ECONNECTION' || (code === 'ETIMEDOUT' && message === 'Timeout')
}

function isThisMachine(host: string) {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
