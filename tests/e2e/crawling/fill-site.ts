import { sql } from 'drizzle-orm'
import type { SignedIn } from '../../../src/core/accounts/signed-in.ts'
import { makeToken } from '../../../src/db/accounts/account-tokens.ts'
import { findOwnCollection } from '../../../src/db/collections/collections.ts'
import { findPlanLinks } from '../../../src/db/planning/plan-links.ts'
import { openDatabase } from '../../../src/db/connection/open.ts'
import { listFaqs } from '../../../src/db/content/articles.ts'
import { readEnv } from '../../../src/lib/env/env.ts'
import { createLog } from '../../../src/lib/log/log.ts'
import { mergeFavorites } from '../../../src/operations/collections/merge-favorites.ts'
import type { App } from '../../../src/operations/app/app.ts'
import { beginBackup, listBackups } from '../../../src/operations/backup/stored-backups.ts'
import { changeCollection } from '../../../src/operations/collections/change-collection.ts'
import { createCollection } from '../../../src/operations/collections/create-collection.ts'
import { chooseForImport, openImport, startImport } from '../../../src/operations/importing/manage-import.ts'
import { runImport } from '../../../src/operations/importing/run-import.ts'
import { storeImport } from '../../../src/operations/importing/store-import.ts'
import { replyToMessage } from '../../../src/operations/messages/reply-to-message.ts'
import { sendMessage } from '../../../src/operations/messages/send-message.ts'
import { saveIssue, sendIssue } from '../../../src/operations/newsletter/write-issue.ts'
import { changePlan } from '../../../src/operations/planning/change-plan.ts'
import { sharePlan } from '../../../src/operations/planning/share-plan.ts'
import { assembleApp } from '../../../src/operations/app/start-app.ts'
import { createUser } from '../../accounts.ts'
import { fillModeration } from './fill-moderation.ts'
import { fillReviews } from './fill-reviews.ts'

export type FilledSite = Awaited<ReturnType<typeof fillSite>>
export type FilledAdministration = Awaited<ReturnType<FilledSite['fillAdministration']>>

/** Fills a site with an item of every kind, so that no page behind sign-in is empty. Returns accounts and ids. */
export async function fillSite(settings: Record<string, string>) {
  const read = readEnv({ ...settings, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const log = createLog({ level: 'silent' })
  const database = await openDatabase({ env: read.env, log })
  const { app, close } = assembleApp(read.env, log, database)

  const cook = await createUser(app, 'cook', 'Rosa Lindqvist')
  await app.auth.setPassword(cook.user.id, 'leek soup on a tuesday')
  const editor = await createUser(app, 'editor', 'Ben Okafor')
  const { user: otherEditor } = await createUser(app, 'editor', 'Ida Marchetti')
  const people = { cook: cook.user, editor: editor.user, otherEditor }
  const moderation = await fillModeration(app, people)
  return {
    ...moderation,
    reviews: await fillReviews(app, people, moderation.recipes.published),
    cook,
    editor,
    importId: await fillImport(app, cook.user),
    collection: await fillCollections(app, cook.user, moderation.recipes.published),
    plan: await fillPlan(app, cook.user),
    resetToken: await makeToken(app.db, 'reset-password', cook.user.id, 60),
    firstAdminToken: await makeToken(app.db, 'first-admin', 'the site', 60),
    /**
     * Creates the administrator's content. Call it last, because the link for the first administrator stops working
     * once an administrator exists.
     */
    fillAdministration: () => fillAdministration(app),
    /** Marks all jobs as failed, as they would be after eleven hours. */
    async giveUpJobs() {
      await app.db.execute(sql`update pgboss.job set state = 'failed' where state in ('created', 'retry')`)
    },
    async close() {
      await close()
      await database.close()
    },
  }
}

const recipe = (name: string) =>
  JSON.stringify({ name, recipeIngredient: ['2 leeks'], recipeInstructions: ['Simmer.'] })

/** Imports one of two recipes. The other waits. */
async function fillImport(app: App, cook: SignedIn): Promise<string> {
  const bytes = Buffer.from(`[${recipe('Imported Leek Soup')}, ${recipe('Waiting Leek Soup')}]`)
  const outcomes = await app.read({ name: 'soups.json', bytes })
  const id = await storeImport(app, cook, { name: 'soups.json', outcomes })
  const opened = await openImport(app, cook, id)
  if (!opened) throw new Error('The import was not stored')
  await chooseForImport(app, opened, 'skip', [2])
  await startImport(app, opened, { actor: cook, visitor: 'the crawler', from: 'ready' })
  await runImport(app, id, new AbortController().signal)
  return id
}

async function fillCollections(app: App, cook: SignedIn, ownRecipe: string) {
  const saved = [ownRecipe, 'creamy-garlic-parmesan-pasta', 'thai-coconut-curry-soup']
  await mergeFavorites(app, cook, { add: saved, remove: [] })
  await createCollection(app, cook, 'Birthdays')
  const created = await createCollection(app, cook, 'Sunday lunches')
  if (!created.ok) throw new Error(created.problem)
  const { id } = created
  for (const recipeId of saved.slice(0, 2)) await changeCollection(app, cook, id, { kind: 'add', recipeId })
  await changeCollection(app, cook, id, { kind: 'share' })
  const collection = await findOwnCollection(app.db, cook.id, id)
  return { id, token: collection?.shareToken ?? '' }
}

/** The week is far away, so that no test depends on today. */
async function fillPlan(app: App, cook: SignedIn) {
  const [week, id] = ['2030-01-07', 'a-planned-dish']
  const dish = { id, day: week, meal: 'Dinner', title: 'Creamy Garlic Parmesan Pasta', note: 'With salad' } as const
  const planned = { ...dish, kind: 'recipe', recipeId: 'creamy-garlic-parmesan-pasta', servings: 6 } as const
  const again = { ...dish, id: 'planned-leftovers', day: '2030-01-08', kind: 'leftovers', of: id } as const
  await changePlan(app, cook, { put: [planned, again], remove: [] })
  for (const shared of [week, null]) await sharePlan(app, cook, shared)
  const links = await findPlanLinks(app.db, cook.id, week)
  return { week, id, token: links.week ?? '' }
}

async function fillAdministration(app: App) {
  const { user, cookie } = await createUser(app, 'admin', 'Mira Castellanos')
  await sendMessage(app, 'support', { name: 'Ann Cook', email: 'ann@example.com', message: 'Flat cookies.' }, 'a')
  await replyToMessage(app, user, 1, { body: 'Fresh soda.', close: false })
  const write = async (subject: string) => {
    const saved = await saveIssue(app, user, null, { subject, content: '<p>Soup for everybody.</p>' })
    if (!saved.ok) throw new Error(`"${subject}" was not saved`)
    return saved.id
  }
  const draft = await write('Ten soups')
  const sent = await write('Nine cakes')
  await sendIssue(app, user, sent)
  await beginBackup(app, user)
  while ((await listBackups(app)).isWriting) await new Promise((resolve) => setTimeout(resolve, 50))
  const [faq] = await listFaqs(app.db, 1)
  return { user, cookie, draft, sent, faq: faq?.id ?? '' }
}
