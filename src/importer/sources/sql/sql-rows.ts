import type { Node } from '../../readers/linked-data.ts'

const tokenPattern = /\s+|--[^\n]*|'([^']*(?:''[^']*)*)'|"([^"]*)"|([-+]?\d+(?:\.\d+)?)|([a-z_]\w*)|[\s\S]/giy

interface Token {
  kind: 'text' | 'number' | 'word' | 'mark'
  text: string
}

/** Splits SQL at spaces and comments. */
function tokensOf(sql: string): Array<Token> {
  const tokens: Array<Token> = []
  for (const [whole, text, name, number, word] of sql.matchAll(tokenPattern)) {
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll("''", "'") })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name ?? word) tokens.push({ kind: 'word', text: name ?? word ?? '' })
    else if (!/^(?:\s|--)/.test(whole)) tokens.push({ kind: 'mark', text: whole })
  }
  return tokens
}

/** Returns the rows that the INSERT statements of a text add to a table, as objects. */
export function insertedRows(sql: string, table: string): Array<Node> {
  const tokens = tokensOf(sql)
  const rows: Array<Node> = []
  let at = 0
  const is = (text: string) => tokens[at]?.kind !== 'text' && tokens[at]?.text.toLowerCase() === text

  /** Reads the values up to the closing mark. A value ends at a comma; what follows its first part is its type. */
  function listUpTo(end: string): Array<unknown> {
    const values: Array<unknown> = []
    let isFirst = true
    for (at += 1; at < tokens.length && !is(end); at += 1) {
      if (is(',')) isFirst = true
      else if (is('(') || is('[')) {
        const list = listUpTo(is('(') ? ')' : ']')
        if (/^array$/i.test(String(values.at(-1)))) values[values.length - 1] = list
      } else if (isFirst) {
        values.push(valueOf(tokens[at]))
        isFirst = false
      }
    }
    return values
  }

  for (; at < tokens.length; at += 1) {
    if (!is('into')) continue
    at += tokens[at + 2]?.text === '.' ? 3 : 1
    if (!is(table)) continue
    at += 1
    if (!is('(')) continue
    const columns = listUpTo(')').map(String)
    at += 1
    if (!is('values')) continue
    do {
      at += 1
      if (!is('(')) break
      const values = listUpTo(')')
      rows.push(Object.fromEntries(columns.map((column, place) => [column, values[place]])))
      at += 1
    } while (is(','))
  }
  return rows
}

function valueOf(token: Token | undefined): unknown {
  if (token?.kind === 'number') return Number(token.text)
  if (token?.kind !== 'word') return jsonIn(token?.text ?? '')
  return /^null$/i.test(token.text) ? null : token.text
}

/** Lists and objects are stored as JSON. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
