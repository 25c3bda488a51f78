import { isNode, type Node } from './linked-data.ts'

const deepest = 12
const mostLines = 500

/**
 * Returns the lines of a rich-text document. Editors store such text as a tree of blocks: `{ type: 'doc', content: [{
 * type: 'paragraph', content: [{ text }] }] }`. The names differ between editors. A block is one line, and its inline
 * children are pieces of that line.
 */
export function richTextLines(node: Node): Array<string> {
  const lines: Array<string> = []
  const visit = (value: Node, depth: number) => {
    if (depth > deepest || lines.length > mostLines) return
    const parts = partsOf(value)
    if (parts.length > 0 && parts.every(isPiece)) {
      const text = parts.map((part) => textIn(part)).join('')
      if (text.trim() !== '') lines.push(text.trim())
    } else for (const part of parts) visit(part, depth + 1)
  }
  visit(node, 0)
  return lines
}

export function isRichText(node: Node): boolean {
  return partsOf(node).length > 0
}

function partsOf(node: Node): Array<Node> {
  const parts = [node['content'], node['children'], node['blocks']].find(Array.isArray) as Array<unknown> | undefined
  return (parts ?? []).filter(isNode)
}

/** Returns true for text, and for a link or emphasis around text. */
function isPiece(node: Node): boolean {
  const parts = partsOf(node)
  const isInline = /^(?:hyperlink|link|a|inline|strong|em|span|text|mark)/i.test(
    String(node['type'] ?? node['nodeType']),
  )
  return parts.length === 0 ? ownText(node) !== undefined : isInline && parts.every(isPiece)
}

function textIn(node: Node, depth = 0): string {
  const parts = depth > deepest ? [] : partsOf(node)
  return parts.length === 0 ? (ownText(node) ?? '') : parts.map((part) => textIn(part, depth + 1)).join('')
}

function ownText(node: Node): string | undefined {
  return [node['text'], node['value']].find((value) => typeof value === 'string')
}
