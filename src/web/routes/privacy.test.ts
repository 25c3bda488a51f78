import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('the privacy page names everything that is kept in the browser', () => {
  const privacy = readFileSync(join(web, 'routes/privacy.tsx'), 'utf8')
  const kept = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .filter((text) => /(?:local|session)Storage/.test(text))
    .flatMap((text) => [...text.matchAll(/(?:setItem\(|entryName = )'([^']+)'/g)].map((found) => found[1] ?? ''))
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((name) => !privacy.includes(`<code>${name}</code>`))).toEqual([])
})
