import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { durationText } from '../src/core/recipes/times/duration-text.ts'
import { toIsoDuration } from '../src/core/recipes/times/iso-duration.ts'
import { searchTimes } from '../src/core/search/search.ts'
import { changeStatus } from '../src/db/recipes/recipe-status.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })

const recipes = [
  { id: 'overnight-oats', times: { prepTime: 10, cookTime: null, totalTime: 480 }, minutes: 480 },
  { id: 'bean-stew', times: { prepTime: 30, cookTime: 60, totalTime: 60 }, minutes: 90 },
  { id: 'pea-soup', times: { prepTime: 10, cookTime: 20, totalTime: null }, minutes: 30 },
  { id: 'toast', times: { prepTime: null, cookTime: null, totalTime: 5 }, minutes: 5 },
]
for (const { id, times } of recipes) {
  const saved = await saveRecipe(app, aRecipe({ title: id.replace('-', ' '), ...times }))
  if (saved.ok) await changeStatus(app.db, id, { from: saved.status, to: 'published' })
}

const page = async (path: string) => load(await (await send(path)).text())
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.each(recipes)('page, JSON-LD, card and export of $id say $minutes minutes', async ({ id, minutes }) => {
  const shown = await page(`/recipe/${id}`)
  expect(spaced(shown('dt:contains("Time") + dd').text())).toBe(durationText(minutes))
  expect(shown('script[type="application/ld+json"]').text()).toContain(`"totalTime":"${toIsoDuration(minutes)}"`)
  const search = await page(`/search?q=${id.replace('-', '+')}`)
  expect(spaced(search(`article:has(a[href="/recipe/${id}"]) li:contains("Total time")`).text())).toBe(
    `Total time: ${durationText(minutes)}`,
  )
  const exported = await send(`/recipe/${id}/export/json`)
  expect(await exported.json()).toMatchObject({ totalTime: toIsoDuration(minutes) })
})

test.each(searchTimes)('the search up to %i minutes finds what its pages say', async (most) => {
  const search = await page(`/search?time=${most}&sort=quickest`)
  const found = search('article h2 a, article h3 a')
    .toArray()
    .map((link) => search(link).attr('href'))
  const wanted = recipes.filter(({ minutes }) => minutes <= most).toSorted((one, other) => one.minutes - other.minutes)
  expect(found).toEqual(wanted.map(({ id }) => `/recipe/${id}`))
})
