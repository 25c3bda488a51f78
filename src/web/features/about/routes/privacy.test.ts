import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { offlineEntries } from '../../../browser/offline-entries.ts'
import { cookiePrefix } from '../../../../core/accounts/session-cookie.ts'

const web = join(import.meta.dirname, '../../..')

test('names every entry that the site stores in the browser', () => {
  const privacy = readFileSync(join(import.meta.dirname, 'privacy.tsx'), 'utf8')
  const named = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/storedEntry\b[^(]*\(\{\s*name: '([^']+)'/g)].map((found) => found[1] ?? ''))
  const entries = [...Object.values(offlineEntries), ...named]
  expect(entries.length).toBeGreaterThan(9)
  expect(entries.filter((name) => !privacy.includes(`<code>${name}</code>`))).toEqual([])
})

/** The cookies Better Auth sets with the plugins used here. */
const ofAccounts = ['session_token', 'two_factor', 'passkey', 'state'].map((name) => `${cookiePrefix}.${name}`)

test('names every cookie and says whose address a session stores', () => {
  const privacy = readFileSync(join(import.meta.dirname, 'privacy.tsx'), 'utf8')
  const flash = flashCookie({ kind: 'info', title: 'Hello' }).split('=')[0]
  expect([...ofAccounts, flash].filter((name) => !privacy.includes(`<code>${name}</code>`))).toEqual([])
  expect(privacy).toMatch(/IP\s+address it signed in from/)
})
