import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { parseAllowRule } from '../http/allow.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const loopback = ['127.0.0.0/8', '::1']

/** All environment settings. Each is optional. An error message is the setting's name followed by the text here. */
const Settings = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address such as 127.0.0.1')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  /** Without a trailing slash, so that a path can be appended. */
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, 'must be an address such as https://recipes.example.com, with nothing after the host')
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Extends HSTS to subdomains. */
  HSTS_SUBDOMAINS: z
    .enum(['yes', 'no'], 'must be yes or no')
    .default('no')
    .transform((text) => text === 'yes'),
  DATA_DIR: z.string().default('./data'),
  /** Folder for backups. By default `backups` in DATA_DIR. */
  BACKUP_DIR: z.string().min(1, 'must be a folder').optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgres://user:password@host:5432/name',
  ).optional(),
  OUTBOUND_ALLOW: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => parseAllowRule(entry)),
      'must be hosts or networks separated by commas, each with an optional port, such as n8n.lan:5678, 192.168.0.0/16',
    )
    .default([]),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').flatMap((entry) => (entry.trim() === 'loopback' ? loopback : entry.trim())))
    .refine(
      (entries) => entries.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)),
      'must be addresses or networks separated by commas, such as loopback, 192.168.1.2, 10.0.0.0/8',
    )
    .transform((entries) => entries.map(toNetwork)),
  CONTACT_EMAIL: z
    .string()
    .trim()
    .pipe(z.email('must be an email address such as hello@recipes.example.com'))
    .optional(),
  CONTACT_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d (),./-]{3,30}$/, 'must be a phone number such as +44 20 7946 0123')
    .optional(),
  /** Memory for the page cache. 0 turns the cache off. */
  PAGE_CACHE_MB: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text), 'must be a whole number of megabytes, such as 32, or 0 for none')
    .transform(Number)
    .default(32),
  /** Uncached searches per visitor. 0 means no limit. */
  SEARCHES_PER_MINUTE: z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text), 'must be a whole number such as 120, or 0 for no limit')
    .transform(Number)
    .default(120),
  /** The shortest pause between two pages that are imported from one site. */
  IMPORT_PAUSE_MS: z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text), 'must be a whole number of milliseconds such as 1000')
    .transform(Number)
    .default(1000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and . _ ~ + / = -')
    .optional(),
  /** The mail server. Without it, no mail is sent and messages wait in the database. */
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'must be an address such as smtp://user:password@mail.example.com:587, or smtps:// for port 465',
  ).optional(),
  /** `address`, or `name <address>`. */
  MAIL_FROM: z
    .string()
    .transform(toMailbox)
    .refine(
      ({ name, address: mailbox }) => z.email().safeParse(mailbox).success && !/\p{Cc}/u.test(name),
      'must be an email address such as kitchen@recipes.example.com, or Our Kitchen <kitchen@recipes.example.com>',
    )
    .optional(),
  NEWSLETTER_WEBHOOK_URL: address(['http:', 'https:'], 'must be an address such as https://hooks.example.com/abc')
    .refine((text) => !URL.parse(text)?.username, 'must not have a user name or password in it')
    .optional(),
  /** Signs sessions and encrypts keys. Without it, one is generated in DATA_DIR. */
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters, preferably 43 random ones').optional(),
  /** The first administrator, created at start while there is none. */
  ADMIN_EMAIL: z.string().trim().pipe(z.email('must be an email address such as me@recipes.example.com')).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(200, 'must have at most 200').optional(),
  /** The people who may create an account. */
  SIGN_UP: z.enum(['everyone', 'invited', 'nobody'], 'must be everyone, invited or nobody').optional(),
  /** Sign-in with OpenID Connect. The issuer must match the provider's own spelling exactly. */
  OIDC_ISSUER: address(['http:', 'https:'], 'must be an address such as https://accounts.example.com').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The provider's name on the sign-in button. */
  OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters').optional(),
  INSTACART_PARTNER_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  CHICORY_PUBLISHER_ID: z.string().optional(),
  CHICORY_URL: serviceAddress('https://www.chicoryapp.com'),
  FIRECRAWL_API_KEY: z.string().optional(),
  FIRECRAWL_API_URL: serviceAddress('https://api.firecrawl.dev'),
  NOTION_API_KEY: z.string().optional(),
  NOTION_API_URL: serviceAddress('https://api.notion.com'),
  GITHUB_RAW_URL: serviceAddress('https://raw.githubusercontent.com'),
  GITHUB_API_URL: serviceAddress('https://api.github.com'),
  /** Raises the rate limit for reading folders of public repositories. */
  GITHUB_TOKEN: z.string().optional(),
  /** Any OpenAI-compatible server, with the version in its address. */
  AI_BASE_URL: address(['http:', 'https:'], 'must be an address such as https://ai.example.com/v1').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').optional(),
})

