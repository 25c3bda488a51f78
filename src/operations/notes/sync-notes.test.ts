import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { contentsOfDump } from '../../../tests/dump-for-tests.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { emptyRecipeForm, recipeFromForm } from '../../core/recipes/forms/recipe-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { contentFromRecipe, formFromContent } from '../../core/recipes/recipe-content.ts'
import { listNotePages } from '../../db/notes/note-pages.ts'
import { listNoteSources } from '../../db/notes/note-sources.ts'
import { findNoteSync } from '../../db/notes/note-sync.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { affiliates } from '../../db/schema/affiliates.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { blogPosts, faqs } from '../../db/schema/content.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { addSampleNotes } from '../../integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../../integrations/notion/testing/stand-in-notion.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { createLog } from '../../lib/log/log.ts'
import { continueGivenUp } from '../app/housekeeping.ts'
import { saveFaq } from '../content/save-faq.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { saveSiteKey } from '../settings/save-site-key.ts'
import { chooseTable } from './choose-table.ts'
import { bringBack, findTables, settleConflict } from './settle-page.ts'
import { setSchedule, startSync, stopSync } from './start-sync.ts'
import { syncNotes } from './sync-notes.ts'

const secret = 'ntn_the-sites-own-9876'
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84f12' } })
  .png()
  .toBuffer()

const shared = await createTestApp({ NOTION_API_KEY: secret })

/** A new database takes longer than most of these tests. */
async function emptySite() {
  for (const table of ['note_pages', 'note_sources', 'note_sync', 'recipes', 'blog_posts', 'faqs', 'affiliates'])
    await shared.pool.query(`delete from ${table}`)
  await shared.pool.query('delete from audit_log; delete from users; delete from pgboss.job')
}

/** An empty site whose five databases are found, and of which four are chosen. */
async function createSite() {
  let clock = new Date('2026-11-01T10:00:30Z')
  const notion = await standInNotion({ keys: [secret], now: () => clock })
  const sample = addSampleNotes(notion)
  notion.addPicture('soup.png', png)
  notion.addPicture('cake.png', png)
  const app = { ...shared, env: { ...shared.env, NOTION_API_URL: notion.url } }
  const { user: admin } = await createUser(app, 'admin')
  onTestFinished(async () => {
    await notion[Symbol.asyncDispose]()
    await emptySite()
  })
  await findTables(app)
  const choose = (id: string, kind: NoteKind | null, rest: Partial<Parameters<typeof chooseTable>[3]> = {}) =>
    chooseTable(app, admin, id, { kind, whenNew: 'publish', whenGone: 'withdraw', ...rest })
  await choose(sample.recipes.id, 'recipes')
  await choose(sample.posts.id, 'posts')
  await choose(sample.faqs.id, 'faqs')
  await choose(sample.ads.id, 'ads')
  return {
    app,
    admin,
    notion,
    ...sample,
    choose,
    /** Lets time pass in Notion, so that the next change has another moment. */
    later: () => void (clock = new Date(clock.getTime() + 3_600_000)),
    sync: (options: { stepMs?: number } = {}) => runSync(app, admin, options),
  }
}

async function runSync(
  app: Awaited<ReturnType<typeof createTestApp>>,
  admin: SignedIn,
  options: { stepMs?: number } = {},
) {
  await startSync(app, admin)
  const sync = await findNoteSync(app.db)
  for (let turns = 0; turns < 50; turns += 1) {
    const { signal } = new AbortController()
    const turn = await syncNotes(app, sync?.runId ?? '', signal, { turnMs: 60_000, pause: 0, ...options })
    if (turn.kind === 'finished') return findNoteSync(app.db)
  }
  throw new Error('The sync does not end')
}

const titles = async ({ app }: { app: Awaited<ReturnType<typeof createTestApp>> }) =>
  (await app.db.select().from(recipes)).map(({ title, status }) => `${title}: ${status}`).toSorted()

test('finds the databases, recognizes what they hold, and saves drafts if the administrator chose so', async () => {
  const site = await createSite()
  const sources = await listNoteSources(site.app.db)
  expect(sources.map(({ title, guess }) => [title, guess])).toEqual([
    ['Affiliates', 'ads'],
    ['Blog posts', 'posts'],
    ['Budget', null],
    ['FAQs', 'faqs'],
    ['Recipes', 'recipes'],
  ])
  await site.choose(site.recipes.id, 'recipes', { whenNew: 'draft' })
  await site.sync()
  expect(await titles(site)).toEqual(['Leek Soup: draft', 'Plum Cake: draft'])
})

