import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

const recipe = '200 g flour\n100 g butter\n2 eggs\n\nMix all of it in a bowl.\nBake it for 40 minutes.\n'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

test.each([
  ['a sentence', 'My grandmother made this every Sunday of my childhood.\n\nPlum Cake\n\n', 'Plum Cake'],
  [
    'a long line without a full stop',
    'You know those nights when you want something cozy but also kind of fancy and it has to be ready in half an hour at most, without a mess 😮\n\nPlum Cake\n\n',
    'Plum Cake',
  ],
  ['a greeting that names the dish', 'Hey Mia, hier das Rezept für den Pflaumenkuchen 😊\n', 'Pflaumenkuchen'],
  ['a greeting above the title', 'Hey Mia, hier das Rezept für den Kuchen\nPlum Cake\n', 'Plum Cake'],
  ['a menu', 'Skip to content\nHome\nRecipes\nAbout\nPlum Cake\n4.8 from 126 votes\n\n', 'Plum Cake'],
  ['the name of a site and its menu', 'The Kitchen\nLog in / Register\nSearch recipes\nPlum Cake\n\n', 'Plum Cake'],
  ['a trail', 'Startseite > Rezepte > Kuchen\nPlum Cake\n\n', 'Plum Cake'],
  ['a question', 'Do you have the recipe of that cake?\nPlum Cake\n', 'Plum Cake'],
  ['spoken words', "so today I'm going to show you my cake\nPlum Cake\n", 'Plum Cake'],
  ['the head of a card', 'From the kitchen of: Ruth\nPlum Cake\n', 'Plum Cake'],
  ['a line that hands over a recipe', 'holaa te paso la receta de la abuela\nPlum Cake\n', 'Plum Cake'],
  ['the kind of text', '✨ RECETA FÁCIL ✨\nPlum Cake\n\n', 'Plum Cake'],
  ['the subject of an answer', 'Re: Looking for a cake\nPlum Cake\n\n', 'Plum Cake'],
])('finds the title below %s', async (_, above, title) => {
  expect(await read(above + recipe)).toMatchObject({ title, ingredients: [{}, {}, {}], instructions: [{}, {}] })
})

test.each([
  ['Hello Dolly Bars\nFrom my aunt\n', 'Hello Dolly Bars'],
  ['Best plum cake ever!!\nFrom my aunt\n', 'Best plum cake ever!!'],
  [
    'Tarte aux prunes sans gluten : la recette qui ne fait aucun compromis sur la gourmandise\nFrom my aunt\n',
    'Tarte aux',
  ],
  ['Lekker! Ovenschotel met pruimen\nVan mijn tante\n', 'Lekker! Ovenschotel met pruimen'],
])('keeps a first line that names the dish: %s', async (above, title) => {
  expect((await read(`${above}\n${recipe}`)).title).toContain(title)
})

test('keeps the sentences above the title as the description', async () => {
  const text = `My grandmother made this every Sunday of my childhood.\n\nPlum Cake\n\n${recipe}`
  expect((await read(text)).description).toBe('My grandmother made this every Sunday of my childhood.')
})
