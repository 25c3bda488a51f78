import type { ImportProblem } from '../../core/importing/import-events.ts'
import type { HttpProblem } from '../../lib/http/http.ts'

/** The reason why a page or picture is not available, for a cook. */
export interface PageProblem {
  ok: false
  reason: Exclude<ImportProblem, 'no-recipe' | 'too-many'>
  status?: number
  /** How long the site asks us to wait. */
  retryAfterSeconds?: number
  message: string
  /** Details for the log, if the visitor gets a less specific message. */
  detail?: string
}

const pasteInstead = 'paste the page’s HTML instead'

export const cannotOpen =
  'We could not open this address. Check it for typos, or try again later. Sites inside a private network cannot be opened.'

export function problemFromHttp({ kind, message }: HttpProblem): PageProblem {
  switch (kind) {
    case 'bad-address':
      return { ok: false, reason: 'bad-address', message }
    case 'too-large':
      return { ok: false, reason: 'too-large', message }
    case 'timeout':
      return { ok: false, reason: 'timeout', message: `${message} Try again later, or ${pasteInstead}.` }
    // All three problems have the same message, so that visitors cannot probe our network.
    case 'refused-address':
    case 'dns':
    case 'connect':
      return { ok: false, reason: 'unreachable', message: `${cannotOpen} ${capital(pasteInstead)}.`, detail: message }
    case 'aborted':
      return { ok: false, reason: 'unreachable', message }
    case 'tls':
    case 'protocol':
    case 'too-many-redirects':
      return { ok: false, reason: 'unreachable', message: `${message} Try again later, or ${pasteInstead}.` }
  }
}

/** Returns undefined if the status means success. */
export function problemFromStatus(status: number): PageProblem | undefined {
  if (status >= 200 && status < 300) return undefined
  const say = (reason: PageProblem['reason'], message: string): PageProblem => ({ ok: false, reason, status, message })
  switch (status) {
    case 401:
      return say('login', `This page needs a login (401). ${signInAndPaste}`)
    case 402:
      return say('login', `This page is behind a paywall (402). ${signInAndPaste}`)
    case 404:
    case 410:
      return say('not-found', `There is no page at this address (${status}). Check it for typos.`)
    case 429:
      return say('blocked', `The site got too many requests (429). Try again later, or ${pasteInstead}.`)
    case 451:
      return say('blocked', `The site may not show this page where we are (451). You can ${pasteInstead}.`)
  }
  if (status >= 400 && status < 500) {
    return say('blocked', `The site blocked us (${status}). ${capital(pasteInstead)}, or try again later.`)
  }
  return say('server-error', `The site has an error (${status}). Try again later, or ${pasteInstead}.`)
}

const signInAndPaste = `Sign in with your browser and ${pasteInstead}.`

export function challengeProblem(status: number): PageProblem {
  const message = `The site wants a human visitor and blocked us. Open the page in your browser and ${pasteInstead}.`
  return { ok: false, reason: 'blocked', status, message }
}

export function loginProblem(status: number): PageProblem {
  return {
    ok: false,
    reason: 'login',
    status,
    message: `This page needs a login. ${signInAndPaste}`,
  }
}

export function notAPage(status: number, message: string): PageProblem {
  return { ok: false, reason: 'not-a-page', status, message }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
