import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import { makeZip } from '../../testing/make-zip.ts'

const read = (content: string | Uint8Array, name = 'recipes.xml') =>
  Array.fromAsync(readDocument({ name, bytes: Buffer.from(content) }))

test('reads CookML with parts, notes and a picture', async () => {
  const picture = Buffer.from('picture').toString('base64')
  const file =
    '<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE cookml SYSTEM "cookml.dtd"><cookml version="1.0">' +
    '<recipe lang="de"><head title="Käsekuchen" servingqty="12.0" servingtype="Stücke" timeprepqty="30" timeallqty="90">' +
    '<cat>Kuchen</cat><cat>Backen</cat><sourceline>Oma Käthe</sourceline>' +
    `<picbin format="JPG">${picture}</picbin></head>` +
    '<part title="Teig"><ingredient qty="250.0" unit="g" item="Mehl"><inote>gesiebt</inote></ingredient></part>' +
    '<part title="Belag"><ingredient qty="500" unit="g" item="Quark"/><ingredient qty="0" unit="" item="Salz"/></part>' +
    '<preparation><text>Den Teig kneten.\n\nDen Quark darauf verteilen.</text></preparation>' +
    '<remark><line>Am besten kalt.</line></remark></recipe></cookml>'
  const [cake] = await read(Buffer.from(file, 'latin1'), 'kuchen.cml')
  expect(cake).toMatchObject({
    ok: true,
    draft: {
      title: 'Käsekuchen',
      servings: 12,
      yield: '12 Stücke',
      prepTime: 30,
      totalTime: 90,
      categories: ['Kuchen', 'Backen'],
      author: 'Oma Käthe',
      language: 'de',
      ingredients: [
        { line: '250 g Mehl, gesiebt', group: 'Teig' },
        { line: '500 g Quark', group: 'Belag' },
        { line: 'Salz', group: 'Belag' },
      ],
      instructions: [{ text: 'Den Teig kneten.' }, { text: 'Den Quark darauf verteilen.' }],
      tips: ['Am besten kalt.'],
    },
  })
  expect(cake?.ok && Buffer.from(cake.picture ?? '').toString()).toBe('picture')
})

const jam =
  '<recipe><head><title>Quick jam &amp; toast</title><categories><cat>Canning</cat></categories>' +
  '<preptime type="cooking"><time><qty>11</qty><timeunit>min</timeunit></time></preptime>' +
  '<yield><qty>8</qty><unit>jars</unit></yield><source>Ann</source></head><ingredients>' +
  '<ing><amt><qty><frac><n>1</n><d>2</d></frac></qty><unit>cup</unit></amt><item>sugar</item></ing>' +
  '<ing-div><title>Toast</title><ing><amt><qty><range><q1>2</q1><q2>3</q2></range></qty></amt><item>slices of bread</item>' +
  '<prep>toasted</prep></ing></ing-div></ingredients><directions><step>Mix.</step><step>Boil it.</step></directions></recipe>'

test('reads RecipeML with fractions, ranges and divisions', async () => {
  expect(await read(`<recipeml version="0.5">${jam}</recipeml>`)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Quick jam & toast',
        categories: ['Canning'],
        cookTime: 11,
        prepTime: null,
        servings: 8,
        author: 'Ann',
        ingredients: [
          { line: '1/2 cup sugar', group: null },
          { line: '2-3 slices of bread, toasted', group: 'Toast' },
        ],
        instructions: [{ text: 'Mix.' }, { text: 'Boil it.' }],
      },
    },
  ])
})

