import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { recipeStatuses } from '../../core/recipes/lifecycle-events.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { changeStatus } from '../../db/recipes/recipe-status.ts'
import { readDocument } from '../../importer/read-document.ts'
import { storeImage } from '../pictures/store-image.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { type ExportedFile, exportFile, exportRecipe } from './export-file.ts'

const app = await createTestApp()
const { user: owner } = await createUser(app, 'cook')
const { user: stranger } = await createUser(app, 'trusted')
const { user: editor } = await createUser(app, 'editor')

async function stored(status: RecipeStatus, changes: Parameters<typeof aRecipe>[0] = {}): Promise<string> {
  const saved = await saveRecipe(app, aRecipe({ title: `A ${status} soup`, ...changes }), owner)
  if (!saved.ok) throw new Error('The recipe was not saved')
  if (saved.status !== status) await changeStatus(app.db, saved.id, { from: saved.status, to: status })
  return saved.id
}

async function titlesIn({ name, content }: ExportedFile) {
  const bytes = Buffer.concat(await Array.fromAsync(content))
  const outcomes = await Array.fromAsync(readDocument({ name, bytes }))
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft.title] : []))
}

const ids = new Map<RecipeStatus, string>()
for (const status of recipeStatuses) ids.set(status, await stored(status))

test.each<[string, Actor, ReadonlyArray<RecipeStatus>]>([
  ['a visitor', 'visitor', ['published']],
  ['another cook', stranger, ['published']],
  ['the owner', owner, ['draft', 'pending', 'changes-requested', 'published', 'rejected', 'withdrawn']],
  ['an editor', editor, ['pending', 'changes-requested', 'published', 'rejected', 'withdrawn']],
])('%s gets only recipes that they may download', async (_, actor, statuses) => {
  const expected = statuses.map((status) => `A ${status} soup`).toSorted()
  const file = exportFile(app, actor, 'json', { ids: [...ids.values()], title: 'recipes' })
  expect((await titlesIn(file)).toSorted()).toEqual(expected)
  const one = await Promise.all(recipeStatuses.map((status) => exportRecipe(app, actor, 'json', ids.get(status) ?? '')))
  expect(one.filter((each) => each !== undefined)).toHaveLength(statuses.length)
})

test('more recipes than fit into one page of the database arrive in the requested order', async () => {
  const many = await Promise.all(
    Array.from({ length: 120 }, (_, index) => stored('published', { title: `Soup number ${index}` })),
  )
  const titles = await titlesIn(exportFile(app, 'visitor', 'csv', { ids: many, title: 'soups' }))
  expect(titles).toEqual(Array.from({ length: 120 }, (_, index) => `Soup number ${index}`))
})

test('pictures are exported as JPEG', async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  const picture = await storeImage(app, png, { alt: 'Soup' })
  if (!picture.ok) throw new Error(picture.problem)
  const id = await stored('published', { title: 'Soup with a photo', imageId: picture.picture.id })
  const file = await exportRecipe(app, 'visitor', 'paprika', id)
  expect(file?.name).toBe('soup-with-a-photo.paprikarecipes')
  const bytes = Buffer.concat(await Array.fromAsync(file?.content ?? []))
  const [outcome] = await Array.fromAsync(readDocument({ name: 'a.paprikarecipes', bytes }))
  const { format, width, height } = await sharp(outcome?.ok ? outcome.picture : undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 900, height: 600 })
})

test('a recipe whose picture is missing is exported without it', async () => {
  const png = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#0c6' } })
    .png()
    .toBuffer()
  const picture = await storeImage(app, png, { alt: 'Lost' })
  if (!picture.ok) throw new Error(picture.problem)
  const id = await stored('published', { title: 'Lost photo', imageId: picture.picture.id })
  await app.images.removeFolder(picture.picture.id)
  const file = await exportRecipe(app, 'visitor', 'mealie', id)
  expect(file && (await titlesIn(file))).toEqual(['Lost photo'])
})

test('the name of an archive says which app it is for', async () => {
  const list = { ids: [], title: 'Süße Rezepte: 2026/27' }
  expect(exportFile(app, 'visitor', 'mealie', list).name).toBe('susse-rezepte-2026-27-mealie.zip')
  expect(exportFile(app, 'visitor', 'csv', list).name).toBe('susse-rezepte-2026-27.csv')
})
