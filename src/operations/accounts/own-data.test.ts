import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { reviewItems } from '../../db/schema/moderation.ts'
import { twoFactors, users } from '../../db/schema/accounts.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { exportUser } from '../../db/accounts/export-user.ts'
import { findMessage, insertMessage } from '../../db/messages/messages.ts'
import { findSubscriber } from '../../db/newsletter/subscribers.ts'
import { messages } from '../../db/schema/messages.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { deleteAccount } from './delete-account.ts'

const app = await createTestApp()
const requester = { cookies: '', visitor: '203.0.113.30', program: '' }
const everythingOf = (id: string) => exportUser(app.db, id, () => 'a password')
const confirm = (id: string) => app.db.update(users).set({ emailVerified: true }).where(eq(users.id, id))

/** Sends two messages with the address in capitals; the second is closed. Also subscribes to the newsletter. */
async function writesToUs(email: string) {
  const message = { name: 'Amara', email: email.toUpperCase(), message: 'Where is the salt?' }
  const [open, closed] = [
    await insertMessage(app.db, 'contact', message),
    await insertMessage(app.db, 'support', message),
  ]
  await app.db.update(messages).set({ state: 'closed' }).where(eq(messages.id, closed))
  await app.db.insert(newsletterSubscribers).values({ email, confirmedAt: new Date() })
  return { open, closed }
}

test('exports audit entries, decisions and the second factor, but no secret', async () => {
  const { user } = await createUser(app, 'cook')
  const { user: editor } = await createUser(app, 'editor')
  const saved = await saveRecipe(app, aRecipe({ title: 'Chive Butter' }))
  if (!saved.ok) throw new Error('not saved')
  await app.db.update(recipes).set({ ownerId: user.id }).where(eq(recipes.id, saved.id))
  const decision = { kind: 'recipe' as const, recipeId: saved.id, state: 'rejected' as const, reason: 'No amounts' }
  await app.db.insert(reviewItems).values({ ...decision, decidedBy: editor.id })
  await app.db.insert(reviewItems).values({ kind: 'report', recipeId: saved.id, report: 'I know this cook' })
  await app.db.insert(twoFactors).values({ id: 'two', userId: user.id, secret: 's3cret', backupCodes: 's3cret' })
  await writeAudit(app.db, { actor: user, action: 'recipe.edit', subject: ['recipe', saved.id] })
  await writeAudit(app.db, { actor: editor, action: 'user.suspend', subject: ['user', user.id] })
  const everything = await everythingOf(user.id)
  expect(everything).toMatchObject({
    secondFactor: 'on',
    decisions: [decision],
    actions: [{ action: 'recipe.edit', about: 'recipe', named: saved.id }],
    doneToAccount: [{ action: 'user.suspend' }],
  })
  expect(JSON.stringify(everything)).not.toMatch(/s3cret|I know this cook/)
  expect(JSON.stringify(everything)).not.toContain(editor.id)
})

test('knows every column that refers to an account, for export and deletion', async () => {
  const { rows } = await app.db.execute<{ column: string; deleted: string }>(sql`
    select conrelid::regclass || '.' || attname as column,
      case confdeltype when 'c' then 'with the account' when 'n' then 'only the reference' end as deleted
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    order by 1`)
  // A new column belongs in `exportUser` too, unless it is a secret or about another person's work.
  expect(Object.fromEntries(rows.map(({ column, deleted }) => [column, deleted]))).toEqual({
    'accounts.user_id': 'with the account',
    'article_revisions.author_id': 'only the reference',
    'automation_items.user_id': 'with the account',
    'automation_tokens.user_id': 'with the account',
    'collections.user_id': 'with the account',
    'crawler_calls.started_by': 'only the reference',
    'feeds.added_by': 'only the reference',
    'imports.owner_id': 'with the account',
    'invitations.invited_by': 'only the reference',
    'message_replies.author_id': 'only the reference',
    'messages.assigned_to': 'only the reference',
    'newsletter_issues.author_id': 'only the reference',
    'note_sync.actor_id': 'only the reference',
    'passkeys.user_id': 'with the account',
    'plan_entries.user_id': 'with the account',
    'plan_links.user_id': 'with the account',
    'shopping_lists.user_id': 'with the account',
    'recipe_revisions.author_id': 'only the reference',
    'recipes.owner_id': 'only the reference',
    'review_items.claimed_by': 'only the reference',
    'review_items.decided_by': 'only the reference',
    'reviews.user_id': 'only the reference',
    'saved_recipes.user_id': 'with the account',
    'sessions.user_id': 'with the account',
    'two_factors.user_id': 'with the account',
  })
})

test('knows every column beside an email address, for export and for forgetting the address', async () => {
  const { rows } = await app.db.execute<{ table: string; columns: Array<string> }>(sql`
    select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name in (
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'email')
    group by table_name`)
  // A new column about a person belongs in `exportCorrespondence` and `forgetAddress` too, or with an account in
  // `exportUser`.
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.join(' ')]))).toEqual({
    invitations: 'id email role token_hash invited_by created_at expires_at',
    messages: 'id kind name email message state assigned_to mailed_at created_at',
    newsletter_deliveries: 'issue_id email outcome at tries',
    newsletter_subscribers: 'email token confirmed_at unsubscribed_at bounced_at created_at',
    reviews:
      'id recipe_id user_id name email token_hash state stars body changed made_it photo_count helpful_count ' +
      'reason answer answer_state answered_at version created_at edited_at answer_reason',
    submissions: 'token_hash recipe_id email created_at',
    users:
      'id name email email_verified image role banned ban_reason ban_expires two_factor_enabled chef_id ' +
      'created_at updated_at',
  })
})

test('exports what came from an address only after the address is confirmed', async () => {
  const { user } = await createUser(app, 'cook')
  await writesToUs(user.email)
  expect(JSON.stringify(await everythingOf(user.id))).not.toContain('Where is the salt?')
  await confirm(user.id)
  const everything = await everythingOf(user.id)
  expect(everything).toMatchObject({
    messages: [{ kind: 'contact', message: 'Where is the salt?', state: 'open' }, { state: 'closed' }],
    newsletter: { confirmedAt: expect.any(Date), unsubscribedAt: null, deliveries: [] },
  })
  expect(JSON.stringify(everything)).not.toMatch(/"token"/)
})

test.each([true, false])('forgets the address with the account if it was confirmed (%s)', async (isConfirmed) => {
  const { user } = await createUser(app, 'cook')
  const { open, closed } = await writesToUs(user.email)
  if (isConfirmed) await confirm(user.id)
  expect(await deleteAccount(app, user, { password: user.email, recipes: 'keep' }, requester)).toBe('deleted')
  expect(await findMessage(app.db, open)).toMatchObject({ name: 'Amara', email: user.email.toUpperCase() })
  const left = isConfirmed ? { name: 'A former user', email: '' } : { name: 'Amara' }
  expect(await findMessage(app.db, closed)).toMatchObject({ ...left, message: 'Where is the salt?' })
  expect(Boolean(await findSubscriber(app.db, { email: user.email }))).toBe(!isConfirmed)
})
