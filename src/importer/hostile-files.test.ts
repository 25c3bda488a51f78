import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../tests/support/cost-growth.ts'
import { readDocument } from './read-document.ts'

/** Builds a file. `fill` repeats a text until it has the length of the file, or a share of it. */
type BuildFile = (fill: (text: string, share?: number) => string) => string

const filling =
  (length: number) =>
  (text: string, share = 1) =>
    text.repeat(Math.floor((length * share) / text.length))

const read = async (document: { name: string; bytes: Buffer }) => Array.fromAsync(readDocument(document))

/** Files that once took quadratic time or would: a minute for half a million characters. */
test.each<[string, string, BuildFile]>([
  ['brackets in Markdown', 'note.md', (fill) => `# Tea\n\n${fill('[')}\n`],
  ['links in Markdown', 'note.md', (fill) => `# Tea\n\n${fill('[a](')}\n`],
  ['spaces in a heading in Markdown', 'note.md', (fill) => `---\ntitle: Tea\n---\n\n## a${fill(' ')}b\n`],
  ['number signs in a heading in text', 'note.txt', (fill) => `Tea\n\n# a${fill('#')}b\n`],
  ['section headings in text', 'note.txt', (fill) => fill('Directions:\n')],
  ['lines of a tip', 'note.txt', (fill) => `Tea\n1 egg\n\nTip: a\n${fill('abc\n')}`],
  ['spaces after a yield', 'note.txt', (fill) => `Tea\nMakes 1${fill(' ')}x\n1 egg\n`],
  ['marks of emphasis', 'note.txt', (fill) => `Tea\n1 egg\n${fill('*a_ ')}`],
  ['titles with servings', 'note.txt', (fill) => fill('Tea\nServes 4\n1 egg\n2 l tea\nBoil it well.\n')],
  ['headings of org', 'note.org', (fill) => `#+title: Tea\n${fill('* Ingredients\n- 1 egg\n')}`],
  ['drawers of org', 'note.org', (fill) => `* Tea\n${fill(':PROPERTIES:\n:source: [[a\n')}`],
  ['blocks of MkDocs', 'note.md', (fill) => fill('!!! note\n  !!! tip\n    a\n')],
  ['spaces in a block of MkDocs', 'note.md', (fill) => `# Tea\n\n!!! note${fill(' ')}a\n`],
  ['underlined headings', 'note.rst', (fill) => fill('Tea\n===\n\nEgg\n~~~\n\n')],
  ['fields of a mail', 'note.txt', (fill) => fill('From: a\n')],
  ['spaces in a field of a mail', 'note.txt', (fill) => `From: a${fill(' ')}b\nSubject: Tea\n`],
  ['marks of a mail', 'note.txt', (fill) => `${fill('>')}\n${fill('-', 0.2)}`],
  ['cells of a table', 'note.txt', (fill) => `Tea\n${fill('Ingredient\tQty\t')}`],
  ['rows of a table', 'note.txt', (fill) => `Tea\nIngredient\tQty\n${fill('Egg\t1\n')}`],
  ['lines between blocks', 'note.txt', (fill) => fill('1 egg\n2 l tea\n\nTea\n\n')],
  ['foods without amounts', 'note.txt', (fill) => `Tea\n\nIngredients\n${fill('tea\n')}\nMethod\nBoil it well.\n`],
  ['stamps of a chat', 'note.txt', (fill) => fill('[12.03.24, 18:41] ')],
  [
    'nested recipes of Recipe Keeper',
    'recipes.html',
    (fill) =>
      fill(
        '<div class="recipe-details"><meta content="1" itemprop="recipeId"><div itemprop="recipeIngredients"><p>1 egg',
      ),
  ],
  [
    'nested steps of Recipe Keeper',
    'recipes.html',
    (fill) =>
      `<div class="recipe-details"><meta content="1" itemprop="recipeId">${fill('<div itemprop="recipeDirections"><p>Mix.', 0.1)}${fill('<p>Mix.')}`,
  ],
  [
    'nested list items in XML',
    'a.mcb',
    (fill) => `<cookbook><recipe><ingredient>${fill('<li>1 egg', 0.04)}${fill('a ')}`,
  ],
  [
    'nested headings in a page',
    'page.html',
    (fill) => `<!doctype html><title>Tea - A - B - C - D</title>${fill('<h2>Tea', 0.03)}${fill('<b>Tea</b>')}`,
  ],
  [
    'recipes in recipes in a page',
    'page.html',
    (fill) =>
      `<!doctype html><title>Tea</title>${fill('<div itemprop="step text" itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Tea</b>', 0.3)}${fill('<p>Boil.', 0.7)}`,
  ],
  [
    'mangled letters in a page',
    'page.html',
    (fill) => `<!doctype html><title>Tea</title>${fill('<p><ul>', 0.01)}${fill('ç±³ ')}`,
  ],
  [
    'white space in headings inside markup',
    'page.html',
    (fill) =>
      `<!doctype html><script type="application/ld+json">{"@type":"Recipe","name":"Tea","recipeInstructions":"${fill(`<h1>${' '.repeat(100)}`)}"}</script>`,
  ],
  [
    'empty lines in text',
    'note.txt',
    (fill) =>
      `Tea\n\nIngredients:\n2 cups water\n1 tea bag\n\nDirections:\nBoil the water and pour it over the tea.\n${fill('\n')}`,
  ],
  ['nested recipes in XML', 'recipes.xml', (fill) => `<recipeml>${fill('<recipe><ingredients>')}`],
  ['nested lists in XML', 'recipes.xml', (fill) => `<recipeml><recipe><ingredients>${fill('<ing-div>')}`],
  [
    'one heading of Meal-Master',
    'a.mmf',
    (fill) => `MMMMM----- Recipe via Meal-Master\n\nTitle: A\n\nMMMMM${fill('-')}a`,
  ],
  [
    'digits in the servings',
    'a.xml',
    (fill) => `<cookml><recipe><head title="A" servingqty="${fill('12')}"/></recipe></cookml>`,
  ],
  ['dashes between letters in RezKonv', 'a.rk', (fill) => `===== ReZKonv\nTitel: A\n\n=====${fill('a=')}`],
  [
    'spaces in MasterCook',
    'a.mxp',
    (fill) =>
      `* Exported from MasterCook *\n\nA\n\n${'-'.repeat(8)}  ${'-'.repeat(12)}  ${'-'.repeat(12)}\n1 a${fill(' ')}b\n`,
  ],
  ['labels', 'a.txt', (fill) => `Title: A\nIngredients:\nDirections:\n${fill('Title:\n')}`],
  ['lines of ChefTap', 'cheftap_export/a.txt', (fill) => `A\n${fill('1 egg\n')}`],
  ['quotes in SQL', 'a.sql', (fill) => `INSERT INTO recipes (title) VALUES (${fill("'a")}`],
  ['brackets in SQL', 'a.sql', (fill) => `INSERT INTO recipes (title) VALUES (${fill('ARRAY[')}`],
  ['statements in SQL', 'a.sql', (fill) => fill('INSERT INTO recipes (')],
  ['brackets in YAML', 'a.yaml', (fill) => `name: A\ningredients: ${fill('[')}`],
  ['errors in one line of YAML', 'a.yaml', (fill) => fill('!!js/function ')],
  ['documents in YAML', 'a.yaml', (fill) => fill('---\na: 1\n', 0.2)],
  ['brackets in JSON', 'a.json', (fill) => fill('[')],
  ['quotes in CSV', 'a.csv', (fill) => `title,ingredients\n${fill('"a')}`],
  ['marks of Cooklang', 'a.cook', (fill) => fill('@a{')],
  [
    'pictographs',
    'note.txt',
    (fill) => `Tea\n${fill('🍰')}x\n2 cups water\n1 tea bag\nBoil the water. Pour it over.\n`,
  ],
  ['notes of Evernote', 'a.enex', (fill) => `<en-export>${fill('<note><content>1 egg</content></note>')}`],
])('reads %s in time that grows linearly', async (_, name, build) => {
  const file = (length: number) => ({ name, bytes: Buffer.from(build(filling(length))) })
  expect(await read(file(1_000))).not.toEqual([])
  expect(await costGrowth(file, read, 8_000)).toBeLessThan(linearGrowth)
})

/** Deeper than a recursive reader gets with its stack. */
test.each([
  ['recipes.xml', '<recipeml><recipe><ingredients>', '<ing-div>'],
  ['recipes.xml', '<recipeml>', '<recipe><ingredients>'],
  ['a.sql', 'INSERT INTO recipes (title) VALUES (', 'ARRAY['],
  ['recipes.html', '', '<div class="recipe-details"><meta content="1" itemprop="recipeId"><p>1 egg'],
])('survives %s with 20,000 nested parts: %s…%s', async (name, start, part) => {
  expect(await read({ name, bytes: Buffer.from(start + part.repeat(20_000)) })).not.toEqual([])
})
