import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutNonce } from './script-hashes.ts'

const nonce = 'f00dfeed'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("names the page's own scripts by hash and removes the nonce", () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">one()</script><p>a</p><script type="module" async="" nonce="${nonce}">two("<b>")</script><script src="/a.js" nonce="${nonce}"></script>`
  const { html, hashes } = withoutNonce(page, nonce)
  expect(html).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>one()</script><p>a</p><script type="module" async="">two("<b>")</script><script src="/a.js"></script>',
  )
  expect(hashes).toEqual([hashOf('one()'), hashOf('two("<b>")')])
})

test('does not allow an injected script', () => {
  const { hashes } = withoutNonce(
    `<script>evil()</script><script nonce="guess">evil()</script><script nonce="${nonce}">ours()</script>`,
    nonce,
  )
  expect(hashes).toEqual([hashOf('ours()')])
})
