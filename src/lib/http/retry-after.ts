/** Returns how long an answer asks us to wait: a number of seconds or a date (RFC 9110). Null if it does not say. */
export function retryAfterSeconds(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
