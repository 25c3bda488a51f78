import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/factories.ts'
import { standInGithub } from '../../../integrations/github/testing/stand-in-github.ts'
import { importFromGithub } from './import-from-github.ts'

const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
  .jpeg()
  .toBuffer()
const soup = (title: string, more = {}) =>
  JSON.stringify({ title, ingredients: ['1 leek'], instructions: ['Chop.'], prep_time: 10, ...more })
const token = 'github_pat_only_for_this_test'

const hub = await standInGithub({
  repositories: {
    'ada/kitchen': {
      branches: {
        main: {
          'recipes/pasta.json': soup('Pasta'),
          'recipes/two.json': `[${soup('First')},${soup('Second')}]`,
          'recipes/Toast.cook': 'Toast @bread{2%slices}.',
          'recipes/Toast.jpg': picture,
          'recipes/pie.md': '# Pie\n\n![](../img/pie.jpg)\n\n## Ingredients\n- 2 apples\n\n## Instructions\n1. Bake.\n',
          'img/pie.jpg': picture,
          'notes.md': 'Buy milk',
        },
        'feature/soup': { 'soup.yaml': 'title: Branch soup\ningredients:\n  - 1 leek\ninstructions:\n  - Chop.\n' },
      },
    },
    'ada/old': { branches: { master: { 'a.json': soup('From master') } }, defaultBranch: 'master' },
    'ada/secret': { branches: { main: { 'a.json': soup('Secret') } }, token },
  },
})
afterAll(() => hub[Symbol.asyncDispose]())
const settings = { GITHUB_RAW_URL: hub.rawUrl, GITHUB_API_URL: hub.apiUrl }
const app = await createTestApp(settings)

const outcomeOf = async (repository: string, path = '', given: string | null = null, from = app) => {
  const sent = { repository, path, token: given, visitor: '10.0.0.1', actor: 'visitor' as const }
  const signal = AbortSignal.timeout(20_000)
  return (await Array.fromAsync(importFromGithub(from, { ...sent, signal }))).at(-1)
}

test('reads a file of the main branch with one request, and names its page as the source', async () => {
  const before = hub.requests.length
  expect(await outcomeOf('https://github.com/ada/kitchen', 'recipes/pasta.json')).toMatchObject({
    kind: 'draft',
    form: {
      title: 'Pasta',
      ingredients: '1 leek',
      prepTime: 10,
      sourceUrl: 'https://github.com/ada/kitchen/blob/main/recipes/pasta.json',
    },
  })
  expect(hub.requests[before]).toBe('/raw/ada/kitchen/main/recipes/pasta.json')
  expect(hub.requests.slice(before).filter((path) => path.startsWith('/api'))).toEqual([])
})

test.each([
  [
    'a pasted address of another branch',
    'https://github.com/ada/kitchen/blob/feature/soup/soup.yaml',
    '',
    'Branch soup',
  ],
  ['the default branch, if it is not main', 'ada/old', 'a.json', 'From master'],
  ['Cooklang', 'ada/kitchen', 'recipes/Toast.cook', 'Toast'],
])('reads %s', async (_, repository, path, title) => {
  expect(await outcomeOf(repository, path)).toMatchObject({ kind: 'draft', form: { title } })
})

test.each([['recipes/Toast.cook'], ['recipes/pie.md']])('also imports the picture of %s', async (path) => {
  expect(await outcomeOf('ada/kitchen', path)).toMatchObject({
    kind: 'draft',
    preview: expect.stringMatching(/^\/images\//),
  })
})

test('makes an import of a file with several recipes', async () => {
  expect(await outcomeOf('ada/kitchen', 'recipes/two.json')).toMatchObject({ kind: 'import', recipes: 2 })
})

test('opens a private repository with the cook’s token only, and never with that of the site', async () => {
  const missing = /^Failed to fetch file: Not Found\. .* If the repository is private, enter a token/
  expect(await outcomeOf('ada/secret', 'a.json')).toMatchObject({ message: expect.stringMatching(missing) })
  const withSiteToken = await createTestApp({ ...settings, GITHUB_TOKEN: token })
  expect(await outcomeOf('ada/secret', 'a.json', null, withSiteToken)).toMatchObject({
    message: expect.stringMatching(missing),
  })
  expect(await outcomeOf('ada/secret', 'a.json', token)).toMatchObject({ kind: 'draft', form: { title: 'Secret' } })
})

test.each([
  ['', '', 'Invalid GitHub repository URL.'],
  ['ada/kitchen', '../secret/main/a.json', 'The path must stay inside the repository. Remove “..” from it.'],
  ['ada/kitchen', 'missing.json', /^Failed to fetch file: Not Found\. Check the repository, the branch and the path/],
  ['ada/nothing', 'a.json', /^Failed to fetch file: Not Found\./],
  ['ada/kitchen', 'notes.md', /^Failed to import recipe from GitHub\. There is no recipe in this file/],
])('explains %s %s', async (repository, path, message) => {
  const outcome = await outcomeOf(repository, path)
  expect(outcome).toMatchObject({ kind: 'problem' })
  expect(outcome?.kind === 'problem' && outcome.message).toMatch(message)
})

test.each([
  [429, { 'retry-after': '120' }, /^Failed to fetch file: Too Many Requests\. .* in 2 minutes, or enter a token/],
  [
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    /^Failed to fetch file: Forbidden\. .* in a minute/,
  ],
  [401, {}, /^Failed to fetch file: Unauthorized\. GitHub doesn’t accept this token/],
  [403, {}, /^Failed to fetch file: Forbidden\. GitHub doesn’t allow this/],
  [500, {}, /^Failed to fetch file: Internal Server Error\. Try again later/],
])('explains the status %i with %j', async (status, headers, message) => {
  hub.answer((_, response) => {
    response.writeHead(status, headers).end()
    return true
  })
  const outcome = await outcomeOf('ada/kitchen', 'recipes/pasta.json')
  hub.answer(undefined)
  expect(outcome?.kind === 'problem' && outcome.message).toMatch(message)
})

test('explains an unreachable GitHub', async () => {
  const closed = await createTestApp({ GITHUB_RAW_URL: 'http://127.0.0.1:9' })
  const outcome = await outcomeOf('ada/kitchen', 'a.json', null, closed)
  expect(outcome?.kind === 'problem' && outcome.message).toMatch(
    /^Failed to import recipe from GitHub\. .* Try again later\.$/,
  )
})
