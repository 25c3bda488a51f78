import { parse } from 'yaml'
import { isNode, type Node } from './linked-data.ts'
import { isNestedTooDeeply } from './yaml-depth.ts'

const longestFrontMatter = 10_000

/** Splits the fields above a text, between lines of three dashes or, in TOML, three plus signs, from the text. */
export function splitFrontMatter(text: string): { fields: Node; body: string } {
  const [start, marks] = /^\s*(---|\+\+\+)[ \t]*\n/.exec(text) ?? []
  if (start === undefined) return { fields: {}, body: text }
  const end = text.indexOf(`\n${marks}`, start.length - 1)
  if (end < 0 || end > longestFrontMatter) return { fields: {}, body: text }
  const rest = text.slice(end + 4)
  const written = text.slice(start.length, end)
  return { fields: fieldsIn(marks === '+++' ? yamlOf(written) : written), body: rest.slice(rest.indexOf('\n') + 1) }
}

/** Texts, numbers and lists look the same in both. The names of tables are left out. */
const yamlOf = (toml: string) =>
  toml
    .split('\n')
    .filter((line) => !/^\s*\[+[^\]"']*\]+\s*$/.test(line))
    .map((line) => line.replace(/^([\w-]{1,40})[ \t]*=[ \t]*/, '$1: '))
    .join('\n')

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
