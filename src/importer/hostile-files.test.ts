import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const size = 500_000
/** A quadratic read of a file of this size takes more processor time. */
const mostSeconds = 15
/** Other programs may take the processor meanwhile. */
const timeout = 120_000
const filled = (text: string) => text.repeat(Math.floor(size / text.length))

/** Files that once took quadratic time or would: a minute for half a million characters. */
test.each([
  ['brackets in Markdown', 'note.md', `# Tea\n\n${filled('[')}\n`],
  ['links in Markdown', 'note.md', `# Tea\n\n${filled('[a](')}\n`],
  ['spaces in a heading in Markdown', 'note.md', `---\ntitle: Tea\n---\n\n## a${' '.repeat(400_000)}b\n`],
  ['number signs in a heading in text', 'note.txt', `Tea\n\n# a${'#'.repeat(400_000)}b\n`],
  ['section headings in text', 'note.txt', filled('Directions:\n')],
  ['lines of a tip', 'note.txt', `Tea\n1 egg\n\nTip: a\n${filled('abc\n')}`],
  ['spaces after a yield', 'note.txt', `Tea\nMakes 1${' '.repeat(400_000)}x\n1 egg\n`],
  ['marks of emphasis', 'note.txt', `Tea\n1 egg\n${filled('*a_ ')}`],
  ['titles with servings', 'note.txt', filled('Tea\nServes 4\n1 egg\n2 l tea\nBoil it well.\n')],
  ['headings of org', 'note.org', `#+title: Tea\n${filled('* Ingredients\n- 1 egg\n')}`],
  ['drawers of org', 'note.org', `* Tea\n${filled(':PROPERTIES:\n:source: [[a\n')}`],
  ['blocks of MkDocs', 'note.md', filled('!!! note\n  !!! tip\n    a\n')],
  ['spaces in a block of MkDocs', 'note.md', `# Tea\n\n!!! note${' '.repeat(400_000)}a\n`],
  ['underlined headings', 'note.rst', filled('Tea\n===\n\nEgg\n~~~\n\n')],
  ['fields of a mail', 'note.txt', filled('From: a\n')],
  ['spaces in a field of a mail', 'note.txt', `From: a${' '.repeat(400_000)}b\nSubject: Tea\n`],
  ['marks of a mail', 'note.txt', `${'>'.repeat(400_000)}\n${'-'.repeat(90_000)}`],
  ['cells of a table', 'note.txt', `Tea\n${filled('Ingredient\tQty\t')}`],
  ['rows of a table', 'note.txt', `Tea\nIngredient\tQty\n${filled('Egg\t1\n')}`],
  ['lines between blocks', 'note.txt', filled('1 egg\n2 l tea\n\nTea\n\n')],
  ['foods without amounts', 'note.txt', `Tea\n\nIngredients\n${filled('tea\n')}\nMethod\nBoil it well.\n`],
  ['stamps of a chat', 'note.txt', filled('[12.03.24, 18:41] ')],
  [
    'nested recipes of Recipe Keeper',
    'recipes.html',
    filled(
      '<div class="recipe-details"><meta content="1" itemprop="recipeId"><div itemprop="recipeIngredients"><p>1 egg',
    ),
  ],
  [
    'nested steps of Recipe Keeper',
    'recipes.html',
    `<div class="recipe-details"><meta content="1" itemprop="recipeId">${'<div itemprop="recipeDirections"><p>Mix.'.repeat(500)}${'<p>Mix.'.repeat(50_000)}`,
  ],
  ['nested list items in XML', 'a.mcb', `<cookbook><recipe><ingredient>${'<li>1 egg'.repeat(500)}${filled('a ')}`],
  [
    'nested headings in a page',
    'page.html',
    `<!doctype html><title>Tea - A - B - C - D</title>${'<h2>Tea'.repeat(500)}${filled('<b>Tea</b>')}`,
  ],
  [
    'recipes in recipes in a page',
    'page.html',
    `<!doctype html><title>Tea</title>${'<div itemprop="step text" itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Tea</b>'.repeat(400)}${'<p>Boil.'.repeat(10_000)}`,
  ],
  [
    'mangled letters in a page',
    'page.html',
    `<!doctype html><title>Tea</title>${'<p><ul>'.repeat(100)}${filled('ç±³ ')}`,
  ],
  [
    'white space in headings inside markup',
    'page.html',
    `<!doctype html><script type="application/ld+json">{"@type":"Recipe","name":"Tea","recipeInstructions":"${filled(`<h1>${' '.repeat(100)}`)}"}</script>`,
  ],
  [
    'empty lines in text',
    'note.txt',
    `Tea\n\nIngredients:\n2 cups water\n1 tea bag\n\nDirections:\nBoil the water and pour it over the tea.\n${filled('\n')}`,
  ],
  ['nested recipes in XML', 'recipes.xml', `<recipeml>${filled('<recipe><ingredients>')}`],
  ['nested lists in XML', 'recipes.xml', `<recipeml><recipe><ingredients>${filled('<ing-div>')}`],
  ['one heading of Meal-Master', 'a.mmf', `MMMMM----- Recipe via Meal-Master\n\nTitle: A\n\nMMMMM${filled('-')}a`],
  [
    'digits in the servings',
    'a.xml',
    `<cookml><recipe><head title="A" servingqty="${filled('12')}"/></recipe></cookml>`,
  ],
  ['dashes between letters in RezKonv', 'a.rk', `===== ReZKonv\nTitel: A\n\n=====${filled('a=')}`],
  [
    'spaces in MasterCook',
    'a.mxp',
    `* Exported from MasterCook *\n\nA\n\n${'-'.repeat(8)}  ${'-'.repeat(12)}  ${'-'.repeat(12)}\n1 a${filled(' ')}b\n`,
  ],
  ['labels', 'a.txt', `Title: A\nIngredients:\nDirections:\n${filled('Title:\n')}`],
  ['lines of ChefTap', 'cheftap_export/a.txt', `A\n${filled('1 egg\n')}`],
  ['quotes in SQL', 'a.sql', `INSERT INTO recipes (title) VALUES (${filled("'a")}`],
  ['brackets in SQL', 'a.sql', `INSERT INTO recipes (title) VALUES (${'ARRAY['.repeat(100_000)}`],
  ['statements in SQL', 'a.sql', filled('INSERT INTO recipes (')],
  ['brackets in YAML', 'a.yaml', `name: A\ningredients: ${'['.repeat(50_000)}`],
  ['errors in one line of YAML', 'a.yaml', filled('!!js/function ')],
  ['documents in YAML', 'a.yaml', '---\na: 1\n'.repeat(2_500)],
  ['brackets in JSON', 'a.json', filled('[')],
  ['quotes in CSV', 'a.csv', `title,ingredients\n${filled('"a')}`],
  ['marks of Cooklang', 'a.cook', filled('@a{')],
  ['pictographs', 'note.txt', `Tea\n${'🍰'.repeat(500)}x\n2 cups water\n1 tea bag\nBoil the water. Pour it over.\n`],
  ['notes of Evernote', 'a.enex', `<en-export>${'<note><content>1 egg</content></note>'.repeat(2_500)}`],
])('survives endless %s', { timeout }, async (_, name, text) => {
  const before = process.threadCpuUsage()
  const outcomes = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  const { user, system } = process.threadCpuUsage(before)
  expect(outcomes.length).toBeGreaterThan(0)
  expect((user + system) / 1_000_000).toBeLessThan(mostSeconds)
})
