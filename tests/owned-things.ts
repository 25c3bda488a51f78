import { randomUUID } from 'node:crypto'
import { formFromRecipe } from '../src/core/recipe/form-from-recipe.ts'
import type { RecipeStatus } from '../src/core/recipe/recipe.ts'
import { accounts, passkeys, sessions, users } from '../src/db/accounts-schema.ts'
import { chefs } from '../src/db/schema.ts'
import { assignMessage, insertReply } from '../src/db/messages-inbox.ts'
import { insertMessage } from '../src/db/messages.ts'
import { insertRevision } from '../src/db/recipe-revisions.ts'
import { changeStatus } from '../src/db/recipe-status.ts'
import { findKeptRecipe } from '../src/db/recipes.ts'
import type { App } from '../src/operations/app.ts'
import { changeCollection } from '../src/operations/collections/change-collection.ts'
import { createCollection } from '../src/operations/collections/create-collection.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { sendRevision } from '../src/operations/review/send-revision.ts'
import { eq } from 'drizzle-orm'
import type { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'

type Owner = Awaited<ReturnType<typeof createUser>>

/** Makes things that belong to somebody. `secret` stands in each of them and in nothing else. */
export function thingsOf(app: App, { user }: Owner, secret: string) {
  const { db } = app

  async function recipe(status: RecipeStatus): Promise<string> {
    const saved = await saveRecipe(app, aRecipe({ title: `${secret} ${randomUUID().slice(0, 8)}` }), user)
    if (!saved.ok) throw new Error('The recipe was not saved')
    await changeStatus(db, saved.id, status)
    return saved.id
  }

  async function kept(id: string) {
    const found = await findKeptRecipe(db, id)
    if (!found) throw new Error('The recipe is not there')
    return { ...found, form: { ...formFromRecipe(found.recipe), description: `${secret} once more` } }
  }

  return {
    recipe,

    /** A listed one with a change that waits for review. */
    async changedRecipe(): Promise<string> {
      const id = await recipe('published')
      const found = await kept(id)
      await sendRevision(app, found, { content: found.form, authorId: user.id, replaces: null })
      return id
    },

    /** One with a state from before. */
    async recipeWithPast(status: RecipeStatus) {
      const id = await recipe(status)
      const { form, version } = await kept(id)
      const past = { recipeId: id, baseVersion: version, content: form, authorId: user.id, state: 'past' as const }
      return { id, version, pastId: await insertRevision(db, past) }
    },

    /** Of two recipes, and whether somebody else has its link. */
    async collection(isShared = false) {
      const made = await createCollection(app, user, `${secret} for Sundays`)
      if (!made.ok) throw new Error(made.problem)
      const [first, second, other] = [await recipe('published'), await recipe('published'), await recipe('published')]
      for (const recipeId of [first, second]) await changeCollection(app, user, made.id, { kind: 'add', recipeId })
      if (isShared) await changeCollection(app, user, made.id, { kind: 'share' })
      return { id: made.id, first, second, other }
    },

    async session(): Promise<string> {
      const id = `session-${randomUUID()}`
      const expiresAt = new Date(Date.now() + 86_400_000)
      await db.insert(sessions).values({ id, userId: user.id, token: randomUUID(), expiresAt })
      return id
    },

    /** Beside another one: the last way into an account stays. */
    async passkey(): Promise<string> {
      const ids = [`passkey-${randomUUID()}`, `passkey-${randomUUID()}`] as const
      const key = { publicKey: 'x', counter: 0, deviceType: 'singleDevice', backedUp: false, name: `${secret} phone` }
      await db.insert(passkeys).values(ids.map((id) => ({ ...key, id, credentialID: id, userId: user.id })))
      return ids[0]
    },

    /** An account elsewhere that opens the one here. */
    async accountElsewhere(): Promise<string> {
      const id = `account-${randomUUID()}`
      await db.insert(accounts).values({ id, userId: user.id, providerId: 'elsewhere', accountId: id })
      return id
    },

    /** The page others see of them. */
    async page(): Promise<string> {
      const id = `chef-${randomUUID()}`
      await db.insert(chefs).values({ id, name: `${secret} cook`, bio: secret })
      await db.update(users).set({ chefId: id }).where(eq(users.id, user.id))
      return id
    },

    /** A message that was given to them, with an answer that has not left yet. */
    async message(state: 'open' | 'closed' = 'open') {
      const words = { name: `${secret} visitor`, email: 'visitor@kitchen.test', message: secret, state }
      const id = await insertMessage(db, 'contact', words)
      await assignMessage(db, id, user.id)
      return { id, reply: await insertReply(db, id, user.id, secret) }
    },
  }
}

export type Things = ReturnType<typeof thingsOf>
