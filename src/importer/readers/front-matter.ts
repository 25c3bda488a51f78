import { parse } from 'yaml'
import { isNode, type Node } from './linked-data.ts'
import { isNestedTooDeeply } from './yaml-depth.ts'

const longestFrontMatter = 10_000

/** Splits the fields above a text, between lines of three dashes, from the text. */
export function splitFrontMatter(text: string): { fields: Node; body: string } {
  const start = /^\s*---[ \t]*\n/.exec(text)?.[0]
  if (start === undefined) return { fields: {}, body: text }
  const end = text.indexOf('\n---', start.length - 1)
  if (end < 0 || end > longestFrontMatter) return { fields: {}, body: text }
  const rest = text.slice(end + 4)
  return { fields: fieldsIn(text.slice(start.length, end)), body: rest.slice(rest.indexOf('\n') + 1) }
}

/** Reads YAML. Careless writers leave out quotes ("title: Cake: the best"), so each line is read on its own then. */
function fieldsIn(text: string): Node {
  try {
    if (isNestedTooDeeply(text)) return {}
    const fields: unknown = parse(text, { maxAliasCount: 100, logLevel: 'error' })
    return isNode(fields) ? fields : {}
  } catch {
    const lines = text.split('\n').map((line) => /^([\w -]{1,40}):\s+(\S.*)$/.exec(line))
    return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : []))) as Node
  }
}
