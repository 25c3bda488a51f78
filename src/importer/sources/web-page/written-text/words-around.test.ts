import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  const { title, ingredients, instructions, tips, description } = outcome.draft
  return {
    title,
    description,
    tips,
    foods: ingredients.map(({ line }) => line),
    steps: instructions.map(({ text: step }) => step),
  }
}

const foods = ['400 g pasta', '2 eggs', '100 g cheese']
const steps = [
  'Boil the pasta in plenty of water.',
  'Save the pasta water for later.',
  'Stir in the eggs and the cheese.',
]
const recipe = `${foods.join('\n')}\n${steps.join('\n')}`

test.each([
  [
    'Save this for later & tag a friend who loves pasta 👇',
    'Follow @pastapot for more easy dinners 💛\n.\n.\n#pasta #easydinner',
  ],
  ['Speicher dir das Rezept unbedingt ab! 📌', 'Folgt mir für mehr Feierabendrezepte 🙌\n#feierabend'],
  ['👉 Enregistre la recette et abonne-toi', 'Partage cette recette avec tes amis'],
  ['Guarda esta receta 😋', 'Sígueme para más recetas 💚'],
  ['Salva esse vídeo pra não perder!', 'Marca aquele amigo guloso 😂'],
  ['Salva la ricetta!', 'Seguimi per altre ricette'],
  ['Bewaar dit recept', 'Volg mij voor meer'],
  ['Spara receptet!', 'Följ mig för fler'],
  ['Zapisz przepis!', 'Obserwuj mnie po więcej'],
  ['保存してね', 'ご視聴ありがとうございました!'],
  ['Pin this recipe', "Comment PASTA and I'll send it over"],
  ['POV: you stayed home', 'Which pasta do you like best? Tell me in the comments'],
])('leaves the words around a post out of the recipe: %s', async (above, below) => {
  const found = await read(`Carbonara 🍝\n${above}\n${recipe}\n${below}\n`)
  expect(found).toMatchObject({ title: 'Carbonara 🍝', foods, steps })
})

test('does not take the line above a quoted letter for the heading of a group', async () => {
  const text = `Carbonara\n\nOn 3 March 2025, Ann Miller wrote:\n> ${recipe.replaceAll('\n', '\n> ')}\n`
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  expect(outcome?.ok && outcome.draft.ingredients.map(({ group }) => group)).toEqual([null, null, null])
})

test('removes hashtags behind the last sentence', async () => {
  expect((await read(`Carbonara\n${recipe} #pasta #easydinner\n`)).steps).toEqual(steps)
})

test('keeps steps that start like a call to the readers', async () => {
  const others = [
    'Share the mixture between four plates.',
    'Follow the package for the pasta.',
    'Save this for the sauce.',
    'Like a pancake, flip it and fry it.',
    'Comment the taste with salt.',
    'Save this for later.',
    'Follow along the edge with a knife.',
    "Follow my grandmother's method for the crust.",
    "And that's it, into the oven for 20 minutes.",
    "That's all the liquid, reduced by half.",
    'Below 60 degrees the yolk stays soft.',
    'Hope this helps the dough to rise.',
    'Did you make it too thin? Add flour.',
    'By 10:30 put it in the oven.',
    'Full recipe in one pan.',
    'In the comments my aunt says that it needs more salt.',
    'You might also enjoy it cold.',
    'Sent from my aunt in Graz, who fries it in lard.',
    'Rating: 4 of my guests wanted more salt.',
    'Printed from the mold onto a plate.',
    'Folge dem Packungstext.',
    'Merkt euch das Gewicht.',
    'Speichere das Wasser für später.',
    'Lass mir ein Stück übrig.',
    'Markiere eine Linie in der Mitte.',
    'Schau auf meine Hände.',
    'Compártelo en cuatro platos.',
    'Condividi la pasta in quattro.',
    'Condividi con quattro persone.',
    'Segue a massa por cinco minutos.',
    'Marca uma cruz na massa.',
    'Identifie la face lisse.',
    'Bewaar het water.',
    'Obserwuj, aż się zarumieni.',
    'Følg med på termometeret mens du steger.',
    'Liebe Kinder, jetzt rühren.',
  ]
  expect((await read(`Carbonara\n${recipe}\n${others.join('\n')}\n`)).steps).toEqual([...steps, ...others])
})

