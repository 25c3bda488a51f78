import { expect, test } from 'vitest'
import { readEnv, settingsWithoutEffect, siteAddress } from './env.ts'

test('works without any setting', () => {
  expect(readEnv({})).toEqual({
    ok: true,
    env: {
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      HSTS_SUBDOMAINS: false,
      CHICORY_URL: 'https://www.chicoryapp.com',
      OUTBOUND_ALLOW: [],
      FIRECRAWL_API_URL: 'https://api.firecrawl.dev',
      GITHUB_API_URL: 'https://api.github.com',
      GITHUB_RAW_URL: 'https://raw.githubusercontent.com',
      IMPORT_PAUSE_MS: 1000,
      NOTION_API_URL: 'https://api.notion.com',
      TRUSTED_PROXIES: [expect.anything(), expect.anything()],
      LOG_LEVEL: 'info',
      PAGE_CACHE_MB: 32,
      SEARCHES_PER_MINUTE: 120,
    },
  })
})

test('treats an empty setting as not set', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: ' ', CONTACT_EMAIL: '' })).toEqual(readEnv({}))
})

test('converts settings to the types the site uses', () => {
  const source = {
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://Recipes.example/',
    DATABASE_URL: 'postgres://kitchen:s3cret@db/kitchen',
    OUTBOUND_ALLOW: 'n8n.lan:5678, 192.168.0.0/16',
    CONTACT_EMAIL: ' hello@recipes.example ',
    CONTACT_PHONE: '+44 20 7946 0123',
    LOG_LEVEL: 'debug',
    UNRELATED: 'ignored',
  }
  const outcome = readEnv(source)
  expect(outcome.ok && outcome.env).toMatchObject({
    HOST: '::',
    PORT: 8080,
    PUBLIC_URL: 'https://recipes.example',
    DATABASE_URL: 'postgres://kitchen:s3cret@db/kitchen',
    OUTBOUND_ALLOW: ['n8n.lan:5678', '192.168.0.0/16'],
    CONTACT_EMAIL: 'hello@recipes.example',
    CONTACT_PHONE: '+44 20 7946 0123',
    LOG_LEVEL: 'debug',
  })
  expect(outcome.ok && outcome.env).not.toHaveProperty('UNRELATED')
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['SIGN_UP', 'friends'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_URL', 'recipes.example'],
  ['PUBLIC_URL', 'https://recipes.example/kitchen'],
  ['PUBLIC_URL', 'ftp://recipes.example'],
  ['PUBLIC_URL', 'https://cook:s3cret@recipes.example'],
  ['DATABASE_URL', 'mysql://kitchen:s3cret@db'],
  ['OUTBOUND_ALLOW', '10.0.0.0/40'],
  ['OUTBOUND_ALLOW', 'one,,two'],
  ['TRUSTED_PROXIES', 'proxy.lan'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['TRUSTED_PROXIES', '10.0.0.1,,'],
  ['CONTACT_EMAIL', 'hello'],
  ['CONTACT_EMAIL', 'a@recipes.example?bcc=b@recipes.example'],
  ['CONTACT_PHONE', 'call me'],
  ['SMTP_URL', 'mail.recipes.example'],
  ['SMTP_URL', 'http://cook:s3cret@mail.recipes.example'],
  ['MAIL_FROM', 'The Kitchen'],
  ['MAIL_FROM', 'The\nKitchen <kitchen@recipes.example>'],
  ['MAIL_FROM', 'a@recipes.example, b@recipes.example'],
  ['NEWSLETTER_WEBHOOK_URL', 'ftp://hooks.example/1'],
  ['NEWSLETTER_WEBHOOK_URL', 'https://cook:s3cret@hooks.example/1'],
  ['INSTACART_PARTNER_ID', 'five'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s without repeating the value', (name, value) => {
  const outcome = readEnv({ [name]: value })
  const lines = outcome.ok ? [] : outcome.problem.split('\n')
  expect(lines).toEqual([expect.any(String), expect.stringMatching(new RegExp(`^ {2}${name} must [^\n]+\\.$`))])
  expect(lines.join()).not.toContain('s3cret')
})

test('lists all invalid settings at once', () => {
  const outcome = readEnv({ PORT: 'x', LOG_LEVEL: 'loud', CONTACT_EMAIL: 'hello' })
  expect(!outcome.ok && outcome.problem).toBe(
    [
      'The site can’t start with these settings:',
      '  PORT must be a number from 0 to 65535.',
      '  CONTACT_EMAIL must be an email address such as hello@recipes.example.com.',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ].join('\n'),
  )
})

const sender = (source: Record<string, string>) => {
  const outcome = readEnv({ SMTP_URL: 'smtp://mail.recipes.example', ...source })
  return outcome.ok ? outcome.env.MAIL_FROM : outcome.problem
}

test('sends mail from MAIL_FROM, else the contact address, else the site', () => {
  const site = { PUBLIC_URL: 'https://recipes.example' }
  const contact = { ...site, CONTACT_EMAIL: 'hello@recipes.example' }
  const name = ''
  expect(sender({ ...contact, MAIL_FROM: '"Our Kitchen" <kitchen@recipes.example>' })).toEqual({
    name: 'Our Kitchen',
    address: 'kitchen@recipes.example',
  })
  expect(sender({ ...contact, MAIL_FROM: 'kitchen@recipes.example' })).toEqual({
    name,
    address: 'kitchen@recipes.example',
  })
  expect(sender(contact)).toEqual({ name, address: 'hello@recipes.example' })
  expect(sender(site)).toEqual({ name, address: 'no-reply@recipes.example' })
})

test('requires a sender when a mail server is set', () => {
  expect(sender({})).toContain(
    '  MAIL_FROM must be set, or CONTACT_EMAIL, or a PUBLIC_URL with a domain, so that emails have a sender.',
  )
  expect(sender({ PUBLIC_URL: 'http://192.168.1.2' })).toContain('MAIL_FROM must')
})

test('links mails to the public address, else to this machine', () => {
  const settings = { PORT: 3000, HOST: '0.0.0.0', PUBLIC_URL: undefined }
  expect(siteAddress({ ...settings, PUBLIC_URL: 'https://recipes.example' })).toBe('https://recipes.example')
  expect(siteAddress(settings)).toBe('http://localhost:3000')
  expect(siteAddress({ ...settings, HOST: '::1' })).toBe('http://[::1]:3000')
})

test('requires all three OpenID settings and repeats no secret', () => {
  const settings = { OIDC_ISSUER: 'https://accounts.example.com', OIDC_CLIENT_ID: 'kitchen' }
  const half = readEnv({ ...settings, OIDC_CLIENT_SECRET: '' })
  expect(half).toMatchObject({ ok: false, problem: expect.stringContaining('OIDC_ISSUER goes with OIDC_CLIENT_ID') })
  expect(readEnv({ ...settings, OIDC_CLIENT_SECRET: 'quiet' })).toMatchObject({ ok: true })
  const wrong = readEnv({ ...settings, OIDC_ISSUER: 'accounts', OIDC_CLIENT_SECRET: 'quiet' })
  expect(wrong).toMatchObject({ ok: false, problem: expect.not.stringContaining('quiet') })
})

function withoutEffect(source: Record<string, string>) {
  const read = readEnv(source)
  return read.ok ? settingsWithoutEffect(read.env) : read.problem
}

test.each([
  [{ AI_BASE_URL: 'https://ai.example.com/v1' }, 'Set both AI_BASE_URL and AI_MODEL, or neither'],
  [{ AI_MODEL: 'small' }, 'Set both AI_BASE_URL and AI_MODEL, or neither'],
  [{ AI_API_KEY: 'quiet-s3cret' }, 'Set both AI_BASE_URL and AI_MODEL, or neither'],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS has no effect without a PUBLIC_URL'],
  [{ HSTS_SUBDOMAINS: 'yes', PUBLIC_URL: 'http://recipes.example' }, 'HSTS_SUBDOMAINS has no effect'],
])('says what does not work with an incomplete %j', (source, note) => {
  expect(withoutEffect(source)).toEqual([expect.stringContaining(note)])
  expect(withoutEffect(source)).not.toEqual([expect.stringContaining('s3cret')])
})

test('accepts settings that belong together', () => {
  const ai = { AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'small' }
  const admin = { ADMIN_EMAIL: 'me@recipes.example', ADMIN_PASSWORD: 'soup on a tuesday' }
  const address = { HSTS_SUBDOMAINS: 'yes', PUBLIC_URL: 'https://recipes.example' }
  for (const source of [ai, { ...ai, AI_API_KEY: 'key' }, admin, address, { ...address, HSTS_SUBDOMAINS: 'no' }])
    expect(withoutEffect(source)).toEqual([])
})
