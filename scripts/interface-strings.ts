import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Prints every text of the interface by file, for proofreading: `node scripts/interface-strings.ts [folder]`. */
const root = join(import.meta.dirname, '..')
const folders = process.argv[2]
  ? [process.argv[2]]
  : ['src/web', 'src/core', 'src/operations', 'src/api', 'src/server', 'src/cli']

function textsOf(file: string, source: string): Array<string> {
  const found: Array<string> = []
  visit(parseSync(file, source).program, undefined)
  return [...new Set(found)]

  function visit(node: unknown, parent: { type?: string } | undefined) {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, parent))
    if (!isNode(node)) return
    if (
      /^(?:Import|Export(?:All|Named)|TSLiteral|TSImport)/.test(node.type) &&
      !('declaration' in node && node.declaration)
    )
      return
    if (node.type === 'JSXText') add(String(node['value']))
    if (node.type === 'TemplateElement') add((node['value'] as { cooked?: string }).cooked ?? '')
    if (node.type === 'Literal' && typeof node['value'] === 'string' && !isClassName(parent)) add(node['value'])
    const isAttribute = node.type === 'JSXAttribute'
    for (const [key, value] of Object.entries(node)) {
      if (key === 'type' || key === 'parent') continue
      visit(value, isAttribute ? { type: nameOfAttribute(node) } : node)
    }
  }

  function add(text: string) {
    const clean = text.replaceAll(/\s+/g, ' ').trim()
    if (/[A-Za-z]{2,}.* .*[A-Za-z]{2,}|^[A-Z][a-z]+[.!?]?$/.test(clean) && !looksLikeCode(clean)) found.push(clean)
  }
}

interface AstNode {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value

const nameOfAttribute = (node: AstNode) => String((node['name'] as { name?: unknown }).name)

const isClassName = (parent: { type?: string } | undefined) =>
  /^(?:className|class|d|viewBox)$/.test(parent?.type ?? '')

/** Returns true for class lists, SQL and selectors. */
const looksLikeCode = (text: string) =>
  /(?:^|\s)(?:[a-z0-9-]+:)*(?:flex|grid|px|py|mt|mb|text|bg|rounded|gap|min|max|w|h|border|font|items|inline|absolute|relative|sr)-\S/.test(
    text,
  ) || /\b(?:select|insert into|update|delete from|where|from)\b .*(?:=|\$|\()/i.test(text)

for (const folder of folders) {
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    const texts = textsOf(file, readFileSync(join(root, file), 'utf8'))
    if (texts.length > 0) console.log(`\n${file}\n${texts.map((text) => `  ${text}`).join('\n')}`)
  }
}