test.each([
  ['Hi Anna,\n\nhere is my pasta.\n\n', '\n\nBest wishes,\nMargaret\n\nSent from my iPhone'],
  ['Coucou Lucie,\n\n', '\n\nTu me diras si les enfants ont aimé.\n\nGros bisous\nHélène'],
  ['> Am 12.01.2025 um 18:22 schrieb Sabine Koch:\n> Hallo Jürgen,\n>\n', '\n\nLasst es euch schmecken!\nLG Sabine'],
  ['Posted by: rick Jul 8 2016, 10:02 AM\n', '\nHope that helps. Let us know how it turns out!\nReply Quote Report'],
  ['Hoi Marieke,\n\n', '\n\nGroetjes,\nAnnelies\n--\nAnnelies de Boer\nTel. 06-12345678'],
  ['', '\n\nSent from my iPhone'],
  ['', '\nMrs. Edna Lindqvist'],
  ['', '\n\n--\nAnnelies de Boer\nTel. 06-12345678'],
  ['', '\n\nRecipe Box – Carol – page 7'],
])('leaves greetings, signatures and what programs add out of the recipe: %j', async (above, below) => {
  expect(await read(`${above}Carbonara\n\n${recipe}${below}\n`)).toMatchObject({ title: 'Carbonara', foods, steps })
})

test('removes the stamps of a transcript, and the chapters of a video', async () => {
  const stamped = ['Carbonara', ...foods, ...steps].map((line, at) => `[0:${10 + at}] ${line}`)
  expect(await read(stamped.join('\n'))).toMatchObject({ title: 'Carbonara', foods, steps })
  const chapters = '\n⏱ TIMESTAMPS\n0:00 Intro\n0:45 Boiling the pasta.\n3:10 Serving it with more cheese.\n'
  expect(await read(`Carbonara\n\n${recipe}\n${chapters}`)).toMatchObject({ title: 'Carbonara', foods, steps })
})

test.each([['✨'], ['➡️'], ['✅'], ['🔸']])(
  'reads a pictograph in front of several lines as their bullet: %s',
  async (mark) => {
    const listed = (lines: ReadonlyArray<string>) => lines.map((line) => `${mark} ${line}`).join('\n')
    const text = `Carbonara\n\n🛒 Ingredients\n${listed(foods)}\n\n👩‍🍳 Method\n${listed(steps)}\n\n💡 Tip: with black pepper.\n`
    expect(await read(text)).toMatchObject({ title: 'Carbonara', foods, steps, tips: ['With black pepper.'] })
  },
)

test.each([
  ['- [ ] ', '- [x] '],
  ['o\t', '- '],
  ['·\t', '·\t'],
])('reads a box or a bullet of Word as a bullet: %j', async (mark, other) => {
  const text = ['Carbonara', ...foods.map((line, at) => `${at === 1 ? other : mark}${line}`), '', ...steps].join('\n')
  expect(await read(text)).toMatchObject({ foods, steps })
})

test('reads nothing below the nutrition per portion as a step', async () => {
  const text = `Carbonara\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.join('\n')}\nNährwerte pro Portion\nKalorien: 310 kcal\n`
  expect((await read(text)).steps).toEqual(steps)
})

test.each([
  ["you're gonna need", "okay so let's get started", "alright that's it thank you guys so much for watching"],
  ['Wir brauchen heute:', "Und so wird's gemacht:", 'Danke fürs Zuschauen und bis zum nächsten Mal!'],
  ['Vamos a necesitar:', 'Empezamos:', 'Espero que os haya gustado, hasta la próxima'],
])('takes the words of a video for headings: %s', async (needed, started, thanks) => {
  const spoken = ['one pack of pasta', 'two eggs', 'a handful of cheese']
  const text = `Carbonara\n${needed}\n${spoken.join('\n')}\n${started}\n${steps.join('\n')}\n${thanks}\n`
  expect(await read(text)).toMatchObject({ title: 'Carbonara', foods: spoken, steps })
})

test('leaves links with labels out, but not the source', async () => {
  const links =
    'Guacamole: https://youtu.example/xyz\nMy blog: www.pasta.example\nSource: https://pasta.example/carbonara'
  const [outcome] = await Array.fromAsync(
    readDocument({ name: 'note.txt', bytes: Buffer.from(`Carbonara\n\n${recipe}\n\n${links}\n`) }),
  )
  expect(outcome).toMatchObject({ draft: { sourceUrl: 'https://pasta.example/carbonara' } })
  expect(outcome?.ok && outcome.draft.instructions.map(({ text }) => text)).toEqual(steps)
})

test('keeps the title and a food with a link', async () => {
  const text = `Miso soup - https://soup.example/miso\n\nIngredients\n1 l water\nMiso paste: https://shop.example/miso\n200 g tofu\n1 leek\n\nMethod\nHeat the water.\nStir in the miso.\n`
  const found = await read(text)
  expect(found.title).toContain('Miso soup')
  expect(found.foods).toHaveLength(4)
})

test.each([
  ['Reader Interactions\nSue says it was lovely, and her children ate all of it.'],
  ['You may also like\nLemon Orzo Soup\nThe best soup of the year.'],
  ['Kommentare (2)\nSuse: Sehr lecker, gibt es jetzt öfter!'],
])('reads nothing below a copied page: %s', async (below) => {
  const text = `Carbonara\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.join('\n')}\n\n${below}\n`
  expect((await read(text)).steps).toEqual(steps)
})

