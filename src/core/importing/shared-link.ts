/** Returns the web address in what a phone shares. Android's browsers put it into the text. */
export function sharedLink(...texts: ReadonlyArray<string>): string | undefined {
  for (const text of texts) {
    const [found] = /https?:\/\/[^\s<>"]+/i.exec(text) ?? []
    // A sentence may end after an address.
    const address = found?.replace(/[.,;:!?)\]]+$/, '')
    if (address && URL.canParse(address)) return address
  }
  return undefined
}
