import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs', 'specification.md'), 'utf8')

/** Matches `e2e/home`: "a test", and more tests of the same file after commas. */
const shownBy = [...text.matchAll(/`([\w/.-]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
)

test('the specification names tests that exist', () => {
  const lost = shownBy.filter(({ file, name }) => {
    const folder = file.startsWith('e2e/') || file.startsWith('tests/') ? 'tests' : 'src'
    const base = join(root, folder, file.replace(/^tests\//, ''))
    const path = ['.test.ts', '.test.tsx', ''].map((ending) => base + ending).find((candidate) => existsSync(candidate))
    if (!path) return true
    // A parameterized name is quoted as in the source code.
    return !readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name)
  })
  expect(shownBy.length).toBeGreaterThan(60)
  expect(lost).toEqual([])
})
