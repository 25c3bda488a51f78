import { longest, plainText } from './plain-text.ts'

/** An item of a vocabulary such as schema.org, from any syntax (JSON-LD, microdata, RDFa). */
export type Node = { readonly [property: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asArray(value: unknown): ReadonlyArray<unknown> {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Returns the entries of a list that is written as an object: `{ "@list": […] }`, or `{ "0": …, "1": … }` from PHP. */
export function entriesOf(node: Node): ReadonlyArray<unknown> | undefined {
  if (Array.isArray(node['@list'])) return node['@list']
  const keys = Object.keys(node)
  return keys.length > 1 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(node) : undefined
}

/** Returns the types of a node. `https://schema.org/Recipe`, `schema:Recipe` and `Recipe` are the same type. */
function typesOf(node: Node): Array<string> {
  return asArray(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, '').toLowerCase())
}

export function hasType(node: Node, ...types: Array<string>): boolean {
  return typesOf(node).some((type) => types.includes(type))
}

/** Returns the first text in a value of any shape: text, number, `{ "@value" }`, `{ name }`, or a list of these. */
export function textIn(value: unknown, limit: number = longest.prose, depth = 0): string {
  if (typeof value === 'string') return plainText(value, limit)
  if (typeof value === 'number') return String(value)
  if (depth > 4) return ''
  if (Array.isArray(value)) return firstText(value, limit, depth)
  if (!isNode(value)) return ''
  return firstText([value['@value'], value['name'], value['text'], value['value']], limit, depth)
}

function firstText(values: ReadonlyArray<unknown>, limit: number, depth: number): string {
  for (const value of values.slice(0, 20)) {
    const text = textIn(value, limit, depth + 1)
    if (text !== '') return text
  }
  return ''
}

/** Returns the text of every entry. Splits keywords and categories, which are often one string with commas. */
export function textsIn(value: unknown): Array<string> {
  const values = asArray(value)
  const texts = values.slice(0, 50).map((entry) => textIn(entry, longest.title))
  const split = texts.flatMap((text) => text.split(/\s*[,;|]\s*/))
  return [...new Set(split.filter((text) => text !== ''))]
}
