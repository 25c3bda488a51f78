import { randomUUID } from 'node:crypto'
import { counted } from '../core/text/counted.ts'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exportFormats, isExportFormat } from '../core/exporting/export-formats.ts'
import { listManagedIds } from '../db/recipes/managed-recipes.ts'
import { listRecipesToExport } from '../db/recipes/recipes-to-export.ts'
import type { App } from '../operations/app/app.ts'
import { exportFile, exportRecipe } from '../operations/exporting/export-file.ts'
import { recipeIdOf } from '../operations/recipes/recipe-id-of.ts'
import { explainFailedWrite } from './explain-failed-write.ts'
import { withApp } from './with-app.ts'

const usage = `Name a format and a file: marshmallow export --format paprika --out recipes.paprikarecipes
The formats are ${exportFormats.map(({ id }) => id).join(', ')}.
`

/** `marshmallow export`: writes recipes into a file that other apps read. Without ids, all recipes but drafts. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  const options = optionsIn(args)
  if (!options) {
    process.stderr.write(usage)
    return 2
  }
  if (existsSync(options.out)) {
    process.stderr.write(`${options.out} already exists. Name another file, or remove this one first.\n`)
    return 1
  }
  return withApp((app) => explainFailedWrite(options.out, () => write(app, options)))
}

type Options = NonNullable<ReturnType<typeof optionsIn>>

function optionsIn(args: ReadonlyArray<string>) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string' }, out: { type: 'string' } },
      allowPositionals: true,
    })
    const { format, out } = values
    return isExportFormat(format) && out ? { format, out, recipes: positionals } : null
  } catch {
    return null
  }
}

async function write(app: App, { format, out, recipes }: Options): Promise<number> {
  const named = recipes.map(recipeIdOf)
  const ids = recipes.length > 0 ? named : await listManagedIds(app.db, { words: '', status: null, viewer: null })
  const unknown = recipes.length > 0 ? await unknownAmong(app, named) : []
  for (const id of unknown) process.stderr.write(`There is no recipe ${id}\n`)
  if (unknown.length > 0) return 1
  const [only] = named
  const { content } =
    (only !== undefined && named.length === 1 && (await exportRecipe(app, 'command-line', format, only))) ||
    exportFile(app, 'command-line', format, { ids, title: 'recipes' })
  const unfinished = `${out}.unfinished-${randomUUID().slice(0, 8)}`
  try {
    await pipeline(content, createWriteStream(unfinished, { flags: 'wx' }))
    await rename(unfinished, out)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
  process.stdout.write(`${out}: ${counted(ids.length, 'recipe')}\n`)
  return 0
}

async function unknownAmong(app: App, ids: ReadonlyArray<string>): Promise<Array<string>> {
  const known = new Set((await listRecipesToExport(app.db, ids)).map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
