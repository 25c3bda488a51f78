/**
 * Reads JSON, including the broken JSON of real pages. `JSON.parse` handles nearly all of it. The fallback accepts
 * trailing and missing commas, raw line breaks and bare quotes in strings, comments, unquoted keys, single quotes,
 * several values in a row, entities for quotes, and a missing end. Returns every value found.
 */
export function readJson(source: string): Array<unknown> {
  const text = source.trim()
  if (text === '') return []
  try {
    return [JSON.parse(text) as unknown]
  } catch {
    return readLeniently(unwrapped(text))
  }
}

/**
 * Reads the objects and lists in a script without running it. Strings end at their first quote, and `!0` is true. If a
 * function is called immediately, its parameters are replaced with the arguments (`(function(a,b){return
 * {…}}("x",1))`).
 */
export function readScriptValues(source: string): Array<unknown> {
  const call = /\(function\s*\(([\w$,\s]*)\)\s*\{/.exec(source)
  const names = new Map<string, unknown>()
  if (call) {
    const end = source.lastIndexOf('}(')
    const values = end < 0 ? [] : readArray({ text: source, at: end + 1, names }, 0)
    ;(call[1] ?? '').split(',').forEach((name, index) => names.set(name.trim(), values[index]))
  }
  return readLeniently(source, names)
}

/** Removes additions of content systems: HTML comments, CDATA marks, and entities or curly quotes in place of quotes. */
function unwrapped(text: string): string {
  const bare = text.replace(/<!--|-->|<!\[CDATA\[|\]\]>/g, '')
  if (/^[\s[{]*[“”″]/.test(bare)) return bare.replace(/[“”″]/g, '"')
  return /^[\s[{]*&(?:quot|#34);/.test(bare) ? bare.replace(/&(?:quot|#34);/g, '"').replace(/&amp;/g, '&') : bare
}

const deepest = 200

interface Cursor {
  readonly text: string
  at: number
  /** The values of a script's variables. Undefined for data, where words are plain values. */
  readonly names: ReadonlyMap<string, unknown> | undefined
}

function readLeniently(text: string, names?: ReadonlyMap<string, unknown>): Array<unknown> {
  const cursor: Cursor = { text, at: 0, names }
  const values: Array<unknown> = []
  for (;;) {
    skipBlank(cursor)
    const start = text.slice(cursor.at).search(/[{[]/)
    if (start < 0 || values.length >= mostValues) return values
    cursor.at += start
    values.push(readValue(cursor, 0))
  }
}

const mostValues = 200
const blank = /[\s,;\ufeff]*/y

/**
 * Skips blanks and comments. An unclosed comment extends to the end of the text, so the search for its end runs only
 * once.
 */
function skipBlank(cursor: Cursor) {
  const { text } = cursor
  for (;;) {
    blank.lastIndex = cursor.at
    blank.exec(text)
    cursor.at = Math.max(cursor.at, blank.lastIndex)
    const end = text.startsWith('//', cursor.at) ? '\n' : text.startsWith('/*', cursor.at) ? '*/' : undefined
    if (end === undefined) return
    const found = text.indexOf(end, cursor.at + 2)
    cursor.at = found < 0 ? text.length : found + end.length
  }
}

function readValue(cursor: Cursor, depth: number): unknown {
  skipBlank(cursor)
  const character = cursor.text[cursor.at]
  if (depth > deepest) {
    cursor.at = cursor.text.length
    return null
  }
  if (character === '{') return readObject(cursor, depth)
  if (character === '[') return readArray(cursor, depth)
  if (character === '"' || character === "'") return readString(cursor, character)
  return readWord(cursor)
}

function readObject(cursor: Cursor, depth: number): Record<string, unknown> {
  const entries: Array<[string, unknown]> = []
  cursor.at += 1
  for (;;) {
    skipBlank(cursor)
    const character = cursor.text[cursor.at]
    if (character === undefined || character === ']') break
    if (character === '}') {
      cursor.at += 1
      break
    }
    const before = cursor.at
    const key = character === '"' || character === "'" ? readString(cursor, character) : String(readWord(cursor))
    skipBlank(cursor)
    if (cursor.text[cursor.at] === ':') {
      cursor.at += 1
      entries.push([key, readValue(cursor, depth + 1)])
    }
    if (cursor.at === before) cursor.at += 1
  }
  return Object.fromEntries(entries)
}

function readArray(cursor: Cursor, depth: number): Array<unknown> {
  const values: Array<unknown> = []
  cursor.at += 1
  for (;;) {
    skipBlank(cursor)
    const character = cursor.text[cursor.at]
    if (character === undefined || character === '}') break
    if (character === ']' || (character === ')' && cursor.names)) {
      cursor.at += 1
      break
    }
    const before = cursor.at
    values.push(readValue(cursor, depth + 1))
    if (cursor.at === before) cursor.at += 1
  }
  return values
}

const escapes: Record<string, string> = { n: '\n', r: '\n', t: '\t', b: '', f: '' }
/**
 * Matches the text after a string's last quote. If the text after a quote does not match, the quote is an unescaped
 * part of the string.
 */
const afterString = /\s*(?:[}\]:]|,\s*(?:["'{[}\]\d/-]|true\b|false\b|null\b|$)|\n\s*["'}\]]|$)/y

function readString(cursor: Cursor, quote: string): string {
  const { text } = cursor
  let value = ''
  cursor.at += 1
  while (cursor.at < text.length) {
    const character = text[cursor.at] ?? ''
    cursor.at += 1
    if (character === '\\') {
      const escaped = text[cursor.at] ?? ''
      cursor.at += 1
      const code = escaped === 'u' ? /^[\da-f]{4}/i.exec(text.slice(cursor.at, cursor.at + 4))?.[0] : undefined
      if (code) cursor.at += 4
      value += code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[escaped] ?? escaped)
    } else if (character === quote) {
      afterString.lastIndex = cursor.at
      if (cursor.names || afterString.test(text)) return value
      value += character
    } else value += character
  }
  return value
}

const word = /[^\s,:{}[\]"']+/y
const programWord = /[^\s,:;(){}[\]"']+/y

function readWord(cursor: Cursor): unknown {
  const pattern = cursor.names ? programWord : word
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0] ?? ''
  cursor.at += found.length
  if (cursor.names?.has(found)) return cursor.names.get(found)
  if (found === 'true' || found === '!0') return true
  if (found === 'false' || found === '!1') return false
  if (found === 'null' || found === 'undefined' || found === '') return null
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(found) ? Number(found) : found
}
