import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { toIngredient } from '../src/core/ingredients/parse-line.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { linesToBuy } from '../src/operations/shopping/lines-to-buy.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const step = (text: string) => ({ text, name: null, group: null })
await saveRecipe(
  app,
  aRecipe({
    title: 'Apfelkuchen',
    ingredients: [toIngredient('750 g Mehl', null)],
    instructions: [step('Das Mehl mit der Butter verrühren und 20 Minuten ruhen lassen.'), step('Im Ofen backen.')],
  }),
)

test('marks a recipe that states no language with the language of its text', async () => {
  const page = load(await (await send('/recipe/apfelkuchen')).text())
  expect(page('h1').attr('lang')).toBe('de')
  expect(page('script[type="application/ld+json"]').text()).toContain('"inLanguage":"de"')
  const cookMode = load(await (await send('/recipe/apfelkuchen/cook')).text())
  expect(cookMode('[lang="de"]').text()).toContain('Das Mehl mit der Butter')
})

test('writes the decimals of its language on the page and on the shopping list', async () => {
  const page = load(await (await send('/recipe/apfelkuchen?scale=3')).text())
  expect(page('li[lang="de"], [lang="de"] li').text()).toContain('2,25')
  const amounts = { userId: null, display: 'as-written', system: 'as-written' } as const
  const [bought] = await linesToBuy(app, [{ id: 'apfelkuchen', factor: 3 }], amounts)
  expect(bought?.lines).toEqual(['2,25 kg Mehl'])
})