test('imports recipes, posts, questions and ads with their pictures, changes nothing the second time, and logs it', async () => {
  const site = await createSite()
  const { app, sync, notion } = site
  expect(await sync()).toMatchObject({ state: 'idle', problem: null })
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: published'])
  const soup = await findStoredRecipe(app.db, 'leek-soup')
  expect(soup?.recipe).toMatchObject({ servings: 4, prepTime: 10, author: 'Ann', categories: ['soup', 'dinner'] })
  expect(soup?.recipe.picture).not.toBeNull()
  const [post] = await app.db.select().from(blogPosts)
  expect(post).toMatchObject({ title: 'Five soups for a week', category: 'Soups', status: 'published' })
  expect(post?.content).toMatch(/<p>Monday begins with leeks.<\/p>\n<img alt="" src="\/images\/[0-9a-f]{24}\/800.webp"/)
  expect(await app.db.select().from(faqs)).toMatchObject([{ question: 'Can leeks be frozen?', category: 'Storing' }])
  expect(await app.db.select().from(affiliates)).toMatchObject([{ title: 'Heavy soup pot', active: true }])

  const { rows: before } = await app.pool.query('select id, version, updated_at from recipes order by id')
  const askedBefore = notion.asked.length
  await sync()
  expect(notion.asked.slice(askedBefore).filter(({ path }) => !path.endsWith('/query'))).toEqual([])
  const { rows: after } = await app.pool.query('select id, version, updated_at from recipes order by id')
  expect(after).toEqual(before)
  expect(notion.asked.filter(({ path }) => path.includes('/children')).length).toBeLessThanOrEqual(10)

  const actions = new Set((await app.db.select().from(auditLog)).map(({ action }) => action))
  expect([...actions]).toEqual(expect.arrayContaining(['notes.choose', 'notes.sync', 'post.add', 'faq.add']))
  expect((await contentsOfDump(app.pool)).includes(secret)).toBe(false)
})

test('follows edits in Notion, also of the cover and the date of a post', async () => {
  const { app, sync, notion, later, post, soup } = await createSite()
  const withDay = (day: string) => ({ ...post, cover: 'cake.png', values: { ...post.values, date_published: day } })
  notion.addPage(withDay('2024-09-12'))
  await sync()
  const stored = async () => (await app.db.select().from(blogPosts))[0]
  expect(await stored()).toMatchObject({ imageId: expect.any(String), datePublished: new Date('2024-09-12') })
  later()
  const editedAt = new Date('2026-11-01T11:00:00Z')
  notion.addPage({ ...withDay('2024-10-01'), editedAt })
  notion.addPage({ ...soup, title: 'Leek and Potato Soup', editedAt })
  await sync()
  expect((await findStoredRecipe(app.db, 'leek-soup'))?.recipe.title).toBe('Leek and Potato Soup')
  expect(await stored()).toMatchObject({ status: 'published', datePublished: new Date('2024-10-01') })
})

const steps = 'Slice the leeks and soften them in butter.\nAdd the stock and simmer for 20 minutes.'

test.each([
  ['a visitor imported are one', { instructions: steps, by: 'visitor' }, 'synced', 1],
  [
    'a visitor imported and corrected are one, in conflict',
    { instructions: `${steps}\nServe it hot.`, by: 'visitor' },
    'conflict',
    1,
  ],
  ['a cook imported are two', { instructions: steps, by: 'cook' }, 'synced', 2],
] as const)('a note and the recipe that %s, and nothing is overwritten', async (_, given, state, count) => {
  const { app, sync, soup } = await createSite()
  const cook = given.by === 'cook' ? (await createUser(app, 'cook')).user : 'visitor'
  const form = { ...emptyRecipeForm, title: 'Leek Soup', ingredients: '2 leeks\n1 l vegetable stock' }
  const saved = await saveRecipe(app, recipeFromForm({ ...form, instructions: given.instructions }), cook)
  await app.db.update(recipes).set({ status: 'published' })
  await sync()
  const stored = await findStoredRecipe(app.db, saved.id)
  expect(stored?.recipe.instructions.map(({ text }) => text).join('\n')).toBe(given.instructions)
  expect((await app.db.select().from(recipes)).filter(({ title }) => title === 'Leek Soup')).toHaveLength(count)
  const page = (await listNotePages(app.db, [state], 10)).find(({ id }) => id === soup.id)
  expect(page?.recipeId === saved.id).toBe(given.by === 'visitor')
})

