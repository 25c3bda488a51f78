import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { frontMatter } from './front-matter.ts'

const fields = {
  title: 'Yes',
  language: 'no',
  servings: '4',
  tags: ['off', '12:30', '1_000', '1e3', '0o14', '2024-05-01', '=', '~'],
  description: 'Cake: the "best"\n---\n# of all',
  calories: 250.5,
}

test.each(['1.1', '1.2'] as const)('YAML %s keeps texts as texts', (version) => {
  const written = frontMatter(fields)
    .replace(/^---\n/, '')
    .replace(/---\n$/, '')
  expect(parse(written, { version })).toEqual(fields)
})

test('leaves out empty fields', () => {
  expect(frontMatter({ title: 'Soup', cuisine: null, author: '', tags: [] })).toBe('---\ntitle: "Soup"\n---\n')
})
