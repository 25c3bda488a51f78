import { createHmac } from 'node:crypto'
import { load } from 'cheerio'
import { afterAll, expect, test } from 'vitest'
import { leekSoup } from '../src/importer/testing/page-recipes.ts'
import { standInAi } from '../src/integrations/ai-server/testing/stand-in-ai.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInGithub } from '../src/integrations/github/testing/stand-in-github.ts'
import { startMailServer } from '../src/integrations/mail/testing/mail-server.ts'
import { standInN8n } from '../src/integrations/n8n/testing/stand-in-n8n.ts'
import { addSampleNotes } from '../src/integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../src/integrations/notion/testing/stand-in-notion.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { createUser } from './accounts.ts'
import { contentsOfDump } from './dump-for-tests.ts'
import { createWholeSite } from './whole-site.ts'

const keys = {
  crawlerOfVisitor: 'fc-of-a-visitor-4711',
  crawlerOfSite: 'fc-of-the-site-4712',
  notesOfVisitor: 'ntn_of-a-visitor-4713',
  notesOfSite: 'ntn_of-the-site-4714',
  githubOfVisitor: 'github_pat_of_a_visitor_4715',
  githubOfSite: 'github_pat_of_the_site_4716',
  webhookPath: 'path-of-a-webhook-4717',
  ai: 'sk-of-the-ai-server-4718',
  mailPassword: 'password-of-the-mail-server-4719',
  sessionSecret: 'secret-of-all-sessions-and-stored-keys-4720',
}

// Only the crawler opens it, so nothing listens there.
const blog = 'http://127.0.0.1:9'
const soup = { title: 'Webhook Soup', ingredients: ['1 leek'], instructions: ['Chop.'] }
const notion = await standInNotion({ keys: [keys.notesOfVisitor, keys.notesOfSite] })
const { soup: note } = addSampleNotes(notion)
const crawler = await standInFirecrawl({ web: recipeBlog(blog, 3) })
crawler.keys.add(keys.crawlerOfVisitor).add(keys.crawlerOfSite)
const hub = await standInGithub({
  repositories: {
    'ada/secret': { branches: { main: { 'a.json': JSON.stringify(soup) } }, token: keys.githubOfVisitor },
    'ada/open': { branches: { main: { 'a/b.json': JSON.stringify(soup), 'a/c.json': JSON.stringify(soup) } } },
  },
})
const n8n = await standInN8n({ [keys.webhookPath]: [soup] })
const ai = await standInAi()
const mail = await startMailServer({ user: { name: 'kitchen', password: keys.mailPassword } })
afterAll(async () => {
  for (const server of [notion, crawler, hub, n8n, ai, mail]) await server[Symbol.asyncDispose]()
})

const { app, loggingApp, send, printed } = await createWholeSite({
  SECRET_KEY: keys.sessionSecret,
  SMTP_URL: mail.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  FIRECRAWL_API_URL: crawler.url,
  NOTION_API_URL: notion.url,
  GITHUB_RAW_URL: hub.rawUrl,
  GITHUB_API_URL: hub.apiUrl,
  GITHUB_TOKEN: keys.githubOfSite,
})
const { cookie } = await createUser(app, 'admin')

const pages: Array<string> = []
async function visit(path: string, sent: Parameters<typeof send>[1] = {}): Promise<string> {
  const answer = await send(path, sent)
  const text = await answer.text()
  pages.push(`${path} ${answer.headers.get('location') ?? ''}\n${text}`)
  expect(answer.status, `${path}: ${load(text)('main').text() || text}`).toBeLessThan(400)
  return text
}

/** Creates a token of an automation. The page shows it this one time. */
async function newToken(): Promise<string> {
  const answer = await send('/account/automations', { cookie, fields: { intent: 'create', name: 'N8N' } })
  return /Bearer ([\w-]+)/.exec(load(await answer.text()).text())?.[1] ?? ''
}

async function sendAsAutomation(token: string) {
  const body = JSON.stringify({ items: [{ ...soup, title: 'Automatic Soup' }] })
  const seconds = String(Math.floor(Date.now() / 1000))
  const signature = `sha256=${createHmac('sha256', token).update(`${seconds}.${body}`).digest('hex')}`
  await visit('/api/automations/recipes', {
    body: new TextEncoder().encode(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-marshmallow-timestamp': seconds,
      'x-marshmallow-signature': signature,
    },
  })
}

