import { expect, test } from 'vitest'
import { leftOutIn, readTypedWords } from './typed-words.ts'

const wanted = (words: string) => readTypedWords(words).wanted.map(({ text }) => text)

test('words are wanted, one by one', () => {
  expect(wanted('  chicken   soup ')).toEqual(['chicken', 'soup'])
})

test('a leading minus and "without" say what may not be in it', () => {
  expect(readTypedWords('muffins -nuts')).toMatchObject({ wanted: [{ text: 'muffins' }], unwanted: ['nuts'] })
  expect(readTypedWords('pasta Without "olive oil"')).toMatchObject({ unwanted: ['olive oil'] })
  expect(wanted('stir-fry')).toEqual(['stir-fry'])
})

test.each([
  ['soup no onion', ['soup'], ['onion']],
  ['No Onions soup', ['soup'], ['Onions']],
  ['no-onion soup', ['soup'], ['onion']],
  ['cake no nuts or eggs', ['cake'], ['nuts', 'eggs']],
  ['cake without nuts nor dairy', ['cake'], ['nuts', 'dairy']],
  ['pasta no cheese, no bacon', ['pasta'], ['cheese', 'bacon']],
  ['pasta no olive oil', ['pasta'], ['olive oil']],
  ['cookies without peanut butter', ['cookies'], ['peanut butter']],
  ['no egg noodles', ['noodles'], ['egg']],
  ['no bake cheesecake', ['no', 'bake', 'cheesecake'], []],
  ['no-bake cheesecake', ['no-bake', 'cheesecake'], []],
  ['no knead bread', ['no', 'knead', 'bread'], []],
  ['no churn ice cream', ['no', 'churn', 'ice', 'cream'], []],
  ['no roll pie crust', ['no', 'roll', 'pie', 'crust'], []],
  ['"no onion" soup', ['no onion', 'soup'], []],
  ['without moonlight', [], ['moonlight']],
  ['soup without', ['soup'], []],
  ['no', ['no'], []],
])('%j looks for %j and leaves %j out', (words, expected, unwanted) => {
  expect(wanted(words)).toEqual(expected)
  expect(readTypedWords(words).unwanted).toEqual(unwanted)
})

test('what is left out can be taken back, one food at a time, and the rest stays as it was typed', () => {
  const leftOut = leftOutIn(readTypedWords('"thai soup" leek OR chive no onion -"olive oil"'))
  expect(leftOut).toEqual([
    { food: 'onion', rest: '"thai soup" leek OR chive -"olive oil"' },
    { food: 'olive oil', rest: '"thai soup" leek OR chive -onion' },
  ])
  expect(leftOutIn(readTypedWords('no nuts or eggs')).map(({ rest }) => rest)).toEqual(['-eggs', '-nuts'])
  expect(leftOutIn(readTypedWords('-nuts'))).toEqual([{ food: 'nuts', rest: '' }])
})

test('quotes take words as they are, and OR lets either do', () => {
  expect(readTypedWords('"thai soup" leek OR onion').wanted).toEqual([
    { text: 'thai soup', isQuoted: true, isAlternative: false },
    { text: 'leek', isQuoted: false, isAlternative: false },
    { text: 'onion', isQuoted: false, isAlternative: true },
  ])
})

test.each(['', '""', '"', '-', '- - -', '!&|():*<->', '%_\\\'"', '🍲🍜', 'OR', '| |'])(
  '%j asks for nothing',
  (words) => {
    expect(wanted(words).filter((word) => word !== 'OR')).toEqual([])
  },
)

test('of endless words the first are taken', () => {
  expect(wanted('soup '.repeat(2_000))).toHaveLength(12)
})
