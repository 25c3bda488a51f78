import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createModeration } from '../../../tests/moderation.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { saveIssue, tryIssue } from '../newsletter/write-issue.ts'
import { addRow } from '../templates/add-row.ts'
import { dropChange } from './drop-change.ts'
import { removeRecipe } from './remove-recipe.ts'
import { saveDraft } from './save-recipe.ts'

const home = await createTestApp()
const app = { ...home, env: { ...home.env, PUBLIC_URL: 'https://kitchen.example' }, mail: { send: async () => true } }
const { user: cook } = await createUser(app, 'cook')
const { user: trusted } = await createUser(app, 'trusted')
const { user: editor } = await createUser(app, 'editor')
const { user: admin } = await createUser(app, 'admin')
const moderation = createModeration(app, editor)

async function entriesAbout(kind: string, id: string) {
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id)))
    .orderBy(asc(auditLog.id))
  return rows.map(({ actorId, action }) => [actorId, action])
}

test('logs what a cook does with a recipe, from the draft to a dropped revision', async () => {
  const saved = await saveDraft(app, aRecipe({ title: 'Logged Lentils' }), cook)
  const id = saved.ok ? saved.id : ''
  await moderation.edit(id, { title: 'Logged Lentils, salted' }, cook, { intent: 'save' })
  await moderation.edit(id, {}, cook)
  await moderation.say(id, 'approve')
  await moderation.edit(id, { servings: 9 }, cook)
  await dropChange(app, cook, id)
  await moderation.edit(id, { servings: 8 }, editor)
  expect(await entriesAbout('recipe', id)).toEqual([
    [cook.id, 'recipe.save'],
    [cook.id, 'recipe.save'],
    [cook.id, 'recipe.send'],
    [editor.id, 'review.approve'],
    [cook.id, 'recipe.send-change'],
    [cook.id, 'recipe.drop-change'],
    [editor.id, 'recipe.edit'],
  ])
})

test('logs what a trusted cook publishes and changes, and what the command line deletes', async () => {
  const id = await moderation.send('Trusted Tart', trusted)
  await moderation.edit(id, { servings: 9 }, trusted)
  await removeRecipe(app, id)
  expect(await entriesAbout('recipe', id)).toEqual([
    [trusted.id, 'recipe.publish'],
    [trusted.id, 'recipe.edit'],
    [null, 'recipe.delete'],
  ])
  const [deletion] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'recipe.delete'))
  expect(deletion?.details).toEqual({ by: 'command line', title: 'Trusted Tart' })
})

test('logs no title of a deleted draft, because drafts are private', async () => {
  const saved = await saveDraft(app, aRecipe({ title: 'Private Pie' }), cook)
  await removeRecipe(app, saved.ok ? saved.id : '')
  const entries = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, saved.ok ? saved.id : ''))
  expect(entries.at(-1)?.action).toBe('recipe.delete')
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain('Private Pie')
})

test("logs a visitor's submission, a row of a template, and a test mail", async () => {
  const visited = await moderation.send('Visiting Veal', 'visitor')
  await moderation.edit(visited, { servings: 9 }, 'link-holder')
  expect(await entriesAbout('recipe', visited)).toEqual([
    [null, 'recipe.send'],
    [null, 'recipe.send'],
  ])
  const added = await addRow(app, admin, 'recipes', {
    title: 'Row Risotto',
    ingredients: 'Rice',
    instructions: 'Stir the rice.',
    difficulty: 'easy',
  })
  expect(added).toMatchObject({ ok: true })
  expect(await entriesAbout('recipe', 'row-risotto')).toEqual([[admin.id, 'recipe.publish']])
  const issue = await saveIssue(app, admin, null, { subject: 'Ten soups', content: '<p>Soup.</p>' })
  const issueId = issue.ok ? issue.id : 0
  await tryIssue(app, admin, issueId)
  expect((await entriesAbout('issue', String(issueId))).at(-1)).toEqual([admin.id, 'newsletter.try'])
})
