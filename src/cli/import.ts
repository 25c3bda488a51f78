import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RawDocument } from '../importer/source.ts'
import type { App } from '../operations/app.ts'
import { fetchDocument } from '../operations/importing/fetch-document.ts'
import { importDocument } from '../operations/importing/import-document.ts'
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
    for await (const found of documents(app, targets)) {
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

async function* documents(app: App, targets: ReadonlyArray<string>): AsyncGenerator<Found> {
  for (const target of targets) {
    if (/^https?:\/\//i.test(target)) {
      const fetched = await fetchDocument(app.http, target)
      yield fetched.ok ? fetched : { ok: false, name: target, message: fetched.message }
    } else if ((await stat(target)).isDirectory()) {
      for await (const path of glob('**/*.{html,htm,xhtml,html.gz}', { cwd: target }))
        yield fromFile(join(target, path))
    } else yield fromFile(target)
  }
}

async function fromFile(path: string): Promise<Found> {
  try {
    const bytes = await readFile(path)
    return { ok: true, document: { name: path, bytes: path.endsWith('.gz') ? gunzipSync(bytes) : bytes } }
  } catch (cause) {
    return { ok: false, name: path, message: cause instanceof Error ? cause.message : String(cause) }
  }
}
