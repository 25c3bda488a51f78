import { createHash } from 'node:crypto'

const scripts = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * Replaces the nonce with hashes. A cached page is sent to many visitors, so it cannot have a nonce. It was rendered
 * with a secret nonce, so scripts with that nonce are ours and the policy can allow them by hash. An injected script
 * has no nonce and stays forbidden.
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
