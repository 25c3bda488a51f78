import { expect, test } from 'vitest'
import { leftOutIn, readTypedWords } from './typed-words.ts'

const wanted = (words: string) => readTypedWords(words).wanted.map(({ text }) => text)

test('requires each word', () => {
  expect(wanted('  chicken   soup ')).toEqual(['chicken', 'soup'])
})

test('excludes foods after a leading minus or "without"', () => {
  expect(readTypedWords('muffins -nuts')).toMatchObject({ wanted: [{ text: 'muffins' }], unwanted: ['nuts'] })
  expect(readTypedWords('pasta Without "olive oil"')).toMatchObject({ unwanted: ['olive oil'] })
  expect(wanted('stir-fry')).toEqual(['stir-fry'])
})

test.each([
  ['soup no onion', ['soup'], ['onion']],
  ['No Onions soup', ['soup'], ['Onions']],
  ['pasta NOT tomato', ['pasta'], ['tomato']],
  ['not too sweet cake', ['not', 'too', 'sweet', 'cake'], []],
  ['no-onion soup', ['soup'], ['onion']],
  ['cake no nuts or eggs', ['cake'], ['nuts', 'eggs']],
  ['cake without nuts nor dairy', ['cake'], ['nuts', 'dairy']],
  ['pasta no cheese, no bacon', ['pasta'], ['cheese', 'bacon']],
  ['pasta no olive oil', ['pasta'], ['olive oil']],
  ['cookies without peanut butter', ['cookies'], ['peanut butter']],
  ['no egg noodles', ['noodles'], ['egg']],
  ['Kuchen ohne Nüsse', ['Kuchen'], ['Nüsse']],
  ['gâteau sans œufs', ['gâteau'], ['œufs']],
  ['tarta sin gluten', ['tarta'], ['gluten']],
  ['torta senza latte', ['torta'], ['latte']],
  ['taart zonder noten', ['taart'], ['noten']],
  ['cake without eggs and milk', ['cake'], ['eggs', 'milk']],
  ['cake without eggs, milk or nuts', ['cake'], ['eggs', 'milk', 'nuts']],
  ['cake without eggs, milk, and nuts', ['cake'], ['eggs', 'milk', 'nuts']],
  ['without eggs & milk muffins', ['muffins'], ['eggs', 'milk']],
  ['Kuchen ohne Eier und Milch', ['Kuchen'], ['Eier', 'Milch']],
  ['Kuchen ohne Eier oder Nüsse', ['Kuchen'], ['Eier', 'Nüsse']],
  ['gâteau sans œufs ni lait', ['gâteau'], ['œufs', 'lait']],
  ['tarta sin huevo ni leche', ['tarta'], ['huevo', 'leche']],
  ['torta senza uova e latte', ['torta'], ['uova', 'latte']],
  ['taart zonder ei en melk', ['taart'], ['ei', 'melk']],
  ['pollo sin nueces en salsa', ['pollo', 'en', 'salsa'], ['nueces']],
  ['cake without eggs and easy', ['cake', 'and', 'easy'], ['eggs']],
  ['bread without eggs milk', ['bread', 'milk'], ['eggs']],
  ['no dairy, chicken curry', ['chicken', 'curry'], ['dairy']],
  ['no nuts, chocolate cake', ['chocolate', 'cake'], ['nuts']],
  ['without eggs, banana bread', ['banana', 'bread'], ['eggs']],
  ['chicken without onion, rice', ['chicken', 'rice'], ['onion']],
  ['ohne Fleisch, Nudeln', ['Nudeln'], ['Fleisch']],
  ['sans gluten, chocolat', ['chocolat'], ['gluten']],
  ['no dairy, chicken curry or rice', ['chicken', 'curry', 'or', 'rice'], ['dairy']],
  ['no egg and bacon pie', ['and', 'bacon', 'pie'], ['egg']],
  ['without nuts and chicken curry', ['and', 'chicken', 'curry'], ['nuts']],
  ['no dairy, egg and bacon pie', ['egg', 'and', 'bacon', 'pie'], ['dairy']],
  ['no onion or garlic soup', ['soup'], ['onion', 'garlic']],
  ['no nuts, dairy or eggs', [], ['nuts', 'dairy', 'eggs']],
  ['no eggs and milk', [], ['eggs', 'milk']],
  ['Kuchen ohne Eier, Milch und Nüsse', ['Kuchen'], ['Eier', 'Milch', 'Nüsse']],
  ['no bake cheesecake', ['no', 'bake', 'cheesecake'], []],
  ['no-bake cheesecake', ['no-bake', 'cheesecake'], []],
  ['no knead bread', ['no', 'knead', 'bread'], []],
  ['no churn ice cream', ['no', 'churn', 'ice', 'cream'], []],
  ['no roll pie crust', ['no', 'roll', 'pie', 'crust'], []],
  ['"no onion" soup', ['no onion', 'soup'], []],
  ['without moonlight', [], ['moonlight']],
  ['soup without', ['soup'], []],
  ['no', ['no'], []],
])('%j searches for %j and excludes %j', (words, expected, unwanted) => {
  expect(wanted(words)).toEqual(expected)
  expect(readTypedWords(words).unwanted).toEqual(unwanted)
})

test('removes one exclusion at a time and keeps the rest as typed', () => {
  const leftOut = leftOutIn(readTypedWords('"thai soup" leek OR chive no onion -"olive oil"'))
  expect(leftOut).toEqual([
    { food: 'onion', rest: '"thai soup" leek OR chive -"olive oil"' },
    { food: 'olive oil', rest: '"thai soup" leek OR chive -onion' },
  ])
  expect(leftOutIn(readTypedWords('no nuts or eggs')).map(({ rest }) => rest)).toEqual(['-eggs', '-nuts'])
  expect(leftOutIn(readTypedWords('-nuts'))).toEqual([{ food: 'nuts', rest: '' }])
})

test('reads quotes as phrases and OR as alternatives', () => {
  expect(readTypedWords('"thai soup" leek OR onion').wanted).toEqual([
    { text: 'thai soup', isQuoted: true, isAlternative: false },
    { text: 'leek', isQuoted: false, isAlternative: false },
    { text: 'onion', isQuoted: false, isAlternative: true },
  ])
})

test.each(['', '""', '"', '-', '- - -', '!&|():*<->', '%_\\\'"', '🍲🍜', 'OR', '| |'])(
  '%j searches for nothing',
  (words) => {
    expect(wanted(words).filter((word) => word !== 'OR')).toEqual([])
  },
)

test('uses only the first words of a very long search', () => {
  expect(wanted('soup '.repeat(2_000))).toHaveLength(12)
})
