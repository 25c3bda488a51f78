import { createHash } from 'node:crypto'

const scripts = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * A kept page is sent to many, so it cannot carry a word that is used once. It was rendered with one nobody has seen: the
 * scripts that have it are ours, and a policy can name them by their content. One that got in some other way has no such word,
 * and stays as forbidden as before.
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: Array<string> } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const clean = html.replaceAll(scripts, (script, attributes: string, text: string) => {
    if (!attributes.includes(mark)) return script
    if (text) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    return `<script${attributes.replace(mark, '')}>${text}</script>`
  })
  return { html: clean.replaceAll(mark, ''), hashes: [...hashes] }
}
