import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flashCookie } from '../../core/flash.ts'
import { cookiePrefix } from '../../core/session-cookie.ts'

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

/** What Better Auth sets with the plugins it has here. */
const ofAccounts = ['session_token', 'two_factor', 'passkey', 'state'].map((name) => `${cookiePrefix}.${name}`)

test('the privacy page names every cookie, and whose address a session keeps', () => {
  const privacy = readFileSync(join(web, 'routes/privacy.tsx'), 'utf8')
  const flash = flashCookie({ kind: 'info', title: 'Hello' }).split('=')[0]
  expect([...ofAccounts, flash].filter((name) => !privacy.includes(`<code>${name}</code>`))).toEqual([])
  expect(privacy).toMatch(/internet\s+address it signed in from/)
})
