/** Of an address as a mail server takes it. */
const maxEmailLength = 254

/** One address and nothing else: no line ends, no second address, no comment that a mail header could trip over. */
const oneAddress = /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@\p{C}<>()[\]\\,;:"]+$/u

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && oneAddress.test(text)
}