test('shows an edit in both places as a conflict, and lets the administrator decide', async () => {
  const site = await createSite()
  const { app, admin, sync, notion, later, soup, cake } = site
  await sync()
  for (const id of ['leek-soup', 'plum-cake']) {
    const stored = await findStoredRecipe(app.db, id)
    const standing = await findStanding(app.db, id)
    const form = {
      ...emptyRecipeForm,
      ...(stored && formFromContent(contentFromRecipe(stored.recipe))),
      description: 'Edited here.',
    }
    await editRecipe(app, admin, id, { form, version: standing?.version ?? 0, revisionId: null, intent: 'send' })
  }
  later()
  const editedAt = new Date('2026-11-01T11:00:00Z')
  notion.addPage({ ...soup, values: { ...soup.values, description: 'Edited there.' }, editedAt })
  notion.addPage({ ...cake, values: { ...cake.values, description: 'Edited there.' }, editedAt })
  await sync()
  const conflicts = await listNotePages(app.db, ['conflict'], 10)
  expect(conflicts.map(({ title, theirs }) => [title, theirs?.form])).toEqual(
    [
      expect.arrayContaining(['Leek Soup', expect.objectContaining({ description: 'Edited there.' })]),
      expect.arrayContaining(['Plum Cake', expect.objectContaining({ description: 'Edited there.' })]),
    ].toSorted(() => (conflicts[0]?.title === 'Leek Soup' ? 0 : -1)),
  )
  const described = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe.description
  expect([await described('leek-soup'), await described('plum-cake')]).toEqual(['Edited here.', 'Edited here.'])

  expect(await settleConflict(app, admin, soup.id, 'ours')).toEqual({ ok: true })
  expect(await settleConflict(app, admin, cake.id, 'theirs')).toEqual({ ok: true })
  expect(await settleConflict(app, admin, cake.id, 'theirs')).toMatchObject({ ok: false })
  await sync()
  expect([await described('leek-soup'), await described('plum-cake')]).toEqual(['Edited here.', 'Edited there.'])
  // The note names no author, so the recipe keeps its own.
  expect((await findStoredRecipe(app.db, 'plum-cake'))?.recipe.author).toBe(admin.name)
  expect(await listNotePages(app.db, ['conflict'], 10)).toEqual([])
})

test('withdraws notes that were deleted in Notion, and shows them again when they come back', async () => {
  const site = await createSite()
  const { app, sync, notion, soup, post, faq, ad, cake, later } = site
  await sync()
  for (const page of [soup, post, faq, ad]) notion.addPage({ ...page, inTrash: true })
  notion.pages.delete(cake.id.replaceAll('-', ''))
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup: withdrawn', 'Plum Cake: withdrawn'])
  expect(await app.db.select().from(blogPosts)).toMatchObject([{ status: 'draft' }])
  expect(await app.db.select().from(faqs)).toEqual([])
  expect(await app.db.select().from(affiliates)).toMatchObject([{ active: false }])

  later()
  for (const page of [soup, post, faq, ad])
    notion.addPage({ ...page, inTrash: false, editedAt: new Date('2026-11-01T11:00:00Z') })
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: withdrawn'])
  expect(await app.db.select().from(blogPosts)).toMatchObject([{ status: 'published' }])
  expect(await app.db.select().from(faqs)).toHaveLength(1)
  expect(await app.db.select().from(affiliates)).toMatchObject([{ active: true }])
})

test('unlinks a visitor’s recipe when its note is deleted, and links it again when the note comes back', async () => {
  const site = await createSite()
  const { app, sync, notion, soup, later } = site
  const form = { ...emptyRecipeForm, title: 'Leek Soup', ingredients: '2 leeks\n1 l vegetable stock' }
  const saved = await saveRecipe(app, recipeFromForm({ ...form, instructions: steps }), 'visitor')
  await app.db.update(recipes).set({ status: 'published' })
  await sync()
  notion.addPage({ ...soup, inTrash: true })
  await sync()
  expect(await titles(site)).toContain('Leek Soup: published')
  const [gone] = await listNotePages(app.db, ['gone'], 10)
  expect(gone).toMatchObject({ recipeId: null, problem: expect.stringContaining('A visitor imported this recipe') })

  later()
  notion.addPage({ ...soup, inTrash: false, editedAt: new Date('2026-11-01T11:00:00Z') })
  await sync()
  const back = (await listNotePages(app.db, ['synced'], 10)).find(({ id }) => id === soup.id)
  expect(back?.recipeId).toBe(saved.id)
})

