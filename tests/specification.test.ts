import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs', 'specification.md'), 'utf8')

/** `e2e/home`: "a test" — and further tests of the same file after a comma. */
const shownBy = [...text.matchAll(/`([\w/.-]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
)

test('the specification names tests that exist', () => {
  const lost = shownBy.filter(({ file, name }) => {
    const folder = file.startsWith('e2e/') || file.startsWith('tests/') ? 'tests' : 'src'
    const base = join(root, folder, file.replace(/^tests\//, ''))
    const path = ['.test.ts', '.test.tsx', ''].map((ending) => base + ending).find((candidate) => existsSync(candidate))
    if (!path) return true
    // A parametrised name is written as in its source.
    return !readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name)
  })
  expect(shownBy.length).toBeGreaterThan(60)
  expect(lost).toEqual([])
})

test('every link of the documents leads somewhere', () => {
  const documents = [
    'README.md',
    'docs/architecture.md',
    'docs/for-machines.md',
    'docs/importing.md',
    'docs/specification.md',
    'docs/threat-model.md',
  ]
  const dead = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = '']) => join(document, '..', target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${document} → ${target}`),
  )
  expect(dead).toEqual([])
})
