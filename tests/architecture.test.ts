import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const source = join(project, 'src')

/** The layers of `src`, lowest first, and the layers each may import. A layer may always import itself. */
const mayImport: Record<string, Array<string>> = {
  core: [],
  lib: [],
  importer: ['core'],
  exporter: ['core'],
  db: ['core', 'lib'],
  integrations: ['core', 'lib'],
  auth: ['core', 'lib', 'db', 'integrations'],
  operations: ['core', 'lib', 'importer', 'exporter', 'db', 'integrations', 'auth'],
  seed: ['core', 'db', 'operations'],
  jobs: ['core', 'lib', 'db', 'operations'],
  api: ['core', 'lib', 'db', 'auth', 'operations'],
  cli: ['core', 'lib', 'db', 'auth', 'operations', 'importer', 'seed'],
  // Runs in other sites' pages and in the browser's own.
  extension: ['core'],
  // Runs in the browser beside the pages.
  'service-worker': ['core'],
  'web/art': [],
  'web/styles': [],
  'web/browser': ['core'],
  'web/ui': ['web/browser', 'web/art', 'core'],
  'web/forms': ['web/ui', 'core'],
  'web/shell': ['web/forms', 'web/ui', 'web/browser', 'web/art', 'core', 'lib', 'db', 'auth', 'operations'],
  'web/features': [
    'web/shell',
    'web/forms',
    'web/ui',
    'web/browser',
    'web/art',
    'extension',
    'core',
    'lib',
    'db',
    'auth',
    'operations',
    'seed',
  ],
  'web/framework-patches': ['web/ui', 'web/browser', 'core'],
  'web/app': [
    'web/framework-patches',
    'web/features',
    'web/shell',
    'web/forms',
    'web/ui',
    'core',
    'lib',
    'db',
    'auth',
    'operations',
  ],
  // React Router requires these four files. They stay in src/web, because it generates types only for routes below that
  // folder.
  web: [
    'web/framework-patches',
    'web/app',
    'web/features',
    'web/shell',
    'web/forms',
    'web/ui',
    'web/browser',
    'web/styles',
    'web/art',
    'core',
    'lib',
    'db',
    'auth',
    'operations',
  ],
  server: ['api', 'web/app', 'web/shell', 'web', 'core', 'lib', 'db', 'auth', 'operations', 'jobs', 'seed'],
}

/** Parts of one feature that other features use. Add a line here before a feature imports another. */
const featuresMayImport: Record<string, Array<string>> = {
  about: ['messages'],
  accounts: ['admin', 'collections', 'offline', 'pictures', 'planning', 'shopping', 'submissions'],
  admin: ['affiliates'],
  affiliates: ['admin', 'pictures'],
  audit: ['admin', 'jobs'],
  backup: ['admin'],
  browse: ['collections', 'importing', 'recipes'],
  chefs: ['browse', 'recipes'],
  collections: ['exporting', 'offline', 'recipes', 'shopping'],
  community: ['recipes', 'reviews'],
  content: ['admin', 'affiliates', 'pictures', 'recipes'],
  cooking: ['recipes', 'reviews'],
  feeds: ['admin'],
  crawler: ['admin'],
  home: ['affiliates', 'chefs', 'newsletter', 'notes', 'recipes'],
  importing: ['submissions', 'suggestions'],
  jobs: ['admin'],
  messages: ['admin'],
  moderation: ['admin', 'recipes', 'reviews'],
  'my-recipes': ['exporting', 'importing', 'moderation', 'pictures'],
  'my-reviews': ['moderation', 'reviews'],
  newsletter: ['admin', 'content', 'pictures'],
  notes: ['admin', 'importing', 'moderation', 'recipes'],
  offline: ['collections', 'cooking', 'planning', 'recipes', 'shopping'],
  planning: ['collections', 'recipes', 'shopping'],
  recipes: ['admin', 'collections', 'exporting', 'moderation', 'planning', 'reviews', 'shopping', 'submissions'],
  reviews: ['pictures', 'recipes'],
  search: ['browse', 'my-recipes', 'recipes', 'shopping'],
  settings: ['admin', 'pictures'],
  'style-guide': ['recipes'],
  submissions: ['moderation', 'my-recipes', 'pictures', 'suggestions'],
  templates: ['admin'],
}

