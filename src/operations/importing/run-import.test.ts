import { desc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import type { RowChoice } from '../../core/importing/imports.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { formFromDraft } from '../../core/recipes/forms/recipe-form.ts'
import { type ImportRow, listRows } from '../../db/importing/import-rows.ts'
import { type AuditQuery, listAuditEntries } from '../../db/audit/audit-log-list.ts'
import { findImport, findProgress } from '../../db/importing/imports.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { users } from '../../db/schema/accounts.ts'
import { importRows, imports } from '../../db/schema/importing.ts'
import { aReview } from '../../../tests/reviews.ts'
import { insertReview } from '../../db/reviews/reviews.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { mergeFavorites } from '../collections/merge-favorites.ts'
import { storeImage } from '../pictures/store-image.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { chooseForImport, continueImports, editImportRow, openImport, startImport, startUndo } from './manage-import.ts'
import { runImport } from './run-import.ts'
import { storeImport } from './store-import.ts'
import { undoImport } from './undo-import.ts'

const app = await createTestApp()
const { user: cook } = await createUser(app, 'cook')
const { user: editor } = await createUser(app, 'editor')
const never = new AbortController().signal
let visitors = 0

/** Stores an import of recipes with these titles. */
async function anImport(actor: Actor, titles: ReadonlyArray<string>, changes: Parameters<typeof aRecipe>[0] = {}) {
  const outcomes = titles.map((title) => ({ ok: true as const, at: title, draft: aRecipe({ title, ...changes }) }))
  const id = await storeImport(app, actor, { name: 'soups.csv', outcomes })
  const opened = await openImport(app, actor, id)
  if (!opened) throw new Error('Not opened')
  return opened
}

const start = (opened: Awaited<ReturnType<typeof anImport>>, actor: Actor, from: 'ready' | 'failed' = 'ready') =>
  startImport(app, opened, { actor, visitor: `run-visitor-${(visitors += 1)}`, from })

async function runAll(opened: Awaited<ReturnType<typeof anImport>>, actor: Actor) {
  expect(await start(opened, actor)).toBe('started')
  expect(await runImport(app, opened.id, never)).toBe('finished')
}

async function undoAll(opened: Awaited<ReturnType<typeof anImport>>) {
  await startUndo(app, opened)
  expect((await undoImport(app, opened.id, never)).turn).toBe('finished')
}

const rowsOf = (id: string) => listRows(app.db, id, { filter: 'all', after: 0, limit: 100 })
const shown = (rows: ReadonlyArray<Pick<ImportRow, 'title' | 'state' | 'problem'>>) =>
  rows.map(({ title, state, problem }) => [title, state, problem])

test('saves only the chosen recipes, once, with their pictures', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c14' } })
    .jpeg()
    .toBuffer()
  const outcomes = ['Beet Soup', 'Pea Soup'].map((title) => ({
    ok: true as const,
    at: title,
    draft: aRecipe({ title }),
    picture: new Uint8Array(photo),
  }))
  const id = await storeImport(app, cook, { name: 'soups.zip', outcomes })
  const opened = await openImport(app, cook, id)
  if (!opened) throw new Error('Not opened')
  await chooseForImport(app, opened, 'skip', [2])
  await runAll(opened, cook)
  expect(shown(await rowsOf(id))).toEqual([
    ['Beet Soup', 'saved', null],
    ['Pea Soup', 'ready', null],
  ])
  expect(await findRecipe(app.db, 'beet-soup')).toMatchObject({ title: 'Beet Soup', picture: { width: 600 } })
  expect(await findRecipe(app.db, 'pea-soup')).toBeUndefined()
  expect(await runImport(app, id, never)).toBe('finished')
  expect(await start(opened, cook)).toBe('nothing')
  expect(await findRecipe(app.db, 'beet-soup-2')).toBeUndefined()
})

