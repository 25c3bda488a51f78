/** Why nobody came in by the provider, as it stands in the address of the page that says it. */
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

const sentences: Record<ProviderProblem, (name: string) => string> = {
  denied: (name: string) =>
    `You did not let ${name} tell us who you are, so you are not signed in. Try again, or use another way.`,
  unreachable: (name: string) => `${name} cannot be reached at the moment. Try again later, or use another way.`,
  'out-of-date': (name: string) =>
    `That visit to ${name} was begun in another browser, or too long ago. Begin it here once more.`,
  'not-confirmed': (name: string) => `${name} did not confirm who you are, or took too long. Try again.`,
  'no-address': (name: string) =>
    `${name} did not tell us your e-mail address, and an account needs one. Allow it there and try again.`,
  'address-taken': (name: string) =>
    `There is an account with your address here already. Log in to it as you always do, then connect ${name} under Account, Signing in.`,
  unverified: (name: string) =>
    `${name} has not confirmed your e-mail address. Confirm it there, then connect the two.`,
  'linked-elsewhere': (name: string) => `This account at ${name} opens another account here already.`,
  'too-often': () => 'That was tried too often. Try again in a few minutes.',
  'long-signed-in': () => 'It is a while since you signed in. Sign out and in again first.',
}

/** Null for whatever else stands in an address. */
export function providerProblemText(problem: string | null, name: string): string | null {
  const isKnown = (word: string): word is ProviderProblem => Object.hasOwn(sentences, word)
  return problem !== null && isKnown(problem) ? sentences[problem](name) : null
}

/** From the words of the standard (RFC 6749, 4.1.2.1) and of Better Auth. */
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
    default:
      return 'not-confirmed'
  }
}
