import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import type { RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Decision } from '../../core/moderation/moderation.ts'
import type { Role } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/accounts.ts'
import { listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { findStoredRecipe, listNewest } from '../../db/recipes/recipes.ts'
import { findRecipeItemId, findReviewItem } from '../../db/moderation/review-items.ts'
import { listNearDuplicates } from '../../db/moderation/near-duplicates.ts'
import { listQueue } from '../../db/moderation/queue.ts'
import { editRecipe, openForEdit } from '../recipes/edit-recipe.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { deleteOwnRecipe, withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { claimItem, releaseItem } from './claim.ts'
import { decide } from './decide.ts'
import { decideMany } from './decide-many.ts'
import { reportRecipe } from './report-recipe.ts'

const home = await createTestApp()
const app = { ...home, env: { ...home.env, PUBLIC_URL: 'https://kitchen.example' } }

let made = 0
async function person(role: Role): Promise<SignedIn> {
  made += 1
  const user = {
    id: `${role}-${made}`,
    name: `${role} ${made}`,
    email: `${role}${made}@example.com`,
    role,
    chefId: null,
  }
  await app.db.insert(users).values(user)
  return user
}
const [cook, other, trusted, editor, second] = [
  await person('cook'),
  await person('cook'),
  await person('trusted'),
  await person('editor'),
  await person('editor'),
]

async function sentIn(title: string, sender: SignedIn | 'visitor' = cook) {
  const saved = await saveRecipe(app, aRecipe({ title }), sender)
  if (!saved.ok) throw new Error(saved.reason)
  return saved.id
}

async function itemOf(id: string, kind: 'recipe' | 'revision' = 'recipe') {
  const item = await findReviewItem(app.db, (await findRecipeItemId(app.db, id, kind)) ?? 0)
  if (!item) throw new Error(`Nothing of ${id} is in the moderation queue`)
  return item
}

async function say(id: string, decision: Decision, reason = 'Because.', kind: 'recipe' | 'revision' = 'recipe') {
  const { id: itemId, version, recipeVersion } = await itemOf(id, kind)
  return decide(app, editor, itemId, { decision, reason, version, recipeVersion })
}

const statusOf = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe.status

async function edit(
  id: string,
  changes: Partial<RecipeForm>,
  by: SignedIn | 'link-holder' = cook,
  intent: 'save' | 'send' = 'send',
) {
  const opened = await openForEdit(app, by, id)
  if (!opened) return { ok: false as const, reason: 'not-yours' as const }
  const { version, revision, form } = opened
  return editRecipe(app, by, id, { form: { ...form, ...changes }, version, revisionId: revision?.id ?? null, intent })
}

const lastEntry = async (id: string) => {
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}

test.each<[Decision, RecipeStatus, string]>([
  ['approve', 'published', 'approved'],
  ['request-changes', 'changes-requested', 'changes-requested'],
  ['reject', 'rejected', 'rejected'],
])('%s turns a recipe that waits into %s, and is logged', async (decision, status, state) => {
  const id = await sentIn(`Soup to ${decision}`)
  expect(await statusOf(id)).toBe('pending')
  expect(await say(id, decision)).toEqual({ kind: 'done' })
  expect(await statusOf(id)).toBe(status)
  expect(await itemOf(id)).toMatchObject({ state, reason: 'Because.', decision: { by: editor.id } })
  expect(await lastEntry(id)).toMatchObject({ actorId: editor.id, action: `review.${decision}` })
  const isListed = (await listNewest(app.db, 50)).some((recipe) => recipe.id === id)
  expect(isListed).toBe(status === 'published')
})

test('requires a reason for a rejection, and refuses a decision that does not apply', async () => {
  const id = await sentIn('Wordless Waffles')
  expect(await say(id, 'reject', '  ')).toEqual({ kind: 'reason-missing' })
  expect(await say(id, 'dismiss')).toEqual({ kind: 'not-now' })
  expect(await statusOf(id)).toBe('pending')
  expect(await decide(app, editor, 999_999, { decision: 'approve', reason: '', version: 1, recipeVersion: 1 })).toEqual(
    {
      kind: 'unknown',
    },
  )
})

test('keeps the place in the queue of a recipe corrected after requested changes', async () => {
  const id = await sentIn('Mended Muffins')
  await say(id, 'request-changes', 'How long do they bake?')
  expect(await edit(id, { cookTime: 20 }, cook, 'save')).toMatchObject({ ok: true, became: 'saved' })
  expect(await statusOf(id)).toBe('changes-requested')
  expect(await edit(id, { instructions: 'Stir well.\n\nBake.' })).toMatchObject({ ok: true, became: 'waiting' })
  expect(await itemOf(id)).toMatchObject({ state: 'open', reason: 'How long do they bake?', decision: null })
  await say(id, 'approve')
  expect((await findStoredRecipe(app.db, id))?.recipe).toMatchObject({ status: 'published', cookTime: 20 })
})

test('lets a visitor with the link edit and withdraw, but not other cooks', async () => {
  const id = await sentIn('Visiting Vichyssoise', 'visitor')
  await say(id, 'request-changes')
  expect(await edit(id, { title: 'Cold Leek Soup' }, 'link-holder')).toMatchObject({ became: 'waiting' })
  expect(await edit(id, { title: 'Mine now' }, other)).toMatchObject({ reason: 'not-yours' })
  expect(await withdrawRecipe(app, other, id)).toBe('not-yours')
  expect(await deleteOwnRecipe(app, other, id)).toBe('not-yours')
  expect((await findStoredRecipe(app.db, id))?.recipe.title).toBe('Cold Leek Soup')
})

test('keeps the published version until a revision is approved', async () => {
  const id = await sentIn('Revised Ragout')
  await say(id, 'approve')
  expect(await edit(id, { title: 'Ragout, revised' })).toMatchObject({ became: 'change-waiting' })
  expect((await findStoredRecipe(app.db, id))?.recipe).toMatchObject({ status: 'published', title: 'Revised Ragout' })
  expect(await edit(id, { title: 'Ragout, revised twice' })).toMatchObject({ became: 'change-waiting' })
  expect(await say(id, 'approve', '', 'revision')).toEqual({ kind: 'done' })
  expect((await findStoredRecipe(app.db, id))?.recipe.title).toBe('Ragout, revised twice')
  const history = await listRevisions(app.db, id)
  expect(history.map(({ state, content }) => [state, content.title])).toEqual([
    ['past', 'Revised Ragout'],
    ['current', 'Ragout, revised twice'],
    ['refused', 'Ragout, revised'],
  ])
})

test('lets a cook correct a revision, and changes nothing when it is rejected or dropped', async () => {
  const id = await sentIn('Steadfast Stew')
  await say(id, 'approve')
  await edit(id, { title: 'Stew 2' })
  await say(id, 'request-changes', 'Why?', 'revision')
  expect((await openForEdit(app, cook, id))?.form.title).toBe('Stew 2')
  await edit(id, { title: 'Stew 3' })
  expect(await itemOf(id, 'revision')).toMatchObject({ state: 'open' })
  await say(id, 'reject', 'No.', 'revision')
  expect((await findStoredRecipe(app.db, id))?.recipe).toMatchObject({ title: 'Steadfast Stew', status: 'published' })
  expect((await openForEdit(app, cook, id))?.form.title).toBe('Steadfast Stew')
})

test('publishes recipes and changes of trusted cooks and editors at once', async () => {
  for (const author of [trusted, editor]) {
    const id = await sentIn(`By ${author.name}`, author)
    expect(await statusOf(id)).toBe('published')
    expect(await edit(id, { title: 'Changed' }, author)).toMatchObject({ became: 'published' })
    expect((await findStoredRecipe(app.db, id))?.recipe.title).toBe('Changed')
  }
})

test('hides a draft from editors, claims no source for it, and deletes it on request', async () => {
  const sourceUrl = 'https://example.com/drafty'
  const draft = await saveDraft(app, aRecipe({ title: 'Drafty Dal', sourceUrl, instructions: [] }), cook)
  const id = draft.ok ? draft.id : ''
  expect(await statusOf(id)).toBe('draft')
  expect(await openForEdit(app, editor, id)).toBeUndefined()
  expect(await saveRecipe(app, aRecipe({ title: 'Quicker Dal', sourceUrl }), other)).toMatchObject({ ok: true })
  expect(await edit(id, { instructions: 'Cook.' })).toEqual({ ok: false, reason: 'exists' })
  expect(await edit(id, { instructions: 'Cook.', sourceUrl: null })).toMatchObject({ became: 'waiting' })
  expect(await deleteOwnRecipe(app, cook, id)).toBe('not-now')
  await say(id, 'reject')
  expect(await edit(id, { title: 'Please' })).toEqual({ ok: false, reason: 'not-now' })
  expect(await deleteOwnRecipe(app, cook, id)).toBe('done')
})

test('warns the second of two editors, and overwrites nothing', async () => {
  const id = await sentIn('Contested Chowder')
  const { id: itemId, version, recipeVersion } = await itemOf(id)
  const read = { version, recipeVersion }
  const [first, late] = await Promise.all([
    decide(app, editor, itemId, { decision: 'approve', reason: '', ...read }),
    decide(app, second, itemId, { decision: 'reject', reason: 'No.', ...read }),
  ])
  expect([first.kind, late.kind].toSorted()).toEqual(['changed', 'done'])
  expect(await statusOf(id)).toBe(first.kind === 'done' ? 'published' : 'rejected')
})

test('does not approve content that changed after the editor read it', async () => {
  const id = await sentIn('Shifting Shakshuka')
  const { id: itemId, version, recipeVersion } = await itemOf(id)
  await edit(id, { title: 'BUY PILLS' })
  expect(await decide(app, editor, itemId, { decision: 'approve', reason: '', version, recipeVersion })).toMatchObject({
    kind: 'changed',
  })
  expect(await statusOf(id)).toBe('pending')
})

test('warns the second of two tabs of a cook', async () => {
  const id = await sentIn('Twice-typed Tart')
  const opened = await openForEdit(app, cook, id)
  if (!opened) throw new Error('not opened')
  const { form } = opened
  const same = { version: opened.version, revisionId: null, intent: 'send' as const }
  expect(await editRecipe(app, cook, id, { form: { ...form, title: 'One' }, ...same })).toMatchObject({ ok: true })
  expect(await editRecipe(app, cook, id, { form: { ...form, title: 'Two' }, ...same })).toEqual({
    ok: false,
    reason: 'changed',
  })
  expect((await findStoredRecipe(app.db, id))?.recipe.title).toBe('One')
})

test('reserves a claimed item for its editor until it is released or taken over', async () => {
  const id = await sentIn('Claimed Clafoutis')
  const { id: itemId } = await itemOf(id)
  expect(await claimItem(app, second, itemId, { takeOver: false })).toEqual({ kind: 'done' })
  expect(await claimItem(app, editor, itemId, { takeOver: false })).toEqual({ kind: 'claimed', by: second.name })
  expect(await say(id, 'approve')).toEqual({ kind: 'claimed', by: second.name })
  expect(await releaseItem(app, editor, itemId)).toEqual({ kind: 'claimed', by: second.name })
  expect(await claimItem(app, editor, itemId, { takeOver: true })).toEqual({ kind: 'done' })
  await releaseItem(app, editor, itemId)
  expect((await itemOf(id)).claim).toBeNull()
})

test('dismisses a report, or takes the recipe down and closes all of its reports', async () => {
  const id = await sentIn('Reported Risotto')
  const report = { reason: 'It is copied from somewhere' as const, words: 'From my book.' }
  expect(await reportRecipe(app, id, report, 'visitor')).toBe('unknown')
  await say(id, 'approve')
  for (const visitor of ['one', 'two', 'three']) expect(await reportRecipe(app, id, report, visitor)).toBe('sent')
  const reports = await listQueue(
    app.db,
    { kind: 'report', state: 'open', claim: null, text: 'Risotto', editor: editor.id },
    null,
  )
  const [first, next] = reports.items
  if (!first || !next) throw new Error('no report')
  const read = ({ version, recipeVersion }: typeof first) => ({ version, recipeVersion })
  expect(await decide(app, editor, first.id, { decision: 'dismiss', reason: '', ...read(first) })).toEqual({
    kind: 'done',
  })
  expect(await statusOf(id)).toBe('published')
  await edit(id, { title: 'On its way' })
  expect(await decide(app, editor, next.id, { decision: 'withdraw', reason: 'It is copied.', ...read(next) })).toEqual({
    kind: 'done',
  })
  expect(await statusOf(id)).toBe('withdrawn')
  expect(await itemOf(id)).toMatchObject({ state: 'withdrawn', reason: 'It is copied.' })
  const left = await listQueue(
    app.db,
    { kind: null, state: 'open', claim: null, text: 'Risotto', editor: editor.id },
    null,
  )
  expect(left.items).toEqual([])
  const back = await edit(id, { title: 'My own Risotto' })
  expect(back).toMatchObject({ became: 'waiting' })
})

test('lets a trusted cook withdraw and publish again, but not after the site took it down', async () => {
  const id = await sentIn('Boomerang Brownies', trusted)
  expect(await withdrawRecipe(app, trusted, id)).toBe('done')
  expect(await edit(id, {}, trusted)).toMatchObject({ became: 'published' })
  const report = { reason: 'Something else' as const, words: 'Raw.' }
  await reportRecipe(app, id, report, 'careful visitor')
  const [item] = (
    await listQueue(app.db, { kind: 'report', state: 'open', claim: null, text: 'Boomerang', editor: editor.id }, null)
  ).items
  if (!item) throw new Error('no report')
  await decide(app, editor, item.id, {
    decision: 'withdraw',
    reason: 'Raw.',
    version: item.version,
    recipeVersion: item.recipeVersion,
  })
  expect(await edit(id, {}, trusted)).toMatchObject({ became: 'waiting' })
  expect(await withdrawRecipe(app, trusted, id)).toBe('done')
  expect(await edit(id, {}, trusted)).toMatchObject({ became: 'waiting' })
})

test('accepts five reports an hour from one address', async () => {
  const id = await sentIn('Popular Polenta', trusted)
  const report = { reason: 'Something else' as const, words: 'Hm.' }
  const outcomes = []
  for (let count = 0; count < 6; count += 1) outcomes.push(await reportRecipe(app, id, report, 'one address'))
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many'])
})

test('decides the other items when one of them changed', async () => {
  const ids = [await sentIn('Bulk One'), await sentIn('Bulk Two'), await sentIn('Bulk Three')]
  const ticked = await Promise.all(ids.map((id) => itemOf(id)))
  await edit(ids[1] ?? '', { title: 'Bulk Two, changed' })
  const outcome = await decideMany(app, editor, ticked, 'approve', '')
  expect(outcome).toEqual({ done: 2, left: [{ id: ticked[1]?.id, because: 'changed' }] })
  expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'pending', 'published'])
})