test('only marks deleted notes if the administrator chose so, and those that were edited here', async () => {
  const site = await createSite()
  const { app, admin, sync, notion, soup, faq, recipes: table, choose } = site
  await choose(table.id, 'recipes', { whenGone: 'mark' })
  await sync()
  const [stored] = await app.db.select().from(faqs)
  if (stored)
    await saveFaq(app, admin, stored, { question: stored.question, answer: 'Edited here.', category: 'Storing' })
  notion.addPage({ ...soup, inTrash: true })
  notion.addPage({ ...faq, inTrash: true })
  await sync()
  expect(await titles(site)).toContain('Leek Soup: published')
  expect(await app.db.select().from(faqs)).toMatchObject([{ answer: 'Edited here.' }])
  const gone = await listNotePages(app.db, ['gone'], 10)
  expect(gone.map(({ problem }) => problem).toSorted()).toEqual([
    'It stays on the site.',
    'It was edited here, so it stays on the site.',
  ])
})

test('does not recreate a recipe that was deleted here, unless asked', async () => {
  const site = await createSite()
  const { app, admin, sync, soup, notion, later } = site
  await sync()
  await app.db.delete(recipes).where(eq(recipes.id, 'leek-soup'))
  later()
  notion.addPage({ ...soup, title: 'Leek Soup again', editedAt: new Date('2026-11-01T11:00:00Z') })
  await sync()
  expect(await titles(site)).toEqual(['Plum Cake: published'])
  await bringBack(app, admin, soup.id)
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup again: published', 'Plum Cake: published'])
})

test('reports a page without a recipe, skips one that is deleted while it is read, and imports the others', async () => {
  const site = await createSite()
  site.notion.addPage({ tableId: site.recipes.id, title: 'Shopping' })
  site.notion.beforeEach(({ path }) => {
    if (path.includes(`/blocks/${site.cake.id}/`)) site.notion.pages.delete(site.cake.id.replaceAll('-', ''))
  })
  await site.sync()
  expect(await titles(site)).toEqual(['Leek Soup: published'])
  expect(await listNotePages(site.app.db, ['failed'], 10)).toMatchObject([
    { title: 'Shopping', problem: 'There is no recipe in this note' },
  ])
})

test('reports why a note could not be read, imports the others, and tries again', async () => {
  const site = await createSite()
  const { app, sync, notion, soup } = site
  for (const [failure, problem] of [
    [{ status: 400 }, 'Notion answered 400. Something went wrong.'],
    [{ status: 403 }, 'This API key may not read this in Notion.'],
    [{ status: 500 }, 'Notion answered 500. Something went wrong.'],
    [{ status: 200, raw: '<h1>Hello</h1>' }, 'Notion sent an answer we couldn’t understand.'],
    [huge, expect.stringContaining('larger than')],
    [{ status: 200, isMute: true }, 'Notion took too long to send it.'],
  ] as const) {
    notion.failWhen(({ path }) => (path === `/v1/pages/${soup.id}` ? failure : undefined))
    // By then the others are read, which must not take longer than the limit.
    const limit = 'isMute' in failure ? { stepMs: 3_000 } : {}
    expect(await sync(limit)).toMatchObject({ state: 'idle', problem: null })
    expect(await titles(site)).toEqual(['Plum Cake: published'])
    expect(await app.db.select().from(faqs)).toHaveLength(1)
    expect(await listNotePages(app.db, ['failed'], 10)).toMatchObject([{ title: 'Leek Soup', problem }])
  }
  notion.failWhen(undefined)
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: published'])
  expect(await listNotePages(app.db, ['failed'], 10)).toEqual([])
})

test('reports a missing note that cannot be checked, keeps its recipe, and continues', async () => {
  const site = await createSite()
  const { app, sync, notion, soup, cake } = site
  await sync()
  for (const page of [soup, cake]) notion.addPage({ ...page, inTrash: true })
  notion.failWhen(({ path }) => (path === `/v1/pages/${soup.id}` ? { status: 403 } : undefined))
  expect(await sync()).toMatchObject({ state: 'idle', problem: null })
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: withdrawn'])
  expect(await listNotePages(app.db, ['failed'], 10)).toMatchObject([{ title: 'Leek Soup' }])
  notion.failWhen(undefined)
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup: withdrawn', 'Plum Cake: withdrawn'])
})

