import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createJobQueue } from '../src/db/jobs/job-queue.ts'
import { chooseSource, saveFoundTables } from '../src/db/notes/note-sources.ts'
import { findNoteSync } from '../src/db/notes/note-sync.ts'
import { users } from '../src/db/schema/accounts.ts'
import { faqs } from '../src/db/schema/content.ts'
import { notePages } from '../src/db/schema/notes.ts'
import { recipes } from '../src/db/schema/recipes.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { standInNotion } from '../src/integrations/notion/testing/stand-in-notion.ts'
import { startSync } from '../src/operations/notes/start-sync.ts'
import { contentsOfDump } from './dump-for-tests.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { type Site, startSite } from './site.ts'

const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))
const database = await createTestDatabase()
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const secret = 'ntn_secret-of-the-restart-test'
// Each takes a third of a second, because Notion allows three requests a second.
const count = { recipes: 6, faqs: 14 }
const notes = count.recipes + count.faqs

// The server needs the build that `npm test` creates first.
test.runIf(isBuilt)(
  'continues after kill -9 during a sync of notes, without duplicates or losses, and stores the key nowhere',
  { timeout: 180_000 },
  async () => {
    await using notion = await standInNotion({ keys: [secret], perSecond: 3 })
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84f12' } })
      .png()
      .toBuffer()
    notion.addPicture('soup.png', png)
    const food = notion.addTable({ title: 'Recipes', columns: [] })
    const help = notion.addTable({ title: 'FAQs', columns: [] })
    for (let index = 0; index < count.recipes; index += 1)
      notion.addPage({
        tableId: food.id,
        title: `Soup ${index}`,
        cover: 'soup.png',
        values: { ingredients: `${index + 1} leeks\nsalt`, instructions: 'Chop.\nSimmer.' },
      })
    for (let index = 0; index < count.faqs; index += 1)
      notion.addPage({ tableId: help.id, title: `Question ${index}?`, values: { answer: `Answer ${index}.` } })

    const { db, pool } = database
    await deleteSampleContent(db)
    const admin = { id: 'ann', name: 'Ann', email: 'ann@kitchen.test', role: 'admin' as const, chefId: null }
    await db.insert(users).values(admin)
    await saveFoundTables(db, [
      { id: food.id, title: 'Recipes', kind: 'recipes' },
      { id: help.id, title: 'FAQs', kind: 'faqs' },
    ])
    await chooseSource(db, food.id, { kind: 'recipes', whenNew: 'publish', whenGone: 'withdraw' })
    await chooseSource(db, help.id, { kind: 'faqs', whenNew: 'publish', whenGone: 'withdraw' })

    let output = ''
    const start = () =>
      startSite({
        env: { DATABASE_URL: database.url, NOTION_API_URL: notion.url, NOTION_API_KEY: secret, LOG_LEVEL: 'debug' },
        onOutput: (text) => void (output += text),
      })
    let site: Site = await start()
    onTestFinished(() => site.kill())
    const jobs = createJobQueue(pool, silent)
    await startSync({ db, jobs }, admin)
    await jobs.close()

    const done = async () => (await db.$count(recipes)) + (await db.$count(faqs))
    await expect.poll(done, { timeout: 60_000, interval: 50 }).toBeGreaterThan(notes / 4)
    await site.kill()
    expect(await done()).toBeLessThan(notes)
    const dumps = [await contentsOfDump(pool)]
    site = await start()
    // Other visitors are served meanwhile.
    expect((await fetch(`${site.url}/faq`)).status).toBe(200)
    const isOver = async () => (await findNoteSync(db))?.state
    await expect.poll(isOver, { timeout: 90_000, interval: 100 }).toBe('idle')

    expect(await findNoteSync(db)).toMatchObject({ problem: null })
    const titles = (await db.select({ title: recipes.title }).from(recipes)).map(({ title }) => title)
    expect(new Set(titles).size).toBe(count.recipes)
    expect(titles).toHaveLength(count.recipes)
    const questions = (await db.select({ question: faqs.question }).from(faqs)).map(({ question }) => question)
    expect(new Set(questions).size).toBe(count.faqs)
    expect(questions).toHaveLength(count.faqs)
    expect(await db.$count(notePages)).toBe(notes)

    dumps.push(await contentsOfDump(pool))
    expect(dumps.join('').includes(secret)).toBe(false)
    expect(dumps.join('')).toContain('sync-notes')
    expect(output.includes(secret)).toBe(false)
  },
)
