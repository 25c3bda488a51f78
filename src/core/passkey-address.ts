/** Browsers keep passkeys for a name, and for none that is a number. Null where the site is open by a name. */
export function passkeyProblemAt({ hostname, port }: Pick<URL, 'hostname' | 'port'>): string | null {
  const isNumber = /^(?:\d+\.){3}\d+$/.test(hostname) || hostname.startsWith('[')
  if (!isNumber) return null
  const isThisMachine = hostname.startsWith('127.') || hostname === '[::1]'
  if (!isThisMachine) return 'Passkeys need a name: open the site by its name, not by a number.'
  return `Passkeys need a name: open the site as http://localhost${port && `:${port}`}.`
}