const huge = { status: 200, raw: 'x'.repeat(6_000_000) }
const isLongQuery = ({ path, body }: { path: string; body: Record<string, unknown> }) =>
  path.endsWith('/query') && body['page_size'] === 100

test('reports a database that cannot be read, imports the others, and removes nothing', async () => {
  const site = await createSite()
  const { app, sync, notion } = site
  const problem = async () => (await listNoteSources(app.db)).find(({ title }) => title === 'Recipes')?.problem
  for (const [failure, text] of [
    [{ status: 403 }, 'may not read'],
    [huge, 'larger than'],
  ] as const) {
    notion.failWhen(({ path }) => (path.includes(`${site.recipes.id}/query`) ? failure : undefined))
    expect(await sync()).toMatchObject({ state: 'idle', problem: null })
    expect(await problem()).toContain(text)
    expect(await app.db.select().from(faqs)).toHaveLength(1)
    expect(await titles(site)).toEqual([])
  }

  // If only the long list is too large, fewer notes at once will do.
  notion.failWhen((asked) => (isLongQuery(asked) ? huge : undefined))
  expect(await sync()).toMatchObject({ state: 'idle', problem: null })
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: published'])
  notion.failWhen(undefined)
  notion.tables.delete(site.recipes.id.replaceAll('-', ''))
  await sync()
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Plum Cake: published'])
  expect(await problem()).toContain('no longer shared')
})

test('ends with a message after our own error or with a revoked key, and schedules the next run', async () => {
  const site = await createSite()
  const { app, admin, notion } = site
  await setSchedule(app, admin, 6)
  await startSync(app, admin)
  await app.pool.query("alter table note_pages add check (title <> 'Leek Soup')")
  const { runId = '' } = (await findNoteSync(app.db)) ?? {}
  expect(await syncNotes(app, runId, new AbortController().signal, { pause: 0 })).toEqual({ kind: 'finished' })
  const sync = await findNoteSync(app.db)
  expect(sync).toMatchObject({ state: 'idle', problem: expect.stringContaining('on our side') })
  expect(sync?.nextAt).toBeInstanceOf(Date)

  const before = await titles(site)
  await app.pool.query('alter table note_pages drop constraint note_pages_title_check')
  notion.revokeKey(secret)
  expect(await site.sync()).toMatchObject({ state: 'idle', problem: 'Notion doesn’t accept this API key.' })
  expect(await titles(site)).toEqual(before)
})

test('continues when its job was aborted or given up, and as soon as Notion allows', async () => {
  const { app, admin, notion } = await createSite()
  await startSync(app, admin)
  const waiting = async () => {
    const { rows } = await app.pool.query(
      "select id from pgboss.job where name = 'sync-notes' and state in ('created', 'retry', 'active')",
    )
    return rows.length
  }
  await continueGivenUp(app)
  expect(await waiting()).toBe(1)
  await app.pool.query("update pgboss.job set state = 'failed' where name = 'sync-notes'")
  await continueGivenUp(app)
  await continueGivenUp(app)
  expect(await waiting()).toBe(1)

  const { runId = '' } = (await findNoteSync(app.db)) ?? {}
  const stopped = new AbortController()
  const read: typeof app.read = () => {
    stopped.abort()
    return Promise.reject(new Error('The worker was stopped'))
  }
  const aborted = syncNotes({ ...app, read }, runId, stopped.signal, { pause: 0 })
  expect(await aborted).toEqual({ kind: 'again', afterSeconds: 0 })
  expect(await findNoteSync(app.db)).toMatchObject({ state: 'running', problem: null })

  const turn = () => syncNotes(app, runId, new AbortController().signal, { turnMs: 60_000, pause: 0 })
  notion.failNext({ status: 429, retryAfter: '17' })
  expect(await turn()).toEqual({ kind: 'again', afterSeconds: 17 })
  expect(await turn()).toEqual({ kind: 'finished' })
})

