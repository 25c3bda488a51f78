/** RFC 5321 allows no longer address. */
const maxEmailLength = 254

/**
 * Exactly one address. Line ends, second addresses and comments could inject into a mail header. A domain without a dot
 * is a typing error, except on this machine.
 */
const oneAddress =
  /^[^\s@\p{C}<>()[\]\\,;:"]+@(?:localhost|[^\s@\p{C}<>()[\]\\,;:".]+(?:\.[^\s@\p{C}<>()[\]\\,;:".]+)+)$/u

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && oneAddress.test(text)
}
