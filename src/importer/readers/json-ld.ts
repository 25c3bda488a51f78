import { asArray, isNode, type Node } from './linked-data.ts'
import { readJson } from './lenient-json.ts'
import { elementsBelow, type HtmlDocument, type HtmlElement } from './html-tree.ts'

/** Large enough for real graphs. The limit stops markup that refers to itself. */
const mostNodes = 20_000
const deepest = 40

/** Returns every node of every JSON-LD block in page order. `{ "@id" }` references are resolved. */
export function jsonLdNodes(
  document: HtmlDocument,
  elements: ReadonlyArray<HtmlElement> = elementsBelow(document),
): Array<Node> {
  const nodes: Array<Node> = []
  for (const script of elements) {
    if (script.name !== 'script' || !/ld\+json/i.test(script.attribs['type'] ?? '')) continue
    for (const value of readJson(scriptText(script))) collect(unwrapped(value), nodes, 0)
  }
  return resolved(nodes)
}

export function scriptText(script: HtmlElement): string {
  return script.children.map((child) => ('data' in child ? child.data : '')).join('')
}

/** Some pages encode the JSON twice, as one string. */
function unwrapped(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[{[]/.test(value) ? readJson(value) : value
}

const prefix = /^(?:https?:\/\/schema\.org\/|schema:)/i

/** Returns a node with plain names for `schema:name` and `http://schema.org/name`. */
function withPlainNames(node: Node, depth: number): Node {
  const fields = Object.entries(node)
  return depth < deepest && fields.some(([key]) => prefix.test(key))
    ? Object.fromEntries(fields.map(([key, value]) => [key.replace(prefix, ''), withPlainNamesIn(value, depth + 1)]))
    : node
}

function withPlainNamesIn(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth < deepest ? value.map((entry) => withPlainNamesIn(entry, depth + 1)) : value
  return isNode(value) ? withPlainNames(value, depth) : value
}

function collect(value: unknown, nodes: Array<Node>, depth: number) {
  if (depth > deepest || nodes.length > mostNodes) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, nodes, depth + 1)
  } else if (isNode(value)) {
    const node = withPlainNames(value, depth)
    if (Object.keys(value).length > 0) nodes.push(node)
    for (const entry of Object.values(node)) if (typeof entry === 'object') collect(entry, nodes, depth + 1)
  }
}

/** Follows one level of references. That is enough for a separate author or image, and safe for cycles. */
function resolved(nodes: ReadonlyArray<Node>): Array<Node> {
  const byId = new Map<string, Node>()
  for (const node of nodes) {
    const id = node['@id']
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node)
  }
  if (byId.size === 0) return [...nodes]
  const follow = (value: unknown): unknown => {
    if (!isNode(value) || Object.keys(value).length > 1) return value
    return typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value
  }
  return nodes.map((node) =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        Array.isArray(value) ? asArray(value).map(follow) : follow(value),
      ]),
    ),
  )
}
