import { expect, test } from 'vitest'
import { readTypedWords } from './typed-words.ts'

const wanted = (words: string) => readTypedWords(words).wanted.map(({ text }) => text)

test('words are wanted, one by one', () => {
  expect(wanted('  chicken   soup ')).toEqual(['chicken', 'soup'])
})

test('a leading minus and "without" say what may not be in it', () => {
  expect(readTypedWords('muffins -nuts')).toMatchObject({ wanted: [{ text: 'muffins' }], unwanted: ['nuts'] })
  expect(readTypedWords('pasta Without "olive oil"')).toMatchObject({ unwanted: ['olive oil'] })
  expect(wanted('stir-fry')).toEqual(['stir-fry'])
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
