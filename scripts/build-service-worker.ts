import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { anySharedList, shellPages } from '../src/core/offline/offline-pages.ts'
import { anyDrawing, releaseOf } from '../src/core/offline/page-parts.ts'

// Builds the service worker beside the built pages, with the list of files that pages need without a connection.

const root = join(import.meta.dirname, '..')
const client = join(root, process.env['BUILD_FOLDER'] ?? 'build', 'client')
const assets = join(client, 'assets')

interface RouteFiles {
  id: string
  path?: string
  module: string
  imports?: Array<string>
  css?: Array<string>
}

/** The pages that work without a connection, by their pattern in React Router. */
const offlinePages = new Set([
  ...shellPages.map((path) => path.slice(1).replace(anySharedList, ':token')),
  'recipe/:id',
  'recipe/:id/cook',
])

const files = new Set(await readdir(assets))
const list = [...files].find((file) => releaseOf([`/assets/${file}`]))
if (!list) throw new Error('The build has no list of its pages')
const { entry, routes } = await readPageList(list)
const offlineRoutes = Object.values(routes).filter(({ id, path }) => id === 'root' || offlinePages.has(path ?? ''))
if (offlineRoutes.length !== offlinePages.size + 1) throw new Error('The build lacks a page that works offline')
const needed = await withAllParts(
  [entry, ...offlineRoutes].flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]),
)

/** The drawings have a folder of their own. */
const drawings = [...files]
  .filter((file) => file.startsWith('dishes-'))
  .map((file) => anyDrawing(`/assets/${file}/x.svg`))

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD: JSON.stringify({ assets: [...needed, ...drawings] }),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'src', 'service-worker', 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

/** React Router writes the files of each page into a script of its own. */
async function readPageList(file: string) {
  const text = await readFile(join(assets, file), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return JSON.parse(json) as { entry: RouteFiles; routes: Record<string, RouteFiles> }
}

/** Follows the names of files in scripts and styles, so that parts that load on demand are included. */
async function withAllParts(addresses: ReadonlyArray<string>): Promise<Array<string>> {
  const found = new Set([list ?? ''])
  const waiting = addresses.map((address) => address.split('/').at(-1) ?? '')
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.(?:js|css)$/.test(file)) continue
    const text = await readFile(join(assets, file), 'utf8')
    waiting.push(
      ...[...text.matchAll(/[\w.-]+\.(?:js|css|svg|woff2)\b/g)].flatMap(([name]) => (files.has(name) ? name : [])),
    )
  }
  return [...found].toSorted().map((file) => `/assets/${file}`)
}
