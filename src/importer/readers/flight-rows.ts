import { readJson } from './lenient-json.ts'
import { isNode, type Node } from './linked-data.ts'

const push = /self\.__next_f\.push\(/
const longestStream = 4_000_000

/**
 * Reads the data of a page that is streamed in pieces (`self.__next_f.push([1,"…"])`). The joined pieces are rows. A
 * row is `7:{"recipe":…}` or, for long texts, `a:T4f,` followed by that many bytes. Values refer to other rows as "$a".
 */
export function flightValues(scripts: ReadonlyArray<string>): Array<unknown> {
  const stream = scripts
    .filter((text) => push.test(text))
    .map(pieceIn)
    .join('')
    .slice(0, longestStream)
  if (stream === '') return []
  const rows = rowsOf(stream)
  const follow = follower(rows)
  return [...rows.values()].filter((row) => typeof row === 'object').map(follow)
}

function pieceIn(text: string): string {
  const start = text.search(push)
  const [value] = readJson(text.slice(text.indexOf('[', start), text.lastIndexOf(']') + 1))
  const [kind, piece] = Array.isArray(value) ? (value as Array<unknown>) : []
  return kind === 1 && typeof piece === 'string' ? piece : ''
}

function rowsOf(stream: string): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  const head = /([\da-f]+):(?:T([\da-f]+),)?/iy
  let at = 0
  while (at < stream.length) {
    head.lastIndex = at
    const [whole = '', id = '', bytes] = head.exec(stream) ?? []
    const start = at + whole.length
    if (whole !== '' && bytes !== undefined) {
      const text = cutAfterBytes(stream.slice(start), Number.parseInt(bytes, 16))
      rows.set(id, text)
      at = start + text.length
      continue
    }
    const end = stream.indexOf('\n', start)
    const row = stream.slice(start, end < 0 ? undefined : end)
    if (whole !== '' && /^[[{]/.test(row)) rows.set(id, parsed(row))
    at = end < 0 ? stream.length : end + 1
  }
  return rows
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row) as unknown
  } catch {
    return null
  }
}

/** Cuts a text after a number of UTF-8 bytes. Most characters have one byte. */
function cutAfterBytes(text: string, bytes: number): string {
  const encoded = new TextEncoder().encode(text.slice(0, bytes))
  return encoded.length === bytes ? text.slice(0, bytes) : new TextDecoder().decode(encoded.subarray(0, bytes))
}

const deepest = 60
const mostValues = 200_000
const pointer = /^\$[L@]?([\da-f]+)((?::[\w$-]+)*)$/i

/**
 * Returns a function that copies a row and replaces its pointers ("$a", "$a:props:recipe") with their targets. Limits
 * on depth and on the number of values stop cycles.
 */
function follower(rows: ReadonlyMap<string, unknown>): (value: unknown) => unknown {
  let budget = mostValues
  const follow = (value: unknown, depth: number): unknown => {
    budget -= 1
    if (depth > deepest || budget < 0) return null
    if (typeof value === 'string') {
      if (value === '$undefined') return null
      const [, id = '', path = ''] = pointer.exec(value) ?? []
      return rows.has(id) ? follow(valueAt(rows.get(id), path.split(':').slice(1)), depth + 1) : value
    }
    if (Array.isArray(value)) return value.map((entry) => follow(entry, depth + 1))
    if (!isNode(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, follow(entry, depth + 1)]))
  }
  return (value) => follow(value, 0)
}

function valueAt(value: unknown, path: ReadonlyArray<string>): unknown {
  return path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? (parent as Node)[key] : null),
    value,
  )
}
