import type { RawDocument } from '../importer/source.ts'
import type { App } from '../operations/app/app.ts'
import { fetchDocument } from '../operations/importing/fetch-document.ts'
import { importDocument } from '../operations/importing/import-document.ts'
import { largestExport, type NamedPage, namedPages, readPageFile, recipeFilesOfFolder } from './page-files.ts'
import { withApp } from './with-app.ts'

type Found = { ok: true; document: RawDocument } | { ok: false; name: string; message: string }

/** `marshmallow import`: imports pages and exports of recipe managers and prints one line per recipe. */
export async function run(targets: ReadonlyArray<string>): Promise<number> {
  if (targets.length === 0) {
    process.stderr.write('Name at least one file, folder or address.\n')
    return 2
  }
  return withApp(
    async (app) => {
      let problems = 0
      for await (const page of namedPages(targets, recipeFilesOfFolder)) {
        const found = await documentOf(app, page)
        if (!found.ok) {
          problems += 1
          process.stderr.write(`failed  ${found.name}: ${found.message}\n`)
        } else problems += await importAndPrint(app, found.document)
      }
      return problems > 0 ? 1 : 0
    },
    { mayMakeDatabase: true },
  )
}

async function importAndPrint(app: App, document: RawDocument): Promise<number> {
  let problems = 0
  for await (const outcome of importDocument(app, document)) {
    switch (outcome.kind) {
      case 'saved':
        process.stdout.write(
          `saved   /recipe/${outcome.id}${outcome.imageProblem ? ` without its picture: ${outcome.imageProblem}` : ''}\n`,
        )
        for (const part of outcome.cut) process.stdout.write(`cut     /recipe/${outcome.id}: ${part}\n`)
        break
      case 'exists':
        process.stdout.write(`known   /recipe/${outcome.id}\n`)
        break
      case 'problem':
        problems += 1
        process.stderr.write(`failed  ${outcome.at}: ${outcome.problem}\n`)
    }
  }
  return problems
}

async function documentOf(app: App, page: NamedPage): Promise<Found> {
  switch (page.kind) {
    case 'missing':
      return { ok: false, name: page.id, message: page.problem }
    case 'address': {
      const fetched = await fetchDocument(app.http, page.id)
      return fetched.ok ? fetched : { ok: false, name: page.id, message: fetched.message }
    }
    case 'file': {
      const read = await readPageFile(page.path, largestExport)
      if (!read.ok) return { ok: false, name: page.path, message: read.problem }
      return { ok: true, document: { name: page.path, bytes: read.bytes } }
    }
  }
}