test('opens only for its account, or for anyone with the address if it has none', async () => {
  const mine = await anImport(cook, ['Private Soup'])
  expect(await openImport(app, editor, mine.id)).toBeUndefined()
  expect(await openImport(app, 'visitor', mine.id)).toBeUndefined()
  const open = await anImport('visitor', ['Open Soup'])
  expect(await openImport(app, editor, open.id)).toMatchObject({ fileName: 'soups.csv' })
})

test('undoes an import, but leaves recipes that were changed or rated since', async () => {
  const opened = await anImport(cook, ['Undo One', 'Undo Two', 'Undo Three', 'Undo Four', 'Undo Five'])
  await runAll(opened, cook)
  await app.db.update(recipes).set({ version: 2 }).where(eq(recipes.id, 'undo-two'))
  await app.db.update(recipes).set({ ratingCount: 1, ratingSum: 5 }).where(eq(recipes.id, 'undo-three'))
  await withdrawRecipe(app, cook, 'undo-four')
  const waiting = { userId: null, name: 'Vera', email: null, state: 'waiting' } as const
  await insertReview(app.db, { ...aReview(), ...waiting, recipeId: 'undo-five' })
  await undoAll(opened)
  expect(shown(await rowsOf(opened.id))).toEqual([
    ['Undo One', 'undone', null],
    ['Undo Two', 'saved', 'It was changed after the import, so it stays.'],
    ['Undo Three', 'saved', 'It was rated after the import, so it stays.'],
    ['Undo Four', 'saved', 'You withdrew it. Delete it in My Recipes.'],
    ['Undo Five', 'saved', 'It was rated after the import, so it stays.'],
  ])
  expect(await findRecipe(app.db, 'undo-one')).toBeUndefined()
  expect(await findRecipe(app.db, 'undo-two')).toBeDefined()
  expect((await findImport(app.db, opened.id))?.state).toBe('finished')
})

test('writes one audit entry for an import and one for its undo, and keeps each recipe to be found', async () => {
  const opened = await anImport(cook, ['Logged One', 'Logged Two', 'Logged Three'])
  await runAll(opened, cook)
  await app.db.update(recipes).set({ version: 2 }).where(eq(recipes.id, 'logged-three'))
  await undoAll(opened)
  const everything = { who: '', what: '', about: '', from: null, to: null, batch: '' }
  const entries = (query: Partial<AuditQuery>) =>
    listAuditEntries(app.db, { ...everything, ...query }, { before: null, limit: 20 })
  const about = (await entries({ about: 'logged-' })).map(({ action, subjectId }) => `${action} ${subjectId}`)
  expect(about.toSorted()).toEqual([
    'recipe.publish logged-one',
    'recipe.publish logged-three',
    'recipe.publish logged-two',
    'recipe.undo-import logged-one',
    'recipe.undo-import logged-two',
  ])
  const [undone, imported] = await entries({})
  expect(undone).toMatchObject({ actorId: cook.id, action: 'import.undo', details: { recipes: 2 } })
  expect(imported).toMatchObject({ actorId: cook.id, action: 'import.finish', details: { recipes: 3 } })
  expect(await entries({ batch: undone?.subjectId ?? '' })).toHaveLength(5)
  // A person who reads the log must not be able to open the import.
  expect(JSON.stringify(undone)).not.toContain(opened.id)
})

test('lets a visitor without an account undo an import', async () => {
  const opened = await anImport('visitor', ['Visitor Soup'])
  await runAll(opened, 'visitor')
  expect(await findRecipe(app.db, 'visitor-soup')).toBeDefined()
  await undoAll(opened)
  expect(await findRecipe(app.db, 'visitor-soup')).toBeUndefined()
})

