import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('keeps the list of exports of the installed Drizzle short', () => {
  expect(statSync(join(root, 'node_modules/drizzle-orm/package.json')).size).toBeLessThan(10_000)
})

test('keeps every part of Drizzle that the code imports', () => {
  const names = new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
      const imports = readFileSync(join(root, path), 'utf8').matchAll(/from '(drizzle-orm[^']*)'/g)
      return [...imports].map(([, name = '']) => name)
    }),
  )
  expect(names.size).toBeGreaterThan(1)
  const missing = [...names].filter((name) => {
    const file = fileURLToPath(import.meta.resolve(name))
    return !existsSync(file) || !existsSync(file.replace(/\.js$/, '.d.ts'))
  })
  expect(missing).toEqual([])
})
