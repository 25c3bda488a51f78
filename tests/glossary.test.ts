import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')

interface OtherMeaning {
  word: string
  because: string
  /** Phrases in which the word has the other meaning, in the form that `wordsOf` returns. */
  phrases?: RegExp
  /** Files in which the word always has the other meaning. */
  files?: RegExp
}

/** Valid uses of retired words. */
const otherMeanings: ReadonlyArray<OtherMeaning> = [
  { word: 'letter', because: 'letters of the alphabet', files: /^(?!.*newsletter)/ },
  { word: 'reading', because: 'the verb', files: /^(?!.*\/content\/)/ },
  { word: 'reading', because: 'the verb', phrases: /without reading/g },
  { word: 'room', because: 'space', files: /^(?!tests\/architecture)/ },
  { word: 'reader', because: 'programs that read', phrases: /(?:page|screen|feed|slow|name|ingredient|get) readers?/g },
  {
    word: 'reader',
    because: 'the page reader and its parts',
    files: /^src\/importer\/|^src\/exporter\/writers\/zip\.test|\/page-reader|\/import-web-page/,
  },
  { word: 'reader', because: 'a reader of a stream', files: /\/(?:read-events|contents-list)\.ts$/ },
  { word: 'heart', because: 'the icon', phrases: /<heart|\bheart icon|import \{.*lucide react/g },
  { word: 'kept', because: 'ingredients that wait for a later step', phrases: /kept back/g },
  { word: 'slip', because: 'names in existing databases', phrases: /search (?:vocabulary )?slips/g },
  { word: 'slip', because: 'a column in existing databases', files: /^src\/db\// },
  { word: 'verdict', because: 'a queue in existing databases', phrases: /mail verdict/g },
  { word: 'desk', because: 'an entry in the storage of browsers', phrases: /desk keys/g },
  {
    word: 'sent recipe',
    because: 'an entry in the storage of browsers',
    phrases: /'sent recipes'|<code>sent recipes/g,
  },
]

/** Texts about food, which may use any word, and names in databases of earlier versions. */
const notOurWords =
  /^src\/(?:core\/ingredients\/foods|core\/shopping\/testing|seed\/(?:sample|generated)|db\/migrations)\/|\/before-baseline\.(?:ts|sql)$|\/shopping\/aisles\.ts$|\/step-ingredients\/step-words\.ts$/

/** Splits names at capitals, hyphens and underscores. `HeldDraft` and `held-draft` both become "held draft". */
const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

function retiredWords(): Array<string> {
  const rows = readFileSync(join(project, 'docs', 'glossary.md'), 'utf8').split('\n')
  const words = rows
    .filter((row) => row.startsWith('| ') && !/^\| (?:Name|---) \|/.test(row))
    .flatMap((row) => row.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return [...new Set(words)]
}

const files = globSync('{src,tests}/**/*.{ts,tsx,css,sql}', { cwd: project })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notOurWords.test(file) && file !== 'tests/glossary.test.ts')
  .toSorted()
  .map((file) => ({ file, words: wordsOf(`${file}\n${readFileSync(join(project, file), 'utf8')}`) }))

function usesOf(word: string): Array<string> {
  const meanings = otherMeanings.filter((meaning) => meaning.word === word)
  const pattern = new RegExp(`\\b${word}s?\\b`)
  return files
    .filter(({ file, words }) => pattern.test(words) && !meanings.some((meaning) => meaning.files?.test(file)))
    .flatMap(({ file, words }) => {
      const lines = words.split('\n')
      const ours = lines.map((line) =>
        meanings.reduce((rest, { phrases }) => (phrases ? rest.replaceAll(phrases, '') : rest), line),
      )
      // Line 0 is the file's path.
      return ours.flatMap((line, number) => (pattern.test(line) ? [`${word} in ${file}:${number}`] : []))
    })
}

test('names, comments and texts use no retired word of the glossary', () => {
  const words = retiredWords()
  expect(words.length).toBeGreaterThan(15)
  expect(words.flatMap(usesOf)).toEqual([])
})
