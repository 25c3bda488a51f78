/** Browsers store passkeys for host names only, not for IP addresses. Returns null for a host name. */
export function passkeyProblemAt({ hostname, port }: Pick<URL, 'hostname' | 'port'>): string | null {
  const isNumber = /^(?:\d+\.){3}\d+$/.test(hostname) || hostname.startsWith('[')
  if (!isNumber) return null
  const isThisMachine = hostname.startsWith('127.') || hostname === '[::1]'
  if (!isThisMachine) return 'Passkeys need a host name. Open the site by its name instead of its IP address.'
  return `Passkeys need a host name. Open the site as http://localhost${port && `:${port}`}.`
}
