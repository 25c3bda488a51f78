import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = new URL('../src', import.meta.url).pathname

/** Which rooms a room may look into, itself included. Anything not listed is a trespass. */
const mayImport: Record<string, Array<string>> = {
  core: ['core'],
  lib: ['lib'],
  importer: ['importer', 'core'],
  exporter: ['exporter', 'core'],
  db: ['db', 'core', 'lib'],
  integrations: ['integrations', 'core', 'lib'],
  auth: ['auth', 'core', 'lib', 'db', 'integrations'],
  operations: ['operations', 'core', 'lib', 'importer', 'exporter', 'db', 'integrations', 'auth'],
  jobs: ['jobs', 'core', 'lib', 'db', 'operations'],
  api: ['api', 'core', 'lib', 'db', 'auth', 'operations'],
  cli: ['cli', 'core', 'lib', 'db', 'auth', 'operations', 'importer'],
  web: ['web', 'web/components', 'web/art', 'core', 'lib', 'db', 'auth', 'operations'],
  'web/components': ['web/components', 'web/art', 'core'],
  // The front door: it puts the rooms together.
  server: ['server', 'api', 'web', 'core', 'lib', 'db', 'auth', 'operations', 'jobs'],
}

/** Rooms of which no two doors lead into each other: one source, one integration. */
const separateNeighbours = ['importer/sources', 'integrations']

const nodeOnly = /^(?:node:|pg$|sharp$|hono|pino|undici)/

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, imports: importsOf(file) }))

function importsOf(file: string) {
  const text = readFileSync(join(source, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?['"]([^'"\n]+)['"]/gm)].map((match) => match[1] ?? '')
}

function roomOf(path: string) {
  for (const inner of ['web/components', 'web/art']) if (path.startsWith(`${inner}/`)) return inner
  if (path === 'server.ts') return 'server'
  return path.split('/')[0] ?? ''
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')

test('imports point down', () => {
  const trespasses = files.flatMap(({ file, imports }) => {
    const allowed = mayImport[roomOf(file)]
    if (!allowed) return [`${file} is in a room the table does not know`]
    return imports
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((target) => !target.startsWith('..') && !isTest(file))
      .filter((target) => !allowed.includes(roomOf(target)))
      .map((target) => `${file} → ${target}`)
  })
  expect(trespasses).toEqual([])
})

test('one source or integration does not know its neighbours', () => {
  const trespasses = files.flatMap(({ file, imports }) =>
    separateNeighbours.flatMap((parent) => {
      const own = relative(parent, file).split('/')
      if (own[0] === '..' || own.length < 2) return []
      return imports
        .map((name) => relative(parent, normalize(join(dirname(file), name))).split('/'))
        .filter((target) => target[0] !== '..' && target.length > 1 && target[0] !== own[0])
        .map((target) => `${file} → ${parent}/${target.join('/')}`)
    }),
  )
  expect(trespasses).toEqual([])
})

test('the core and the importers touch nothing outside themselves', () => {
  const trespasses = files
    .filter(({ file }) => /^(?:core|importer)\//.test(file) && !isTest(file))
    .flatMap(({ file, imports }) => imports.filter((name) => nodeOnly.test(name)).map((name) => `${file} → ${name}`))
    .filter((trespass) => !/→ node:(?:buffer|util|zlib)$/.test(trespass))
  expect(trespasses).toEqual([])
})

test('only the database room writes SQL', () => {
  const trespasses = files
    .filter(({ file }) => !file.startsWith('db/') && !isTest(file))
    .filter(({ imports }) => imports.some((name) => /^(?:drizzle-orm|pg)(?:\/|$)/.test(name)))
    .map(({ file }) => file)
  expect(trespasses).toEqual([])
})

test('only one file fetches', () => {
  const trespasses = files
    .filter(({ file }) => !/^(?:lib\/http|web\/)/.test(file) && !isTest(file))
    .filter(({ file }) =>
      /(?<![.\w])fetch\(|from 'undici'|from 'node:https?'/.test(readFileSync(join(source, file), 'utf8')),
    )
    .map(({ file }) => file)
  expect(trespasses.filter((file) => !/^server(?:\.ts|\/listen\.ts)$/.test(file))).toEqual([])
})