test('reads a Cookmate archive with the pictures of the phone', async () => {
  const book =
    '<?xml version="1.0" encoding="UTF-8"?><cookbook><recipe><title>Noodles</title><preptime>10 min</preptime>' +
    '<quantity>2</quantity><category>Quick</category><category>Asian</category><url>https://noodles.example/1</url>' +
    '<ingredient><li>Sauce:</li><li>2 tbsp soy sauce</li></ingredient><recipetext><li>Boil.</li><li>Serve.</li></recipetext>' +
    '<comments><li>Add chili.</li></comments><imagepath>/storage/emulated/0/MyCookBook/images/a b.jpg</imagepath></recipe></cookbook>'
  const bytes = makeZip({ 'backup.xml': book, 'images/a b.jpg': 'picture', 'images/other.jpg': 'other' })
  const [noodles] = await read(bytes, 'export.mcb')
  expect(noodles).toMatchObject({
    ok: true,
    draft: {
      title: 'Noodles',
      prepTime: 10,
      servings: 2,
      categories: ['Quick', 'Asian'],
      sourceUrl: 'https://noodles.example/1',
      ingredients: [{ line: '2 tbsp soy sauce', group: 'Sauce' }],
      instructions: [{ text: 'Boil.' }, { text: 'Serve.' }],
      tips: ['Add chili.'],
    },
  })
  expect(noodles?.ok && Buffer.from(noodles.picture ?? '').toString()).toBe('picture')
})

test('reads Living Cookbook with headings in attributes', async () => {
  const file =
    '<?xml version="1.0"?><fdx Source="Living Cookbook"><Recipes><Recipe Name="Pie" Servings="6" PreparationTime="15"' +
    ' CookingTime="45" RecipeTypes="Dessert" Source="Grandma" WebPage="https://pie.example/"><RecipeIngredients>' +
    '<RecipeIngredient Heading="Y" Ingredient="Crust"/><RecipeIngredient Quantity="2" Unit="cups" Ingredient="flour"/>' +
    '</RecipeIngredients><RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Day 1</ProcedureText></RecipeProcedure>' +
    '<RecipeProcedure Heading="N"><ProcedureText>Knead.</ProcedureText></RecipeProcedure></RecipeProcedures>' +
    '<RecipeTips><RecipeTip><TipText>Chill it.</TipText></RecipeTip></RecipeTips></Recipe></Recipes></fdx>'
  expect(await read(file, 'export.fdx')).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Pie',
        servings: 6,
        prepTime: 15,
        cookTime: 45,
        categories: ['Dessert'],
        author: 'Grandma',
        sourceUrl: 'https://pie.example/',
        ingredients: [{ line: '2 cups flour', group: 'Crust' }],
        instructions: [{ text: 'Knead.', group: 'Day 1' }],
        tips: ['Chill it.'],
      },
    },
  ])
})

test('names the recipe that is empty and reads the others', async () => {
  const outcomes = await read(`<recipeml><recipe><head><title>Empty</title></head></recipe>${jam}</recipeml>`)
  expect(outcomes).toMatchObject([
    { ok: false, at: 'recipes.xml, recipe 1: Empty', problem: 'The recipe has no ingredients and no steps' },
    { ok: true, draft: { title: 'Quick jam & toast' } },
  ])
})

test('neither expands entities of a document type nor loads files', async () => {
  const levels = Array.from({ length: 20 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`)
  const types = `<!DOCTYPE recipeml [<!ENTITY l0 "lol"><!ENTITY file SYSTEM "file:///etc/passwd">${levels.join('')}]>`
  const [outcome] = await read(
    `<?xml version="1.0"?>${types}<recipeml>${jam.replace('Quick jam', '&l20; &file;')}</recipeml>`,
  )
  expect(outcome).toMatchObject({ ok: true, draft: { title: '&l20; &file; & toast' } })
})

test.each(['<playlist><track/></playlist>', '<?xml version="1.0"?><svg/>', 'nothing', ''])(
  'does not recognize the XML %j',
  async (text) => {
    expect(await read(text)).toMatchObject([{ ok: false, problem: 'XML format not yet supported' }])
  },
)

test('reads XHTML as a page', async () => {
  const page = `<?xml version="1.0"?><html><body><h1>Tea</h1><h2>Ingredients</h2><ul><li>1 bag of tea</li><li>200 ml water</li></ul><h2>Method</h2><p>Brew it.</p></body></html>`
  expect(await read(page, 'tea.xhtml')).toMatchObject([{ ok: true, draft: { title: 'Tea' } }])
})
