import type { RawDocument } from '../importer/source.ts'
import type { App } from '../operations/app.ts'
import { fetchDocument } from '../operations/importing/fetch-document.ts'
import { importDocument } from '../operations/importing/import-document.ts'
import { type NamedPage, namedPages, readPageFile } from './page-files.ts'
import { withApp } from './with-app.ts'

type Found = { ok: true; document: RawDocument } | { ok: false; name: string; message: string }

/** `marshmallow import`: what the import page does, for many pages and without asking. Prints one line per recipe. */
export async function run(targets: ReadonlyArray<string>): Promise<number> {
  if (targets.length === 0) {
    process.stderr.write('Name at least one file, folder or address.\n')
    return 2
  }
  return withApp(async (app) => {
    let problems = 0
    for await (const page of namedPages(targets)) {
      const found = await documentOf(app, page)
      if (!found.ok) {
        problems += 1
        process.stdout.write(`failed  ${found.name}: ${found.message}\n`)
      } else problems += await keep(app, found.document)
    }
    return problems > 0 ? 1 : 0
  })
}

async function keep(app: App, document: RawDocument): Promise<number> {
  let problems = 0
  for await (const outcome of importDocument(app, document)) {
    switch (outcome.kind) {
      case 'saved':
        process.stdout.write(
          `saved   /recipe/${outcome.id}${outcome.imageProblem ? ` without its picture: ${outcome.imageProblem}` : ''}\n`,
        )
        break
      case 'exists':
        process.stdout.write(`known   /recipe/${outcome.id}\n`)
        break
      case 'problem':
        problems += 1
        process.stdout.write(`failed  ${outcome.at}: ${outcome.problem}\n`)
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
      const read = await readPageFile(page.path)
      if (!read.ok) return { ok: false, name: page.path, message: read.problem }
      return { ok: true, document: { name: page.path, bytes: read.bytes } }
    }
  }
}
