import { randomUUID } from 'node:crypto'
import type { RecipeStatus } from '../src/core/recipes/recipe.ts'
import { contentFromRecipe } from '../src/core/recipes/recipe-content.ts'
import { automationTokens } from '../src/db/schema/automations.ts'
import { accounts, passkeys, sessions, users } from '../src/db/schema/accounts.ts'
import { chefs } from '../src/db/schema/chefs.ts'
import { assignMessage, insertReply } from '../src/db/messages/inbox.ts'
import { insertMessage } from '../src/db/messages/messages.ts'
import { insertRevision } from '../src/db/recipes/recipe-revisions.ts'
import { changeStatus } from '../src/db/recipes/recipe-status.ts'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import type { App } from '../src/operations/app/app.ts'
import { changeCollection } from '../src/operations/collections/change-collection.ts'
import { createCollection } from '../src/operations/collections/create-collection.ts'
import { changePlan } from '../src/operations/planning/change-plan.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { sendRevision } from '../src/operations/moderation/send-revision.ts'
import { eq } from 'drizzle-orm'
import { answerReview } from '../src/operations/reviews/answer-review.ts'
import { writeReview } from '../src/operations/reviews/write-review.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { aReview } from './reviews.ts'

type Owner = Awaited<ReturnType<typeof createUser>>

/** Creates items that one account owns. Only these items contain `secret`. */
export function thingsOf(app: App, { user }: Owner, secret: string) {
  const { db } = app

  async function recipe(status: RecipeStatus): Promise<string> {
    const saved = await saveRecipe(app, aRecipe({ title: `${secret} ${randomUUID().slice(0, 8)}` }), user)
    if (!saved.ok) throw new Error('The recipe was not saved')
    if (status !== saved.status) await changeStatus(db, saved.id, { from: saved.status, to: status })
    return saved.id
  }

  async function findContent(id: string) {
    const found = await findStoredRecipe(db, id)
    if (!found) throw new Error('The recipe is not there')
    return { ...found, content: { ...contentFromRecipe(found.recipe), description: `${secret} once more` } }
  }

  return {
    recipe,

    /** Creates another cook's review of a listed recipe, answered or not. */
    async review(isAnswered = false): Promise<number> {
      const id = await recipe('published')
      const { user: reviewer } = await createUser(app, 'cook')
      const written = await writeReview(app, reviewer, id, aReview())
      if (written.kind !== 'done') throw new Error('The review was not written')
      if (isAnswered) await answerReview(app, user, written.id, 'Thanks')
      return written.id
    },

    /** Creates a listed recipe with a pending revision. */
    async changedRecipe(): Promise<string> {
      const id = await recipe('published')
      const found = await findContent(id)
      await sendRevision(app, found, { content: found.content, authorId: user.id, replaces: null })
      return id
    },

    /** Creates a recipe with an older version. */
    async recipeWithPast(status: RecipeStatus) {
      const id = await recipe(status)
      const { content, version } = await findContent(id)
      const past = { recipeId: id, baseVersion: version, content, authorId: user.id, state: 'past' as const }
      return { id, version, pastId: await insertRevision(db, past) }
    },

    /** Creates a collection of two recipes, shared or private. */
    async collection(isShared = false) {
      const made = await createCollection(app, user, `${secret} for Sundays`)
      if (!made.ok) throw new Error(made.problem)
      const [first, second, other] = [await recipe('published'), await recipe('published'), await recipe('published')]
      for (const recipeId of [first, second]) await changeCollection(app, user, made.id, { kind: 'add', recipeId })
      if (isShared) await changeCollection(app, user, made.id, { kind: 'share' })
      return { id: made.id, first, second, other }
    },

    /** Creates a review by the account and returns its recipe. */
    async ownReview(): Promise<string> {
      const saved = await saveRecipe(app, aRecipe({ title: `${secret} ${randomUUID().slice(0, 8)}` }), 'command-line')
      if (!saved.ok) throw new Error('The recipe was not saved')
      await writeReview(app, user, saved.id, aReview({ body: secret }))
      return saved.id
    },

    async plannedDish(): Promise<string> {
      const id = randomUUID()
      const entry = { id, day: '2030-01-07', meal: 'Dinner', kind: 'text', title: secret, note: '' } as const
      await changePlan(app, user, { put: [entry], remove: [] })
      return id
    },

    async automationToken(): Promise<string> {
      const id = `token-${randomUUID()}`
      await db.insert(automationTokens).values({ id, userId: user.id, name: 'N8N', hash: randomUUID(), ending: 'abcd' })
      return id
    },
    async session(): Promise<string> {
      const id = `session-${randomUUID()}`
      const expiresAt = new Date(Date.now() + 86_400_000)
      await db.insert(sessions).values({ id, userId: user.id, token: randomUUID(), expiresAt })
      return id
    },

    /** Creates two passkeys and returns one, because an account's last way to sign in cannot be removed. */
    async passkey(): Promise<string> {
      const ids = [`passkey-${randomUUID()}`, `passkey-${randomUUID()}`] as const
      const key = { publicKey: 'x', counter: 0, deviceType: 'singleDevice', backedUp: false, name: `${secret} phone` }
      await db.insert(passkeys).values(ids.map((id) => ({ ...key, id, credentialID: id, userId: user.id })))
      return ids[0]
    },

    /** Creates a provider account and links it to this account. */
    async accountElsewhere(): Promise<string> {
      const id = `account-${randomUUID()}`
      await db.insert(accounts).values({ id, userId: user.id, providerId: 'elsewhere', accountId: id })
      return id
    },

    /** Creates the account's chef page. */
    async page(): Promise<string> {
      const id = `chef-${randomUUID()}`
      await db.insert(chefs).values({ id, name: `${secret} cook`, bio: secret })
      await db.update(users).set({ chefId: id }).where(eq(users.id, user.id))
      return id
    },

    /** Creates a message that is assigned to the account, with a reply that has not been sent. */
    async message(state: 'open' | 'closed' = 'open') {
      const words = { name: `${secret} visitor`, email: 'visitor@kitchen.test', message: secret, state }
      const id = await insertMessage(db, 'contact', words)
      await assignMessage(db, id, user.id)
      return { id, reply: await insertReply(db, id, user.id, secret) }
    },
  }
}

export type Things = ReturnType<typeof thingsOf>