test.each<[RowChoice, string, number]>([
  ['replace', 'Chop well.', 1],
  ['import', 'Simmer gently.', 2],
])('handles a recipe that already exists: %s', async (choice, _text, expected) => {
  const title = `Known ${choice} Soup`
  await saveRecipe(app, aRecipe({ title }), cook)
  const opened = await anImport(cook, [title], {
    instructions: [{ text: 'Chop well.', name: null, group: null }],
  })
  expect((await rowsOf(opened.id))[0]).toMatchObject({ choice: 'skip', duplicate: { title } })
  await chooseForImport(app, opened, choice, [1])
  await runAll(opened, cook)
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const stepsOf = async (id: string) => (await findRecipe(app.db, id))?.instructions.map(({ text }) => text)
  expect(await stepsOf(slug)).toEqual(choice === 'replace' ? ['Chop well.'] : ['Chop.', 'Simmer.'])
  expect(await stepsOf(`${slug}-2`)).toEqual(expected === 2 ? ['Chop well.'] : undefined)
  await undoAll(opened)
  expect(await stepsOf(slug)).toEqual(['Chop.', 'Simmer.'])
  expect(await stepsOf(`${slug}-2`)).toBeUndefined()
})

test('replaces a recipe but keeps its picture and rating, and never replaces a draft or uses an incomplete recipe', async () => {
  const photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#285' } })
    .png()
    .toBuffer()
  const stored = await storeImage(app, new Uint8Array(photo), { alt: 'Soup' })
  if (!stored.ok) throw new Error(stored.problem)
  await saveRecipe(app, aRecipe({ title: 'Pictured Soup', rating: 5, imageId: stored.picture.id }), cook)
  const better = await anImport(cook, ['Pictured Soup'], { tips: ['Serve hot.'] })
  await chooseForImport(app, better, 'replace')
  await runAll(better, cook)
  expect(await findRecipe(app.db, 'pictured-soup')).toMatchObject({
    tips: ['Serve hot.'],
    rating: 5,
    picture: { id: stored.picture.id },
  })
  const worse = await anImport(cook, ['Pictured Soup'], { instructions: [] })
  await chooseForImport(app, worse, 'replace')
  await runAll(worse, cook)
  expect((await rowsOf(worse.id))[0]).toMatchObject({ state: 'failed' })
  expect((await findRecipe(app.db, 'pictured-soup'))?.instructions).toHaveLength(2)
  await saveDraft(app, aRecipe({ title: 'Drafted Soup' }), cook)
  const published = await anImport(cook, ['Drafted Soup'])
  await chooseForImport(app, published, 'replace')
  await runAll(published, cook)
  expect(shown(await rowsOf(published.id))).toEqual([
    ['Drafted Soup', 'failed', 'This recipe is a draft of yours. Edit it in My Recipes.'],
  ])
})

test('leaves a recipe that others saved, and stops for a suspended account', async () => {
  const saved = await anImport(cook, ['Popular Soup'])
  await runAll(saved, cook)
  await mergeFavorites(app, editor, { add: ['popular-soup'], remove: [] })
  await undoAll(saved)
  expect(shown(await rowsOf(saved.id))).toEqual([
    ['Popular Soup', 'saved', 'Someone has saved or reported it since, so it stays.'],
  ])
  const { user: suspended } = await createUser(app, 'trusted')
  const opened = await anImport(suspended, ['Suspended Soup'])
  expect(await start(opened, suspended)).toBe('started')
  await app.db.update(users).set({ banned: true }).where(eq(users.id, suspended.id))
  expect(await runImport(app, opened.id, never)).toBe('finished')
  expect(shown(await rowsOf(opened.id))).toEqual([['Suspended Soup', 'ready', null]])
  expect(await findRecipe(app.db, 'suspended-soup')).toBeUndefined()
})

test('does not replace another cook’s recipe', async () => {
  await saveRecipe(app, aRecipe({ title: 'Their Soup' }), editor)
  const opened = await anImport(cook, ['Their Soup'])
  await chooseForImport(app, opened, 'replace')
  await runAll(opened, cook)
  expect((await rowsOf(opened.id))[0]).toMatchObject({
    state: 'failed',
    problem: 'Only its cook or an editor can replace this recipe. Import it as another recipe.',
  })
})

