import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'
import { areKnownFoods } from './known-foods.ts'

async function foodsOf(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  return outcome?.ok ? outcome.draft.ingredients.map(({ line }) => line) : []
}

test.each([
  [
    'a shampoo',
    'Shampoo\nIngredients\nAqua\nGlycerin\nSodium Laureth Sulfate\nParfum\nCitric Acid\nDirections\nApply to wet hair and massage.\nRinse it out.',
  ],
  [
    'a shampoo in one line',
    'Shampoo\nIngredients: Aqua, Glycerin, Sodium Laureth Sulfate, Parfum, Citric Acid.\nDirections: Apply to wet hair and massage. Rinse it out well.',
  ],
  [
    'what to take along',
    'Camping\nYou will need\ntent\nsleeping bag\nwater bottle\nmatches\nInstructions\nPack it all in the car.\nDrive to the lake.',
  ],
  [
    'amounts of goods',
    'Hardware shop\n1 kg nails\n5 l paint\n500 g screws\n\nOpen Monday to Friday from nine\nClosed on Sunday',
  ],
  [
    'counts of things',
    'Camping\n2 tents\n4 sleeping bags\n3 torches\n\nPack it all in the car on Friday.\nDrive to the lake with it.',
  ],
  ...[
    '1 kg apples 2.50\n1 kg potatoes 1.90\n500 g berries 4.20',
    '1 kg apples 3 €\n2 kg potatoes €5\n500 g berries 4,20 €',
  ].map((prices) => ['prices', `Farm shop\n${prices}\n\nOpen Monday to Friday from nine\nClosed on Sunday`]),
])('finds no recipe in a list of other things: %s', async (_, text) => {
  expect(await foodsOf(text)).toEqual([])
})

test.each([
  ['Panzanella', 'stale bread, ripe tomatoes, cucumber, basil, olive oil', 'Tear the bread.\nToss it with the rest.'],
  ['Bibimbap', 'gochujang, bean sprouts, cooked rice, perilla leaves', 'Cook the vegetables.\nMix it all in a bowl.'],
  ['Som tam', 'green papaya, bird’s eye chilies, palm sugar, dried shrimp', 'Pound the chilies.\nAdd all of the rest.'],
])('reads a recipe of rare foods without amounts: %s', async (title, foods, steps) => {
  const list = foods.split(', ')
  expect(await foodsOf(`${title}\nIngredients\n${list.join('\n')}\nMethod\n${steps}`)).toEqual(list)
})

test.each([
  [
    'Kartoffelsalat\nZutaten',
    'festkochende Kartoffeln, Gewürzgurken, Brühe',
    'Zubereitung\nKartoffeln kochen.\nAlles gut mischen.',
  ],
  [
    'Ratatouille\nIngrédients',
    'aubergines bien mûres, tomates fraîches, huile d’olive',
    'Préparation\nCouper les légumes.\nCuire à feu doux.',
  ],
  [
    'Caprese\nIngredienti',
    'pomodori maturi, mozzarella di bufala, basilico',
    'Preparazione\nTagliare i pomodori.\nCondire con olio.',
  ],
  ['Naleśniki\nSkładniki', 'mąka pszenna, jajka, mleko', 'Przygotowanie\nWymieszać wszystko razem.\nSmażyć na maśle.'],
  ['Pannkakor\nIngredienser', 'mjöl, mjölk, ägg', 'Gör så här\nVispa ihop allt.\nStek tunna pannkakor i smör.'],
  ['Блины\nИнгредиенты', 'мука, молоко, яйца', 'Приготовление\nСмешать все продукты.\nЖарить на масле.'],
])('reads a recipe without amounts in another language: %s', async (head, foods, steps) => {
  const list = foods.split(', ')
  expect(await foodsOf(`${head}\n${list.join('\n')}\n${steps}`)).toEqual(list)
})

test('knows a food by its last word, or by its first in a Romance language', () => {
  expect(areKnownFoods(['stale bread', 'tomates mûres', 'tent'])).toBe(true)
  expect(areKnownFoods(['stale bread', 'tent', 'bread knife'])).toBe(false)
})