test.each([
  ['withdraws', 'withdraw' as const, ['Leek Soup: withdrawn', 'Plum Cake: published']],
  ['keeps', 'mark' as const, ['Leek Soup: published', 'Plum Cake: published']],
])('%s the old rows when a database feeds something else, but not those edited here', async (_, whenGone, left) => {
  const site = await createSite()
  const { app, admin, sync, choose, recipes: table } = site
  await sync()
  await app.db.update(recipes).set({ version: 9 }).where(eq(recipes.id, 'plum-cake'))
  await choose(table.id, 'faqs', { whenGone })
  expect(await titles(site)).toEqual(left)
  expect(await sync()).toMatchObject({ state: 'idle', problem: null })
  expect(await titles(site)).toEqual(left)
  const questions = (await app.db.select().from(faqs)).map(({ question }) => question)
  expect(questions.toSorted()).toEqual(['Can leeks be frozen?', 'Plum Cake'])
  expect(await listNotePages(app.db, ['deleted', 'conflict'], 10)).toEqual([])
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))
  expect(entries.map(({ action }) => action)).toContain('notes.choose')
})

test('keeps the rows of a database that is not used for a while', async () => {
  const site = await createSite()
  const { app, sync, choose, recipes: table } = site
  await sync()
  await choose(table.id, null)
  await choose(table.id, 'recipes')
  await app.db.delete(recipes).where(eq(recipes.id, 'leek-soup'))
  await sync()
  expect(await titles(site)).toEqual(['Plum Cake: published'])
  await choose(table.id, null)
  await choose(table.id, 'faqs')
  expect(await titles(site)).toEqual(['Plum Cake: withdrawn'])
})

test('writes each row once when two processes work at the same time', async () => {
  const site = await createSite()
  const { app, admin, notion } = site
  for (let index = 0; index < 20; index += 1)
    notion.addPage({
      tableId: site.recipes.id,
      title: `Soup ${index}`,
      values: { ingredients: `${index + 1} leeks\nsalt`, instructions: 'Chop.\nSimmer.' },
    })
  await startSync(app, admin)
  const { runId = '' } = (await findNoteSync(app.db)) ?? {}
  const turn = () => syncNotes(app, runId, new AbortController().signal, { turnMs: 60_000, pause: 0 })
  const turns = await Promise.all([turn(), turn()])
  expect(turns).toContainEqual({ kind: 'finished' })
  expect(await titles(site)).toHaveLength(22)
})

test('syncs on a schedule, and a stopped run does not continue', async () => {
  const site = await createSite()
  const { app, admin } = site
  await setSchedule(app, admin, 6)
  const planned = await findNoteSync(app.db)
  expect(planned).toMatchObject({ state: 'idle', everyHours: 6 })
  const { rows } = await app.pool.query(
    "select data, extract(epoch from start_after - now())::int / 60 as minutes from pgboss.job where name = 'sync-notes'",
  )
  expect(rows).toEqual([{ data: { runId: planned?.runId }, minutes: expect.closeTo(359, -1) }])
  await startSync(app, admin)
  await stopSync(app, admin)
  const stopped = await findNoteSync(app.db)
  expect(stopped).toMatchObject({ state: 'idle', problem: 'Stopped by an administrator.' })
  const old = await syncNotes(app, planned?.runId ?? '', new AbortController().signal, { pause: 0 })
  expect(old).toEqual({ kind: 'finished' })
  expect(await titles(site)).toEqual([])
  expect(
    await syncNotes(app, stopped?.runId ?? '', new AbortController().signal, { turnMs: 60_000, pause: 0 }),
  ).toEqual({ kind: 'finished' })
  expect(await titles(site)).toHaveLength(2)
})

test('works with a key that is stored encrypted, which is in no row, job or log', async () => {
  await using notion = await standInNotion({ keys: [secret] })
  const { recipes: table } = addSampleNotes(notion)
  const lines: Array<string> = []
  const made = await createTestApp({
    NOTION_API_URL: notion.url,
    SECRET_KEY: 'a secret for tests, long enough to be one',
  })
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const app = { ...made, log }
  const { user: admin } = await createUser(app, 'admin')
  expect(await findTables(app)).toEqual({ ok: false, problem: 'Notion API key not set' })
  expect(await saveSiteKey(app, admin, 'notes', { key: secret })).toEqual({ kind: 'works' })
  await findTables(app)
  await chooseTable(app, admin, table.id, { kind: 'recipes', whenNew: 'publish', whenGone: 'mark' })
  notion.failNext({ status: 429 })
  await runSync(app, admin)
  expect(await titles({ app })).toHaveLength(2)
  const dump = await contentsOfDump(made.pool)
  expect([dump.includes('sync-notes'), dump.includes(secret)]).toEqual([true, false])
  expect(lines.join('').includes(secret)).toBe(false)
})