test('saves an unfinished recipe as a draft of the cook, and asks a visitor to complete it', async () => {
  const unfinished = { instructions: [] }
  const mine = await anImport(cook, ['Half Soup'], unfinished)
  await runAll(mine, cook)
  expect(await findRecipe(app.db, 'half-soup')).toMatchObject({ status: 'draft' })
  const theirs = await anImport('visitor', ['Half Stew'], unfinished)
  await runAll(theirs, 'visitor')
  expect(shown(await rowsOf(theirs.id))).toEqual([
    ['Half Stew', 'failed', 'It has no steps. Edit it, then import it again.'],
  ])
  const whole = formFromDraft(aRecipe({ title: 'Whole Stew' }))
  expect(await editImportRow(app, theirs, 1, whole)).toBe(true)
  await runAll(theirs, 'visitor')
  expect(await findRecipe(app.db, 'whole-stew')).toBeDefined()
  expect(await editImportRow(app, theirs, 1, whole)).toBe(false)
})

test('leaves out a recipe with neither list until the cook has filled it in', async () => {
  const problem = 'The recipe has no ingredients and no steps'
  const draft = aRecipe({ title: 'Bare Soup', ingredients: [], instructions: [] })
  const outcomes = [{ ok: false as const, at: 'soups.csv, row 2: Bare Soup', problem, unfinished: draft }]
  const opened = await openImport(app, cook, await storeImport(app, cook, { name: 'soups.csv', outcomes }))
  if (!opened) throw new Error('Not opened')
  expect(shown(await rowsOf(opened.id))).toEqual([['Bare Soup', 'ready', `${problem}.`]])
  expect(await start(opened, cook)).toBe('nothing')
  await editImportRow(app, opened, 1, formFromDraft(aRecipe({ title: 'Filled Soup' })))
  await runAll(opened, cook)
  expect(shown(await rowsOf(opened.id))).toEqual([['Filled Soup', 'saved', null]])
})

test('reports a row that cannot be saved, saves the others, and tries it again', async () => {
  const opened = await anImport(cook, ['Good Soup', 'Bad Soup', 'Fine Soup'])
  await app.db.execute(sql`alter table recipes add constraint no_bad_soup check (title <> 'Bad Soup')`)
  await runAll(opened, cook)
  expect(shown(await rowsOf(opened.id))).toEqual([
    ['Good Soup', 'saved', null],
    ['Bad Soup', 'failed', 'Failed to save recipe. Try again.'],
    ['Fine Soup', 'saved', null],
  ])
  await app.db.execute(sql`alter table recipes drop constraint no_bad_soup`)
  expect(await start(opened, cook, 'failed')).toBe('started')
  expect(await runImport(app, opened.id, never)).toBe('finished')
  expect(shown(await rowsOf(opened.id))[1]).toEqual(['Bad Soup', 'saved', null])
})

test('lets the cook choose again for a recipe that could not be saved', async () => {
  const opened = await anImport(cook, ['Fallen Soup', 'Risen Soup'])
  await app.db.execute(sql`alter table recipes add constraint no_fallen_soup check (title not like 'Fallen Soup')`)
  await runAll(opened, cook)
  await app.db.execute(sql`alter table recipes drop constraint no_fallen_soup`)
  await chooseForImport(app, opened, 'skip')
  expect((await rowsOf(opened.id)).map(({ state }) => state)).toEqual(['failed', 'saved'])
  await chooseForImport(app, opened, 'skip', [1, 2])
  expect((await rowsOf(opened.id)).map(({ state }) => state)).toEqual(['ready', 'saved'])
  expect((await findProgress(app.db, opened.id))?.rows.failed).toBe(0)
  expect(await start(opened, cook, 'failed')).toBe('nothing')
  await chooseForImport(app, opened, 'import', [1])
  await runAll(opened, cook)
  expect(shown(await rowsOf(opened.id))[0]).toEqual(['Fallen Soup', 'saved', null])
})

