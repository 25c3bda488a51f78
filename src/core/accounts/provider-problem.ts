import { signUpClosedCode } from './auth-answer.ts'

/** Why signing in through the provider failed, as written in the page's URL. */
export type ProviderProblem =
  | 'denied'
  | 'unreachable'
  | 'out-of-date'
  | 'not-confirmed'
  | 'no-address'
  | 'address-taken'
  | 'unverified'
  | 'linked-elsewhere'
  | 'too-often'
  | 'long-signed-in'
  | 'closed'

const sentences: Record<ProviderProblem, (name: string) => string> = {
  denied: (name: string) =>
    `You didn’t allow ${name} to tell us who you are, so you are not signed in. Try again, or sign in another way.`,
  unreachable: (name: string) => `${name} can’t be reached right now. Try again later, or sign in another way.`,
  'out-of-date': (name: string) => `You started at ${name} in another browser, or too long ago. Start again here.`,
  'not-confirmed': (name: string) => `${name} didn’t confirm who you are, or took too long. Try again.`,
  'no-address': (name: string) =>
    `${name} didn’t share your email address, which an account needs. Allow it there and try again.`,
  'address-taken': (name: string) =>
    `An account with your address already exists. Sign in as usual, then connect ${name} under Account, Signing in.`,
  unverified: (name: string) => `${name} hasn’t confirmed your email address. Confirm it there, then connect the two.`,
  'linked-elsewhere': (name: string) => `This account at ${name} is already connected to another account here.`,
  'too-often': () => 'Too many attempts. Try again in a few minutes.',
  'long-signed-in': () => 'You signed in a while ago. Sign out and sign in again first.',
  closed: (name) => `No account here is connected to ${name}. New accounts need an invitation or are closed right now.`,
}

/** Returns null for unknown values in the URL. */
export function providerProblemText(problem: string | null, name: string): string | null {
  const isKnown = (word: string): word is ProviderProblem => Object.hasOwn(sentences, word)
  return problem !== null && isKnown(problem) ? sentences[problem](name) : null
}

/** Maps error codes of OAuth (RFC 6749, 4.1.2.1) and Better Auth. */
export function providerProblemOf(code: string): ProviderProblem {
  switch (code) {
    case 'access_denied':
      return 'denied'
    case 'temporarily_unavailable':
    case 'server_error':
      return 'unreachable'
    case 'state_mismatch':
    case 'state_not_found':
    case 'state_invalid':
      return 'out-of-date'
    case 'email_not_found':
      return 'no-address'
    case 'account_not_linked':
      return 'address-taken'
    case 'unable_to_link_account':
      return 'unverified'
    case 'account_already_linked_to_different_user':
      return 'linked-elsewhere'
    case signUpClosedCode:
      return 'closed'
    default:
      return 'not-confirmed'
  }
}
