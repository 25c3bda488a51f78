/** Depth of the search for errors in a log object. */
const mostLevels = 6

/** Fields of a PostgreSQL error that never contain values of a row or a query. */
const safeFields = new Set(['severity', 'code', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'])

/**
 * SQLSTATE classes whose messages repeat values: invalid data, syntax errors in a value, exceptions of our functions.
 */
const quotesValues = /^(?:22|42601|P0)/

/** Replaced messages. An error that wraps another often repeats its message. */
type Replaced = Array<readonly [original: string, safe: string]>

/**
 * Returns the value with every error replaced by a copy without query parameters, such as names, mail addresses and
 * password hashes. Drizzle puts them into the message of a failed query. PostgreSQL puts them into the detail and into
 * some messages.
 */
export function withoutValues(value: unknown): unknown {
  return isError(value) ? errorWithoutValues(value) : copy(value, [], new Map(), 0)
}

export function errorWithoutValues(cause: Error): Error {
  return copyError(cause, [], new Map(), 0)
}

function copy(value: unknown, replaced: Replaced, seen: Map<object, unknown>, level: number): unknown {
  if (typeof value === 'string') return replaceIn(value, replaced)
  if (typeof value !== 'object' || value === null || level > mostLevels) return value
  if (isError(value)) return copyError(value, replaced, seen, level)
  const known = seen.get(value)
  if (known) return known
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  const result: Array<unknown> | Record<string, unknown> = Array.isArray(value) ? [] : {}
  seen.set(value, result)
  for (const [name, part] of Object.entries(value)) Reflect.set(result, name, copy(part, replaced, seen, level + 1))
  return result
}

function copyError(cause: Error, replaced: Replaced, seen: Map<object, unknown>, level: number): Error {
  const known = seen.get(cause)
  if (isError(known)) return known
  const safe: Error = Object.create(Object.getPrototypeOf(cause))
  seen.set(cause, safe)
  // Inner errors first, because this error's message may repeat theirs.
  const fields = fieldsOf(cause).map(
    (name) => [name, copy(Reflect.get(cause, name), replaced, seen, level + 1)] as const,
  )
  const message = replaceIn(safeMessage(cause), replaced)
  if (message !== cause.message) replaced.unshift([cause.message, message])
  for (const [name, field] of fields) {
    const enumerable = Object.getOwnPropertyDescriptor(cause, name)?.enumerable ?? false
    const value = typeof field === 'string' ? replaceIn(field, replaced) : field
    Object.defineProperty(safe, name, { value, enumerable, configurable: true, writable: true })
  }
  Object.defineProperty(safe, 'message', { value: message, configurable: true, writable: true })
  return safe
}

function fieldsOf(cause: Error): Array<string> {
  const names = Object.getOwnPropertyNames(cause).filter((name) => name !== 'message')
  if (isFailedQuery(cause)) return names.filter((name) => name !== 'params')
  if (isDatabaseError(cause)) return names.filter((name) => name === 'stack' || safeFields.has(name))
  return names
}

function safeMessage(cause: Error): string {
  if (isFailedQuery(cause)) return `Failed query: ${cause.query}`
  if (!isDatabaseError(cause) || !quotesValues.test(cause.code)) return cause.message
  return cause.message.replace(/"[^]*"/, '"…"').replace(/: [^]*$/, '')
}

const replaceIn = (text: string, replaced: Replaced) =>
  replaced.reduce((result, [original, safe]) => (original ? result.replaceAll(original, () => safe) : result), text)

const isError = (value: unknown): value is Error => value instanceof Error

const isFailedQuery = (cause: Error): cause is Error & { query: string } =>
  'query' in cause && typeof cause.query === 'string' && 'params' in cause

/** pg errors have a five-character SQLSTATE. */
const isDatabaseError = (cause: Error): cause is Error & { code: string } =>
  'severity' in cause && 'code' in cause && typeof cause.code === 'string' && /^[\dA-Z]{5}$/.test(cause.code)