async function importWithEveryKey() {
  const ofVisitor = { 'x-crawler-api-key': keys.crawlerOfVisitor }
  await visit('/api/crawler/key', { json: {}, headers: ofVisitor })
  await visit('/api/import/web-page', { json: { url: `${blog}/leek-soup-1`, engine: 'crawler' }, headers: ofVisitor })
  await visit('/api/crawler/collect', { json: { url: blog, pages: 3 }, headers: ofVisitor })
  await visit('/api/import/web-page', {
    cookie,
    json: { url: `${blog}/leek-soup-2`, engine: 'crawler' },
    headers: { 'x-crawler-api-key': 'default' },
  })
  const headers = { 'x-notion-key': keys.notesOfVisitor }
  await visit('/api/notes', { headers })
  await visit('/api/notes/import', { json: { ids: [note.id] }, headers })
  const token = { 'x-github-token': keys.githubOfVisitor }
  await visit('/api/import/github', { json: { repository: 'ada/secret', path: 'a.json' }, headers: token })
  await visit('/api/import/github', { json: { repository: 'ada/open', path: 'a' } })
  await visit('/api/import/webhook', { json: { url: n8n.webhook(keys.webhookPath) } })
  ai.say('Here is your recipe!')
  await visit('/api/import/web-page', {
    json: { url: '', html: `${leekSoup.title}\n\ntwo leeks, chop them, then cook` },
  })
}

test('each key that the services used is nowhere in clear text', { timeout: 120_000 }, async () => {
  await startJobs(loggingApp)
  const save = (fields: Record<string, string>) =>
    visit('/admin/keys', { cookie, fields: { intent: 'save', ...fields } })
  await save({ service: 'crawler', key: keys.crawlerOfSite })
  await save({ service: 'notes', key: keys.notesOfSite })
  await save({ service: 'ai', address: ai.address, model: 'stand-in', key: keys.ai })
  await save({ service: 'newsletter', address: n8n.webhook(keys.webhookPath) })
  await importWithEveryKey()
  const token = await newToken()
  expect(token).toMatch(/^[\w-]{20,}$/)
  await sendAsAutomation(token)
  await visit('/contact', { fields: { name: 'Mei', email: 'mei@kitchen.test', message: 'Hello' } })
  await visit('/newsletter', { fields: { email: 'mei@kitchen.test' } })
  await visit('/admin/crawler', { cookie, fields: { intent: 'scrape', url: `${blog}/leek-soup-3` } })
  await visit('/admin/notes', { cookie, fields: { intent: 'find' } })
  await visit('/admin/notes', {
    cookie,
    fields: {
      intent: 'choose',
      id: note.tableId,
      kind: 'recipes',
      whenNew: 'publish',
      whenGone: 'withdraw',
    },
  })
  await visit('/admin/notes', { cookie, fields: { intent: 'start' } })

  // Each service got its key, or this test would show nothing.
  const used = () => [
    ...crawler.asked.map(({ headers }) => headers.authorization),
    ...notion.asked.map(({ key }) => key),
    ...hub.tokens,
    ...ai.asked.map(({ headers }) => headers.authorization),
  ]
  const { crawlerOfVisitor, crawlerOfSite, notesOfVisitor, notesOfSite, githubOfVisitor, githubOfSite } = keys
  for (const key of [
    crawlerOfVisitor,
    crawlerOfSite,
    notesOfVisitor,
    notesOfSite,
    githubOfVisitor,
    githubOfSite,
    keys.ai,
  ])
    await expect.poll(used).toContain(`Bearer ${key}`)
  await expect.poll(() => mail.received.length).toBeGreaterThan(0)
  await expect.poll(() => n8n.requests).toContain(`GET /webhook/${keys.webhookPath}`)
  const isSynced = async () => /Idle/.test(await visit('/admin/notes', { cookie }))
  await expect.poll(isSynced, { interval: 300 }).toBe(true)

  // A refusal is logged in more detail than a success.
  notion.revokeKey(notesOfVisitor)
  notion.revokeKey(notesOfSite)
  crawler.keys.clear()
  for (const path of ['/api/notes', '/api/crawler/key', '/api/import/web-page'])
    pages.push(
      await (
        await send(path, {
          ...(path !== '/api/notes' && { json: { url: `${blog}/leek-soup-1`, engine: 'crawler' } }),
          headers: { 'x-crawler-api-key': crawlerOfVisitor, 'x-notion-key': notesOfVisitor },
        })
      ).text(),
    )
  await visit('/admin/notes', { cookie, fields: { intent: 'start' } })
  await expect.poll(isSynced, { interval: 300 }).toBe(true)

  for (const path of ['keys', 'notes', 'crawler', 'jobs', 'audit', 'settings', 'messages'])
    await visit(`/admin/${path}`, { cookie })
  for (const path of ['/account/automations', '/account/data', '/imports', '/import', '/'])
    await visit(path, { cookie })

  const places = { logs: printed(), pages: pages.join('\n'), database: await contentsOfDump(app.pool) }
  expect(places.logs).toContain('/api/import/github')
  expect(places.database).toContain('sync-notes')
  const secrets = { ...keys, token, sessionCookie: cookie.split('=')[1] ?? '' }
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    Object.entries(places)
      .filter(([, text]) => [secret, encodeURIComponent(secret), btoa(secret)].some((form) => text.includes(form)))
      .map(([place]) => `${name} in ${place}`),
  )
  expect(found).toEqual([])
})