test('continues where a stopped process left, and saves nothing twice when two processes run', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Twin Soup ${index}`)
  const opened = await anImport(editor, titles)
  expect(await start(opened, editor)).toBe('started')
  expect(await runImport(app, opened.id, never, 0)).toBe('time-over')
  expect((await findProgress(app.db, opened.id))?.rows.queued).toBe(60)
  const runs = await Promise.all([runImport(app, opened.id, never), runImport(app, opened.id, never)])
  expect(runs).toContain('finished')
  expect((await findProgress(app.db, opened.id))?.rows).toMatchObject({ saved: 60, queued: 0, failed: 0 })
  const saved = await app.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(sql`title like 'Twin Soup %'`)
  expect(saved).toHaveLength(60)
})

test('gives recipes with the same title different addresses, and lists the file from its end', async () => {
  await saveRecipe(app, aRecipe({ title: 'Same Soup' }), editor)
  await saveRecipe(app, aRecipe({ title: 'Same Soup 3' }), editor)
  const opened = await anImport(
    editor,
    Array.from({ length: 12 }, () => 'Same Soup'),
  )
  await chooseForImport(
    app,
    opened,
    'import',
    (await rowsOf(opened.id)).map(({ position }) => position),
  )
  await runAll(opened, editor)
  const ids = (await rowsOf(opened.id)).map(({ recipeId }) => recipeId)
  expect(ids).toEqual(['same-soup-2', ...Array.from({ length: 11 }, (_, index) => `same-soup-${index + 4}`)])
  const newest = await app.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(sql`title = 'Same Soup'`)
    .orderBy(desc(recipes.datePublished))
    .limit(2)
  expect(newest.map(({ id }) => id)).toEqual(['same-soup-14', 'same-soup-13'])
})

test('saves one of two recipes with the same source address', async () => {
  const opened = await anImport(cook, ['Source One', 'Source Two'], { sourceUrl: 'https://soups.example/leek' })
  await chooseForImport(app, opened, 'import', [1, 2])
  await runAll(opened, cook)
  expect(shown(await rowsOf(opened.id))).toEqual([
    ['Source One', 'saved', null],
    ['Source Two', 'failed', 'This recipe already exists in your collection!'],
  ])
})

test('continues unfinished imports when the jobs start', { timeout: 60_000 }, async () => {
  const opened = await anImport(editor, ['Restart Soup'])
  await app.db.update(imports).set({ state: 'running' }).where(eq(imports.id, opened.id))
  await app.db.update(importRows).set({ state: 'queued' }).where(eq(importRows.importId, opened.id))
  await startJobs(app)
  await expect
    .poll(async () => (await findImport(app.db, opened.id))?.state, { timeout: 30_000, interval: 100 })
    .toBe('finished')
  expect(await findRecipe(app.db, 'restart-soup')).toBeDefined()
  // A stopped process left the undo of the import.
  await app.db.update(imports).set({ state: 'undoing' }).where(eq(imports.id, opened.id))
  await continueImports(app)
  await expect
    .poll(async () => (await findImport(app.db, opened.id))?.state, { timeout: 30_000, interval: 100 })
    .toBe('finished')
  expect(await findRecipe(app.db, 'restart-soup')).toBeUndefined()
})

test('lets the rest wait when a visitor has saved a lot this hour', async () => {
  const titles = Array.from({ length: 2005 }, (_, index) => `Many Soup ${index}`)
  const opened = await anImport(cook, titles)
  await app.db.update(importRows).set({ choice: 'import' }).where(eq(importRows.importId, opened.id))
  expect(await start(opened, cook)).toBe('started')
  expect((await findProgress(app.db, opened.id))?.rows).toMatchObject({ queued: 2000, ready: 5 })
})