/** Rules that concern several settings. */
const Env = Settings.transform((settings) => ({ ...settings, MAIL_FROM: senderOf(settings) }))
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set, or CONTACT_EMAIL, or a PUBLIC_URL with a domain, so that emails have a sender',
  })
  .refine((settings) => areAllOrNone(settings.OIDC_ISSUER, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET), {
    path: ['OIDC_ISSUER'],
    error: 'goes with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set all three, or none',
  })
export type Env = z.infer<typeof Env>

/** Reads the environment. An error lists all invalid settings but no values, because some are passwords. */
export function readEnv(
  source: Record<string, string | undefined>,
): { ok: true; env: Env } | { ok: false; problem: string } {
  // `NAME=` in a settings file means the same as no line.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const outcome = Env.safeParse(given)
  if (outcome.success) return { ok: true, env: outcome.data }
  const problems = outcome.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}.`)
  return { ok: false, problem: ['The site can’t start with these settings:', ...problems].join('\n') }
}

/** Names settings without effect, because others are missing. The site works without them, so it starts. */
export function settingsWithoutEffect(env: Env): Array<string> {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, HSTS_SUBDOMAINS, PUBLIC_URL } = env
  const isAiComplete = AI_BASE_URL !== undefined && AI_MODEL !== undefined
  return [
    ...(!isAiComplete && (AI_BASE_URL ?? AI_MODEL ?? AI_API_KEY)
      ? ['Set both AI_BASE_URL and AI_MODEL, or neither. Without both, the site uses no AI server']
      : []),
    ...(HSTS_SUBDOMAINS && !PUBLIC_URL?.startsWith('https:')
      ? ['HSTS_SUBDOMAINS has no effect without a PUBLIC_URL that begins with https://']
      : []),
  ]
}

/** Returns the site's address for links in mails. Without a public address, it is this machine's. */
export function siteAddress({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  return PUBLIC_URL ?? `http://${isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

/** Parses `address` or `name <address>`. Without a name, the site's name is used. */
function toMailbox(text: string) {
  const { name = '', address: inBrackets } = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text.trim())?.groups ?? {}
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: inBrackets ?? text.trim() }
}

const areAllOrNone = (...settings: ReadonlyArray<string | undefined>) =>
  new Set(settings.map((setting) => setting === undefined)).size === 1

function senderOf({ MAIL_FROM, CONTACT_EMAIL, PUBLIC_URL }: z.infer<typeof Settings>) {
  if (MAIL_FROM) return MAIL_FROM
  if (CONTACT_EMAIL) return toMailbox(CONTACT_EMAIL)
  const host = PUBLIC_URL && new URL(PUBLIC_URL).hostname
  return host && /[a-z]$/.test(host) ? toMailbox(`no-reply@${host}`) : undefined
}

function address(protocols: ReadonlyArray<string>, sentence: string) {
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), sentence)
}

/** Reads the address of a service. Another address can be set for a private server or for tests. */
function serviceAddress(usual: string) {
  return address(['http:', 'https:'], `must be an address such as ${usual}`)
    .transform((text) => text.replace(/\/+$/, ''))
    .default(usual)
}

function toNetwork(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry)
  const machine = ipaddr.parse(entry)
  return [machine, machine.kind() === 'ipv4' ? 32 : 128]
}

function isSiteAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.href === `${url.origin}/`
}
