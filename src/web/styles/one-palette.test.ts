import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx,css}', { cwd: web }).filter((file) => !/tokens\.css$|\.test\.tsx?$/.test(file))

test('only the tokens file holds a color', () => {
  expect(files.length).toBeGreaterThan(50)
  const strays = files.flatMap((file) => {
    const found =
      readFileSync(join(web, file), 'utf8').match(/#[0-9a-f]{3}\b|#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []
    return found.map((color) => `${file}: ${color}`)
  })
  expect(strays).toEqual([])
})