test('finds the original of a copy, and duplicates that wait', async () => {
  const text =
    'Wash the beetroots, wrap each of them in foil and bake them until a knife goes through without any force at all.'
  const steps = [{ text, name: null, group: null }]
  const original = await saveRecipe(app, aRecipe({ title: 'Baked Beetroot', instructions: steps }), trusted)
  const twice = [await sentIn('Totally New Dish'), await sentIn('Totally New Dish')]
  const found = await listNearDuplicates(app.db, {
    ...aRecipe({ title: 'Totally New Dish', instructions: steps }),
    id: twice[0] ?? '',
  })
  const copied = found.find(({ id }) => id === (original.ok && original.id))
  expect(copied?.likeness.passage).toContain('wrap each of them in foil')
  expect(found.map(({ id }) => id)).toContain(twice[1])
  const copy = await saveRecipe(app, aRecipe({ title: 'Roots', ingredients: [], instructions: steps }), cook)
  const ofOriginal = { check: 'copy', says: 'It may be a copy of “Baked Beetroot”.' }
  expect((await itemOf(copy.ok ? copy.id : '')).findings).toContainEqual(ofOriginal)
  const again = await saveRecipe(app, aRecipe({ title: 'Baked Roots', instructions: steps }), cook)
  expect((await itemOf(again.ok ? again.id : '')).findings).not.toContainEqual(
    expect.objectContaining({ says: expect.stringContaining('Roots') }),
  )
})
