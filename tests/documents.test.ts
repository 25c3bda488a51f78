import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }).toSorted()
const folders = ['bench', 'bin', 'docs', 'scripts', 'src', 'tests']
const files = globSync(['*', ...folders.map((folder) => `${folder}/**/*`)], { cwd: root })
const layers = readdirSync(join(root, 'src'))

/** Returns undefined if the text is not a path. */
function patternOf(name: string) {
  const [folder = ''] = name.split('/')
  const path = name.replace(/[.$]/g, '\\$&').replace(/<[^>]*>|\*+|…/g, '[^/]*')
  // docs/specification.md names tests without their file extension.
  if (name.includes('/') && folders.includes(folder)) return new RegExp(`^${path}(?:\\.test\\.tsx?)?$`)
  if (name.includes('/') && layers.includes(folder)) return new RegExp(`^src/${path}(?:\\.test\\.tsx?)?$`)
  return /^[\w<].*\.(?:css|mjs|sql|ts|tsx)$/.test(name) ? new RegExp(`(?:^|/)${path}$`) : undefined
}

test('every link in the documents leads to a file', () => {
  const dead = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(document), target)))
      .map(([, target]) => `${document} → ${target}`),
  )
  expect(dead).toEqual([])
})

test('every path in the documents exists', () => {
  const lost = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/`([^`\s]+)[^`\n]*`/g)]
      .filter(([, name = '']) => {
        const pattern = patternOf(name.replace(/\/$/, ''))
        return pattern && !files.some((file) => pattern.test(file))
      })
      .map(([, name]) => `${document} → ${name}`),
  )
  expect(lost).toEqual([])
})

test('the documents have the sections that README.md promises', () => {
  const promised = /\[Operations\]\([^)]+\): (.+)$/m.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''
  const headings = [...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^## (.+)$/gm)].join(' ')
  const stems: Readonly<Record<string, string>> = {
    updates: 'Updating',
    monitoring: 'Health',
    'sign-in providers': 'provider',
  }
  const missing = promised
    .split(', ')
    .filter((name) => !headings.toLowerCase().includes((stems[name] ?? name).toLowerCase()))
  expect(promised).toContain('updates')
  expect(missing).toEqual([])
})

test('docs/configuration.md lists every environment variable', () => {
  const settings = readFileSync(join(root, 'src/lib/env/env.ts'), 'utf8')
  const lines = readFileSync(join(root, 'docs/configuration.md'), 'utf8').matchAll(/^\| (`[^|]+) \|/gm)
  const listed = [...lines].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  const read = [...settings.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(read.toSorted())
})
