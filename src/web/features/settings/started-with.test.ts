import { expect, test } from 'vitest'
import { readEnv } from '../../../lib/env/env.ts'
import { startedWith } from './started-with.server.ts'

function saidOf(settings: Record<string, string>) {
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.problem)
  return startedWith(read.env).map(({ label, says }) => `${label}: ${says}`)
}

test('shows where mail and answers go, but no password', () => {
  const said = saidOf({
    PUBLIC_URL: 'https://recipes.example.com',
    SMTP_URL: 'smtp://kitchen:s3cret-word@mail.example.com:587',
    CONTACT_EMAIL: 'hello@recipes.example.com',
    OIDC_ISSUER: 'https://accounts.example.com/realm',
    OIDC_CLIENT_ID: 'kitchen',
    OIDC_CLIENT_SECRET: 's3cret-key',
    OIDC_NAME: 'Example',
  })
  expect(said).toEqual([
    'Address: https://recipes.example.com',
    'Mail: Through mail.example.com:587, from hello@recipes.example.com.',
    'Sign-in provider: Example, accounts.example.com.',
  ])
  expect(said.join()).not.toContain('s3cret')
})

test('explains what missing settings mean', () => {
  expect(saidOf({})).toEqual([
    'Address: None (not public)',
    'Mail: No mail server. No email is sent, and messages wait here.',
    'Sign-in provider: Off.',
  ])
})
