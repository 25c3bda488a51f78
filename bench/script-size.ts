import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { printLine } from './budget.ts'

const project = join(import.meta.dirname, '..')
const { assets }: ServerBuild = await import(join(project, 'build/server/index.js'))
const { root, 'routes/recipe': recipe } = assets.routes

/** Everything a browser loads to make a recipe page alive, as it travels. */
const files = new Set([
  assets.url,
  ...[assets.entry, root, recipe].flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])),
])
const bytes = [...files].map((file) => gzipSync(readFileSync(join(project, 'build/client', file)), { level: 9 }).length)
printLine({
  what: 'script of the recipe page, gzipped',
  value: bytes.reduce((sum, size) => sum + size, 0) / 1000,
  unit: 'KB',
  budget: 150,
  is: 'most',
  note: `${files.size} files`,
})
