import { expect, test } from 'vitest'
import { withPlainTables } from './editor-table.ts'

test.each([
  [
    '<table><tbody><tr><th><p>Cut</p></th></tr><tr><td scope="row"><p>thin</p></td></tr></tbody></table>',
    '<table><thead><tr><th>Cut</th></tr></thead><tbody><tr><td scope="row">thin</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><th><p>Cut</p></th><td><p>a</p><p>b</p></td></tr></tbody></table>',
    '<table><tbody><tr><th>Cut</th><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  ['<p>One</p><ul><li><p>Two</p></li></ul>', '<p>One</p><ul><li><p>Two</p></li></ul>'],
])('writes %s as %s', (written, plain) => {
  expect(withPlainTables(written)).toBe(plain)
})