test('takes the recipe of a chat from the one who sends the foods', async () => {
  const text =
    '[14/02/2025, 19:02] Priya: what was that pasta you made on sunday\n' +
    `[14/02/2025, 19:11] Joan: Carbonara\n${recipe}\n[14/02/2025, 19:14] Priya: ace, I will try it on Friday with the kids\n`
  expect(await read(text)).toMatchObject({ title: 'Carbonara', foods, steps })
})

test.each([
  ['Good morning muffins!'],
  ['Guten Morgen, Müsli!'],
  ['Tag me along bars'],
  ['Share with friends dip'],
  ['Full recipe in one pot'],
  ['5 Stars'],
])('keeps the only line that can be the title: %s', async (title) => {
  expect(await read(`${title}\nServes 4\n\n${recipe}\n`)).toMatchObject({ title, foods, steps })
})

test('keeps a postscript below the names at the end of a letter', async () => {
  const end = 'Viele Grüße\nAnna\n\nPS: mit Sahne noch besser'
  expect(await read(`Carbonara\n\n${recipe}\n\n${end}\n`)).toMatchObject({
    foods,
    steps,
    tips: ['Mit Sahne noch besser'],
  })
})

test('reads steps that start with a time of day', async () => {
  const day = ['8:00 Mix the flour and the water.', '12:00 Fold the dough.', '18:00 Bake the bread.']
  const found = await read(`Bread\n\n500 g flour\n350 g water\n10 g salt\n1 tsp yeast\n\n${day.join('\n')}\n`)
  expect(found.steps).toEqual(day)
})

test('takes no words for a heading that the text has', async () => {
  const text = `Carbonara\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps[0]}\nLet's go\n${steps.slice(1).join('\n')}\n`
  expect((await read(text)).steps).toEqual([steps[0], "Let's go", ...steps.slice(1)])
})

test('keeps the last food with a link', async () => {
  const listed = [...foods, 'Nutmeg: https://shop.example/nutmeg']
  const found = await read(`Carbonara\n\nIngredients\n${listed.join('\n')}\n\nMethod\n${steps.join('\n')}\n`)
  expect(found.foods).toHaveLength(listed.length)
})

test('reads no lines of a copyright as steps', async () => {
  const lines = ['© 2024 Anna Berg. All rights reserved.', '© 2024 Photos by Jo Lund. No copies, please.']
  expect((await read(`Carbonara\n\n${recipe}\n${lines.join('\n')}\n`)).steps).toEqual(steps)
})

test.each([['The Joy of Cooking – page 112'], ['Blog: https://soup.example/carbonara']])(
  'keeps a line that may say where the recipe is from: %s',
  async (line) => {
    expect((await read(`Carbonara\n\n${recipe}\n\n${line}\n`)).steps).toEqual([...steps, line])
  },
)

test('keeps steps with the hours since the start', async () => {
  const hours = ['0:00 Mix everything.', '0:30 Fold the dough.', '3:00 Bake for 45 minutes.']
  const text = `Bread\n500 g flour\n350 g water\n10 g salt\n1 tsp yeast\n${hours.join('\n')}\n`
  expect((await read(text)).steps).toEqual(hours)
})

test('keeps steps below two dashes', async () => {
  expect((await read(`Carbonara\n\n${foods.join('\n')}\n\n--\nCook the pasta.\nMix it.\n`)).steps).toEqual([
    'Cook the pasta.',
    'Mix it.',
  ])
})

test('takes the steps of a chat from another one if the one who sends the foods sends none', async () => {
  const text = `[14/02/2025, 19:11] Joan: Carbonara\n${foods.join('\n')}\n[14/02/2025, 19:14] Tom: ${steps.join('\n')}\n`
  expect(await read(text)).toMatchObject({ title: 'Carbonara', foods, steps })
})

test.each([
  ['✨ Crispy Gnocchi ✨ save this one for a lazy Tuesday!!', 'Crispy Gnocchi'],
  ['🍝 Carbonara 🍝', 'Carbonara'],
  ['Carbonara ❤️', 'Carbonara ❤️'],
  ['7️⃣-layer dip', '7️⃣-layer dip'],
  ['I ❤ pasta', 'I ❤ pasta'],
])('names the dish of %j without two pictographs around it', async (line, title) => {
  expect((await read(`${line}\n\n${recipe}`)).title).toBe(title)
})

test('shows the cook every line beside the recipe, also those that were left out', async () => {
  const text = `Carbonara 🍝\nSave this for later!\n${recipe}\nFollow @pastapot for more\n#pasta`
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  const lines = outcome?.ok ? outcome.readSource?.().lines : []
  expect(lines).toEqual([
    'Carbonara 🍝',
    'Save this for later!',
    ...foods,
    ...steps,
    'Follow @pastapot for more',
    '#pasta',
  ])
})
