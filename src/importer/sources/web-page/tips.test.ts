import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const tipsOf = (...notes: ReadonlyArray<string>) =>
  readWebPage(
    `<html><head><title>Plum Crumble</title></head><body><h1>Plum Crumble</h1>
    <h2>Ingredients</h2><ul><li>500 g plums</li><li>100 g butter</li><li>150 g flour</li></ul>
    <h2>Method</h2><ol><li>Halve the plums and lay them into a dish.</li><li>Rub the butter into the flour.</li><li>Bake for 40 minutes.</li></ol>
    <h3>Notes</h3>${notes.map((note) => `<p>${note}</p>`).join('')}</body></html>`,
  ).draft?.tips

const ofFood = 'Frozen plums work as well. Thaw them first.'

test.each([
  'This post may contain affiliate links. I may receive a small commission.',
  '*This post is proudly sponsored by a dairy',
  'Did you make this recipe? Tag us with a photo!',
  'Mention @plumkitchen or tag #plumkitchen when you bake it',
  'Tried it and loved it? Share a picture on Instagram with us',
  'If you enjoyed this recipe, please come back and give it a rating.',
  'Follow us on Instagram for more crumbles',
  'This crumble is on page 31 of my cookbook, Crumbs!',
  '© Ada Crumb, all rights reserved',
])('leaves out a note about the site: %s', (note) => {
  expect(tipsOf(note, ofFood)).toEqual([ofFood])
})

test.each(['posted on July 16, 2021 by Ali', 'Pin 89 Share Tweet 89 Shares', '« Pear crumble with almonds'])(
  'ends the notes at a line below the article: %s',
  (line) => {
    expect(tipsOf(ofFood, line, 'My name is Becky and I bake every day.')).toEqual([ofFood])
  },
)

test.each([
  'Special tools (affiliate links): a deep dish and a pastry cutter',
  'If you make this crumble without sugar, add some honey.',
  'This recipe makes enough filling for 12 sausage links or 20 meatballs.',
  'Best dish: the oval one with a lid [affiliate link]',
  'This is the baked feta of TikTok. Use a block of feta, not crumbs.',
  'The dough is the one in my cookbook. For a softer crumb, take half of the flour as cake flour.',
  '« Le secret d’une bonne pâte, c’est le repos »',
  'Prenez de la farine dite « forte »',
  'Full disclosure: I once forgot it in the oven for ten minutes.',
])('keeps a note about the dish: %s', (note) => {
  expect(tipsOf(note)).toEqual([note])
})
