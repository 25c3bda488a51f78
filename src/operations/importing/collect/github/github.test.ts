import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../../tests/factories.ts'
import { listRows } from '../../../../db/importing/import-rows.ts'
import { findImport, findProgress } from '../../../../db/importing/imports.ts'
import { imports } from '../../../../db/schema/importing.ts'
import { standInGithub } from '../../../../integrations/github/testing/stand-in-github.ts'
import { importFromGithub } from '../../github/import-from-github.ts'
import { collectImport } from '../collect-import.ts'

const soup = (title: string) => JSON.stringify({ title, ingredients: ['1 leek'], instructions: ['Chop.'] })
const many = (count: number, folder: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/soup-${index}.json`, soup(`${folder} ${index}`)]),
  )
const token = 'github_pat_of_the_collector_test'

const hub = await standInGithub({
  mostEntries: 20,
  repositories: {
    'ada/small': {
      branches: {
        main: {
          'README.md': '# My recipes',
          'package.json': '{"name":"x"}',
          'soups/leek.json': soup('Leek'),
          'soups/deep/onion.yml': 'title: Onion\ningredients: [1 onion]\ninstructions: [Chop.]\n',
          'soups/notes.md': 'Buy milk',
          'soups/broken.json': '{"title":',
          'pies/apple.json': soup('Apple'),
        },
        'feature/new/soups': { 'soups/new.json': soup('New') },
        v1: { 'soups/old.json': soup('Old') },
      },
    },
    'ada/large': {
      branches: { main: { ...many(15, 'a'), ...many(15, 'b'), ...many(15, 'b/c'), 'top.cook': 'Eat @bread{}.' } },
    },
    'ada/empty': { branches: { main: { 'index.html': '<p>Hello' } } },
    'ada/secret': { branches: { main: { 'soups/secret.json': soup('Secret') } }, token },
  },
})
afterAll(() => hub[Symbol.asyncDispose]())
const settings = { GITHUB_RAW_URL: hub.rawUrl, GITHUB_API_URL: hub.apiUrl }
const app = await createTestApp(settings)
const never = new AbortController().signal
let visitors = 0

async function collected(repository: string, path = '', given: string | null = null, from = app) {
  const sent = { repository, path, token: given, visitor: `hub-${(visitors += 1)}`, actor: 'visitor' as const }
  const outcome = (await Array.fromAsync(importFromGithub(from, { ...sent, signal: never }))).at(-1)
  if (outcome?.kind !== 'import') throw new Error(JSON.stringify(outcome))
  return { id: outcome.id, ...(await turn(outcome.id, from)) }
}

async function turn(id: string, from = app) {
  const before = await findImport(from.db, id)
  await collectImport(from, id, never, { turn: before?.turn ?? 0, passes: 0 })
  const stored = await findImport(from.db, id)
  const rows = await listRows(from.db, id, { filter: 'all', after: 0, limit: 500 })
  return {
    state: stored?.state,
    problem: (await findProgress(from.db, id))?.collecting?.problem ?? null,
    rows: rows.map(({ title, at }) => title || at).toSorted(),
    sources: rows.map(({ draft }) => draft?.sourceUrl),
  }
}

test('reads a whole repository, skips what is no recipe, and names what is broken', async () => {
  const { state, rows, sources } = await collected('https://github.com/ada/small')
  expect(state).toBe('preview')
  expect(rows).toEqual(['Apple', 'Leek', 'Onion', 'soups/broken.json'])
  expect(sources).toContain('https://github.com/ada/small/blob/main/soups/deep/onion.yml')
})

test.each([
  ['a folder', 'ada/small', 'pies', ['Apple']],
  [
    'a folder of a branch with slashes in its name',
    'https://github.com/ada/small/tree/feature/new/soups/soups',
    '',
    ['New'],
  ],
  ['a folder of a tag', 'https://github.com/ada/small/tree/v1/soups', '', ['Old']],
])('reads %s', async (_, repository, path, titles) => {
  expect((await collected(repository, path)).rows).toEqual(titles)
})

test('reads all files of a repository whose list GitHub cuts off', async () => {
  const { rows, state } = await collected('ada/large')
  expect(new Set(rows).size).toBe(46)
  expect(rows).toHaveLength(46)
  expect(state).toBe('preview')
})

test.each([
  ['ada/empty', '', /^There is no recipe file here/],
  ['ada/small', 'cakes', /^Failed to fetch file: Not Found\. Check the repository/],
  ['ada/nothing', '', /^Failed to fetch file: Not Found\./],
  ['ada/secret', '', /^Failed to fetch file: Not Found\. .* enter a token that can read it/],
])('explains what is wrong with %s %s', async (repository, path, problem) => {
  expect((await collected(repository, path)).problem).toMatch(problem)
})

test('reads a private repository with the cook’s token, which is not in the database', async () => {
  const { rows, id } = await collected('ada/secret', 'soups', token)
  expect(rows).toEqual(['Secret'])
  expect(JSON.stringify(await findImport(app.db, id))).not.toContain(token)
})

test('does not open a private repository with the token of the site', async () => {
  const withToken = await createTestApp({ ...settings, GITHUB_TOKEN: token })
  const { rows, problem } = await collected('ada/secret', 'soups', null, withToken)
  expect(rows).toEqual([])
  expect(problem).toMatch(/^Failed to fetch file: Not Found\./)
})

test('waits when GitHub allows no more requests, and continues afterward', async () => {
  hub.limit(1, Math.ceil(Date.now() / 1_000) + 600)
  const { id, rows, state, problem } = await collected('ada/small', 'soups')
  expect(rows).toEqual([])
  expect([state, problem]).toEqual([
    'collecting',
    expect.stringMatching(
      /^Failed to fetch file: Forbidden\. GitHub doesn’t allow more requests right now\. Try again in 1[01] minutes, or enter a token/,
    ),
  ])
  hub.limit(Number.POSITIVE_INFINITY, 0)
  await app.db.update(imports).set({ waitsUntil: null }).where(eq(imports.id, id))
  expect((await turn(id)).rows).toEqual(['Leek', 'Onion', 'soups/broken.json'])
})

test('asks for another token when GitHub stops accepting it', async () => {
  hub.answer((path, response) => {
    if (!path.startsWith('/raw')) return false
    response.writeHead(401).end()
    return true
  })
  const { id, state, problem } = await collected('ada/secret', 'soups', token)
  hub.answer(undefined)
  expect([state, problem]).toEqual(['paused', expect.stringMatching(/GitHub doesn’t accept this token/)])
  expect((await findProgress(app.db, id))?.collecting?.pausedFor).toBe('key')
})
