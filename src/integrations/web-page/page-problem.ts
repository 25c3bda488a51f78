import type { ImportProblem } from '../../core/importing.ts'
import type { HttpProblem } from '../../lib/http.ts'

/** Why a page or picture could not be had, in words for a cook. */
export interface PageProblem {
  ok: false
  reason: Exclude<ImportProblem, 'no-recipe' | 'too-many'>
  status?: number
  message: string
}

const pasteInstead = "paste the page's HTML instead"

export function problemFromHttp({ kind, message }: HttpProblem): PageProblem {
  switch (kind) {
    case 'bad-address':
      return { ok: false, reason: 'bad-address', message }
    case 'refused-address':
      return { ok: false, reason: 'refused', message }
    case 'too-large':
      return { ok: false, reason: 'too-large', message }
    case 'timeout':
      return { ok: false, reason: 'timeout', message: `${message} Try again later, or ${pasteInstead}.` }
    case 'dns':
      return { ok: false, reason: 'unreachable', message: `${message} Please check the address.` }
    case 'aborted':
      return { ok: false, reason: 'unreachable', message }
    case 'connect':
    case 'tls':
    case 'protocol':
    case 'too-many-redirects':
      return { ok: false, reason: 'unreachable', message: `${message} Try again later, or ${pasteInstead}.` }
  }
}

/** Undefined for the statuses that bring a page. */
export function problemFromStatus(status: number): PageProblem | undefined {
  if (status >= 200 && status < 300) return undefined
  const say = (reason: PageProblem['reason'], message: string): PageProblem => ({ ok: false, reason, status, message })
  switch (status) {
    case 401:
      return say('login', `The site shows this page only to people who have signed in (401). ${signInAndPaste}`)
    case 402:
      return say('login', `The site shows this page only to people who have paid for it (402). ${signInAndPaste}`)
    case 404:
    case 410:
      return say('not-found', `There is no page at this address (${status}). Please check it for a typing mistake.`)
    case 429:
      return say('blocked', `The site says it was asked too often (429). Try again in a while, or ${pasteInstead}.`)
    case 451:
      return say('blocked', `The site may not show this page where we are (451). You can ${pasteInstead}.`)
  }
  if (status >= 400 && status < 500) {
    return say(
      'blocked',
      `The site refused to show us this page (${status}). ${capital(pasteInstead)}, or try again later.`,
    )
  }
  return say('server-error', `The site has a problem of its own (${status}). Try again later, or ${pasteInstead}.`)
}

const signInAndPaste = `Sign in with your browser and ${pasteInstead}.`

export function challengeProblem(status: number): PageProblem {
  const message = `The site wants to see that a person is asking, and turned us away. Open the page in your browser and ${pasteInstead}.`
  return { ok: false, reason: 'blocked', status, message }
}

export function loginProblem(status: number): PageProblem {
  return {
    ok: false,
    reason: 'login',
    status,
    message: `The site asks for a login to show this page. ${signInAndPaste}`,
  }
}

export function notAPage(status: number, message: string): PageProblem {
  return { ok: false, reason: 'not-a-page', status, message }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
