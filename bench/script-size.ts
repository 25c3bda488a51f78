import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { printLine } from './budget.ts'

const project = join(import.meta.dirname, '..')
const { assets }: ServerBuild = await import(join(project, 'build/server/index.js'))
const { root, 'features/recipes/routes/recipe': recipe } = assets.routes
if (!root || !recipe) throw new Error('The build has no recipe page under this name')

/** All scripts of a recipe page, compressed. */
const files = new Set([
  assets.url,
  ...[assets.entry, root, recipe].flatMap((part) => [part.module, ...(part.imports ?? [])]),
])
const bytes = [...files].map((file) => gzipSync(readFileSync(join(project, 'build/client', file)), { level: 9 }).length)
printLine({
  what: 'script of the recipe page, gzipped',
  value: bytes.reduce((sum, size) => sum + size, 0) / 1000,
  unit: 'KB',
  budget: 185,
  is: 'most',
  note: `${files.size} files`,
})
