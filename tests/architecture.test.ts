import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const source = join(project, 'src')

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

/** Which packages a room may use; `node:` is all of Node. SQL, outgoing requests and picture work each have one home. */
const mayUse: Record<string, Array<string>> = {
  core: ['diff', 'zod'],
  lib: ['node:', 'ipaddr.js', 'pino', 'undici', 'zod'],
  importer: ['htmlparser2'],
  exporter: [],
  db: ['node:', 'drizzle-orm', 'pg', 'pg-boss', 'pg-copy-streams', 'zod'],
  integrations: ['node:', 'jose', 'nodemailer', 'zod'],
  auth: ['node:', '@better-auth/passkey', 'better-auth'],
  operations: ['node:', 'diff', 'sanitize-html', 'sharp', 'tar-stream', 'zod'],
  jobs: [],
  api: ['@hono/node-server', 'hono', 'ipaddr.js', 'zod'],
  cli: ['node:'],
  web: [
    '@fontsource-variable/figtree',
    '@fontsource-variable/fredoka',
    '@react-router/dev',
    '@react-router/node',
    'lucide-react',
    'node:stream',
    'react',
    'react-dom',
    'react-router',
    'uqr',
  ],
  'web/components': [
    '@dnd-kit/react',
    '@tiptap/extension-image',
    '@tiptap/react',
    '@tiptap/starter-kit',
    'class-variance-authority',
    'clsx',
    'lucide-react',
    'radix-ui',
    'react',
    'react-router',
    'sonner',
    'tailwind-merge',
  ],
  server: ['node:', '@hono/node-server', 'hono', 'ipaddr.js', 'react-router', 'vite'],
}

/** Rooms of which no two doors lead into each other: one source, one integration. */
const separateNeighbours = ['importer/sources', 'integrations']

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, imports: importsOf(readFileSync(join(source, file), 'utf8')) }))

/** Static, dynamic and for their effect alone, wherever in a line; not addresses and texts that hold the word. */
function importsOf(text: string) {
  const found = text.matchAll(/(?<![\w.$'"`/-])(?:from|import)\s*\(?\s*(['"`])([^'"`\n]+)\1/g)
  return [...found].map((match) => match[2] ?? '')
}

function roomOf(path: string) {
  for (const inner of ['web/components', 'web/art']) if (path.startsWith(`${inner}/`)) return inner
  if (path === 'server.ts') return 'server'
  return path.split('/')[0] ?? ''
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const ownFiles = files.filter(({ file }) => !isTest(file))

test('an import is seen however it is written', () => {
  const text = `
    import a, { type B } from './a.ts'; import "b"
    const c = await import('c/deep'), d = lazy(() => import( \`d\` ))
    export * from "@e/f/g"
    <Link to="/import" className="h" />; route('import', 'i.tsx'); object.import('j')`
  expect(importsOf(text)).toEqual(['./a.ts', 'b', 'c/deep', 'd', '@e/f/g'])
})

test('imports point down', () => {
  const trespasses = ownFiles.flatMap(({ file, imports }) => {
    const allowed = mayImport[roomOf(file)]
    if (!allowed) return [`${file} is in a room the table does not know`]
    return imports
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)).replaceAll('\\', '/'))
      .filter((target) => target.startsWith('..') || !allowed.includes(roomOf(target)))
      .map((target) => `${file} → ${target}`)
  })
  expect(trespasses).toEqual([])
})

test('a room uses the packages it is known to use', () => {
  const trespasses = ownFiles.flatMap(({ file, imports }) => {
    const allowed = mayUse[roomOf(file)] ?? []
    return imports
      .filter((name) => !name.startsWith('.'))
      .filter((name) => !allowed.some((known) => `${name}/`.startsWith(known === 'node:' ? known : `${known}/`)))
      .map((name) => `${file} → ${name}`)
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

test('only one file fetches', () => {
  const trespasses = ownFiles
    .filter(({ file }) => !/^(?:lib\/http|web\/)/.test(file))
    .filter(({ file }) =>
      /(?<![.\w])fetch\(|^import (?!type\b).* from '(?:undici|node:https?)'/m.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
    .map(({ file }) => file)
  expect(trespasses.filter((file) => !/^server(?:\.ts|\/listen\.ts)$/.test(file))).toEqual([])
})

test('no path is taken from an address as it is: a folder may have spaces and umlauts in its name', () => {
  const trespasses = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: project }).filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(join(project, file), 'utf8')),
  )
  expect(trespasses).toEqual([])
})

test('a page that takes a form keeps what was typed where the site cannot be reached', () => {
  const takesForm = /^export (?:async function|const) action\b/m
  const pages = globSync('src/web/routes/**/*.{ts,tsx}', { cwd: project }).map((path) => ({
    path,
    text: readFileSync(join(project, path), 'utf8'),
  }))
  const keeps = /^export const clientAction = \(sent: Route\.ClientActionArgs\) =>\s+keepTyped\(sent\b/m
  const losing = pages.filter(({ text }) => takesForm.test(text) && !keeps.test(text)).map(({ path }) => path)
  // Three have words of their own, and favorites are no form.
  const others = ['contact.tsx', 'newsletter.tsx', 'saved-account.ts', 'support.tsx']
  expect(losing.map((path) => relative('src/web/routes', path)).toSorted()).toEqual(others)
  expect(pages.filter(({ text }) => takesForm.test(text)).length).toBeGreaterThan(40)
})