/** Files that belong to no subject. All other files in these folders are in a subject's folder. */
const looseFiles: Record<string, Array<string>> = {
  core: [],
  db: [],
  web: ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts'],
}

/**
 * The packages each layer may use. `node:` means all of Node. SQL, outgoing requests and image processing are each
 * allowed in only one layer.
 */
const mayUse: Record<string, Array<string>> = {
  core: ['any-ascii', 'diff', 'zod'],
  lib: ['node:', 'ipaddr.js', 'pino', 'undici', 'zod'],
  importer: ['node:stream/consumers', 'node:zlib', 'csv-parse', 'htmlparser2', 'unpdf', 'yaml', 'yauzl'],
  exporter: [
    '@expo-google-fonts',
    'fontkit',
    'node:crypto',
    'node:fs',
    'node:stream',
    'node:url',
    'node:zlib',
    'pdfkit',
    'yaml',
    'yazl',
  ],
  db: ['node:', 'drizzle-orm', 'pg', 'pg-boss', 'pg-copy-streams', 'zod'],
  integrations: [
    'node:',
    '@notionhq/client',
    'feedsmith',
    'htmlparser2',
    'nodemailer',
    'openid-client',
    'robots-parser',
    'zod',
  ],
  auth: ['node:', '@better-auth/passkey', '@zxcvbn-ts', 'better-auth', 'zod'],
  operations: [
    'node:',
    '@fastify/busboy',
    'diff',
    'fontkit',
    'libheif-js',
    'lru-cache',
    'mrml',
    'p-queue',
    'sanitize-html',
    'sharp',
    'tar-stream',
    'tesseract.js',
    'yazl',
    'zod',
  ],
  seed: ['node:', 'zod'],
  jobs: [],
  api: ['@hono/node-server', 'hono', 'ipaddr.js', 'node:http', 'zod'],
  cli: ['node:'],
  'service-worker': ['serwist'],
  'web/browser': ['react', 'react-router'],
  'web/ui': [
    '@dnd-kit/dom',
    '@dnd-kit/react',
    'class-variance-authority',
    'clsx',
    'lucide-react',
    'radix-ui',
    'react',
    'react-router',
    'sonner',
    'tailwind-merge',
  ],
  'web/forms': ['@conform-to/react', '@conform-to/zod', 'react', 'react-router', 'zod'],
  'web/framework-patches': ['lucide-react', 'node:path', 'react', 'react-router', 'vite'],
  'web/styles': ['@fontsource-variable/figtree', '@fontsource-variable/fredoka'],
  'web/shell': ['lucide-react', 'radix-ui', 'react', 'react-router'],
  'web/features': [
    '@dnd-kit/react',
    '@tiptap/extension-image',
    '@tiptap/pm/state',
    '@tiptap/pm/tables',
    '@tiptap/pm/view',
    '@tiptap/react',
    '@tiptap/starter-kit',
    'class-variance-authority',
    'client-zip',
    'lucide-react',
    'radix-ui',
    'react',
    'react-dom',
    'react-router',
    'uqr',
  ],
  'web/app': ['node:stream', 'react', 'react-dom', 'react-router'],
  web: ['@react-router/dev', '@react-router/node', 'node:stream', 'react', 'react-dom', 'react-router'],
  server: ['node:', '@hono/node-server', 'hono', 'ipaddr.js', 'lru-cache', 'react-router', 'vite'],
}

/** Folders whose subfolders never import each other. */
const separateNeighbors = ['importer/sources', 'integrations']

/** Shorter files with only one importer belong in that importer. */
const fewestLines = 15

/** Exceptions: short files with one importer, each with the reason. */
const shortFiles: Record<string, string> = {
  'importer/sources/index.ts': 'the list that a new source adds its line to',
  'web/features/accounts/merge-anonymous-data.ts': 'imported on demand, so that pages load without it',
  'web/styles/fonts.ts': 'only web/styles may use the font packages',
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
  .map(({ file, text }) => ({ file, imports: importsOf(text), lineCount: text.trimEnd().split('\n').length }))

/**
 * Finds static, dynamic and side-effect imports anywhere in a line. Ignores addresses and texts that contain the word.
 */
function importsOf(text: string) {
  const found = text.matchAll(/(?<![\w.$'"`/-])(?:from|import)\s*\(?\s*(['"`])([^'"`\s]+)\1/g)
  return [...found].map((match) => match[2] ?? '')
}

function layerOf(path: string) {
  if (path === 'server.ts') return 'server'
  const [first = '', second = '', ...below] = path.split('/')
  return first === 'web' && below.length > 0 ? `web/${second}` : first
}

const featureOf = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1]

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const ownFiles = files.filter(({ file }) => !isTest(file))

const targetsOf = (file: string, imports: Array<string>) =>
  imports
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)).replaceAll('\\', '/'))

test('finds static, dynamic and side-effect imports', () => {
  const text = `
    import a, { type B } from './a.ts'; import "b"
    const c = await import('c/deep'), d = lazy(() => import( \`d\` ))
    export * from "@e/f/g"
    <Link to="/import" className="h" />; route('import', 'i.tsx'); object.import('j')`
  expect(importsOf(text)).toEqual(['./a.ts', 'b', 'c/deep', 'd', '@e/f/g'])
})

test('imports point down', () => {
  const violations = ownFiles.flatMap(({ file, imports }) => {
    const layer = layerOf(file)
    const allowed = mayImport[layer]
    if (!allowed) return [`${file} is in a folder the table does not list`]
    return (
      targetsOf(file, imports)
        .filter((target) => !target.includes('/+types/'))
        // The import is only for the type of the root loader's data.
        .filter((target) => !(layer === 'web/features' && target === 'web/root.tsx'))
        .filter((target) => layerOf(target) !== layer && !allowed.includes(layerOf(target)))
        .map((target) => `${file} → ${target}`)
    )
  })
  expect(violations).toEqual([])
})

test('a feature imports only the features listed for it', () => {
  const violations = ownFiles.flatMap(({ file, imports }) => {
    const feature = featureOf(file)
    if (!feature) return []
    const allowed = featuresMayImport[feature] ?? []
    return targetsOf(file, imports)
      .filter((target) => {
        const other = featureOf(target)
        return other && other !== feature && !allowed.includes(other)
      })
      .map((target) => `${file} → ${target}`)
  })
  expect(violations).toEqual([])
})

test('every listed feature import is still needed', () => {
  const used = new Set(
    ownFiles.flatMap(({ file, imports }) =>
      targetsOf(file, imports).map((target) => `${featureOf(file)} → ${featureOf(target)}`),
    ),
  )
  const listed = Object.entries(featuresMayImport).flatMap(([feature, others]) =>
    others.map((other) => `${feature} → ${other}`),
  )
  expect(listed.filter((edge) => !used.has(edge))).toEqual([])
})

test('every file lies in the folder of its subject', () => {
  for (const [folder, allowed] of Object.entries(looseFiles)) {
    const loose = readdirSync(join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
    expect({ folder, loose: loose.toSorted() }).toEqual({ folder, loose: allowed })
  }
})

const areaOf = (file: string) => file.split('/')[0]

test('a short file with one importer is part of that importer', () => {
  const importers = Map.groupBy(
    files.flatMap(({ file, imports }) => targetsOf(file, imports).map((target) => ({ file, target }))),
    ({ target }) => target,
  )
  const found = ownFiles
    // The framework or the page list needs these files. An operation or a job is one file.
    .filter(({ file }) => !/\/routes\/|\/pages\.ts$|^(?:operations|jobs)\//.test(file))
    .filter(({ file }) => !(file in shortFiles))
    .filter(({ file, lineCount }) => lineCount < fewestLines && importers.get(file)?.length === 1)
    // If all importers are in other layers, the file cannot move into an importer.
    .filter(({ file }) => importers.get(file)?.every((importer) => areaOf(importer.file) === areaOf(file)))
    .map(({ file }) => file)
  expect(found).toEqual([])
})

test('a layer uses only the packages listed for it', () => {
  const violations = ownFiles.flatMap(({ file, imports }) => {
    const allowed = mayUse[layerOf(file)] ?? []
    return imports
      .filter((name) => !name.startsWith('.'))
      .filter((name) => !allowed.some((known) => `${name}/`.startsWith(known === 'node:' ? known : `${known}/`)))
      .map((name) => `${file} → ${name}`)
  })
  expect(violations).toEqual([])
})

test('one source or integration does not import another', () => {
  const violations = files.flatMap(({ file, imports }) =>
    separateNeighbors.flatMap((parent) => {
      const own = relative(parent, file).split('/')
      if (own[0] === '..' || own.length < 2) return []
      return imports
        .map((name) => relative(parent, normalize(join(dirname(file), name))).split('/'))
        .filter((target) => target[0] !== '..' && target.length > 1 && target[0] !== own[0])
        .map((target) => `${file} → ${parent}/${target.join('/')}`)
    }),
  )
  expect(violations).toEqual([])
})

test('only one file fetches on the server, and one in the pages', () => {
  const violations = ownFiles
    .filter(({ file }) => !/^(?:lib\/http\/|service-worker\/|web\/browser\/client\.ts$)/.test(file))
    .filter(({ file }) =>
      /(?<![.\w])(?:(?:window|globalThis)\.)?fetch\(|^import (?!type\b|{ STATUS_CODES }).* from '(?:undici|node:https?)'/m.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
    .map(({ file }) => file)
  expect(violations.filter((file) => !/^server(?:\.ts|\/listen\.ts)$/.test(file))).toEqual([])
})

test('only one component decides what an error looks like', () => {
  const boundaries = ownFiles
    .map(({ file }) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
    .filter(({ text }) => /^export (?:function|const) ErrorBoundary\b/m.test(text))
  expect(boundaries.length).toBeGreaterThan(10)
  const own = boundaries.filter(({ text }) => !/ErrorBoundary = errorBoundary\(|<ErrorStatus /.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
})

test('only one file uses the storage of the browser', () => {
  // The theme script runs in the document's head before any module. The extension has a storage of its own.
  const allowed = ['extension/site-address.ts', 'web/browser/stored-entry.ts', 'web/shell/theme-script.ts']
  const users = ownFiles.filter(({ file }) =>
    /\b(?:local|session)Storage\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(users.map(({ file }) => file).toSorted()).toEqual(allowed)
})

test('patterns take the fraction signs from one file', () => {
  const violations = ownFiles.filter(({ file }) =>
    /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]{2}/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('pages make random ids in one way, which also works over plain http', () => {
  const users = ownFiles.filter(
    ({ file }) => file.startsWith('web/') && /randomUUID\(/.test(readFileSync(join(source, file), 'utf8')),
  )
  // An action, which runs on the server.
  expect(users.map(({ file }) => file)).toEqual(['web/features/reviews/routes/review-helpful.ts'])
})

test('converts file URLs to paths safely, since a folder name may contain spaces', () => {
  const violations = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: project }).filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(join(project, file), 'utf8')),
  )
  expect(violations).toEqual([])
})

test('every page with a form keeps what was typed when the site cannot be reached', () => {
  const takesForm = /^export (?:async function|const) action\b/m
  const pages = globSync('src/web/features/*/routes/*.{ts,tsx}', { cwd: project }).map((path) => ({
    path,
    text: readFileSync(join(project, path), 'utf8'),
  }))
  const keeps = /^export const clientAction = \(sent: Route\.ClientActionArgs\) =>\s+keepPageOffline\(sent\b/m
  const losing = pages.filter(({ text }) => takesForm.test(text) && !keeps.test(text)).map(({ path }) => path)
  // Contact, newsletter and support show a message of their own. In the
  // forms of shopping lists only browsers without script type, and nothing is typed in the others.
  const others = [
    'account-plan.ts',
    'choices.ts',
    'contact.tsx',
    'cooked.ts',
    'newsletter.tsx',
    'recipe-lines.ts',
    'review-helpful.ts',
    'saved-account.ts',
    'saved-export.ts',
    'shared-list.tsx',
    'shopping-list.tsx',
    'sign-out.ts',
    'support.tsx',
  ]
  expect(losing.map((path) => basename(path)).toSorted()).toEqual(others)
  expect(pages.filter(({ text }) => takesForm.test(text)).length).toBeGreaterThan(40)
})
