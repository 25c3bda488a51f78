import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')

/** The folder of saved recipe pages. It is not in the repository. */
export const corpusFolder = resolve(root, process.env['MARSHMALLOW_CORPUS'] ?? '../shared/corpus')

/**
 * Returns whether the corpus exists. If it is missing, CI fails. On other machines, the test is skipped with a warning.
 */
export function hasCorpus(purpose: string): boolean {
  if (existsSync(join(corpusFolder, 'web', 'manifest.json'))) return true
  if (process.env['CI'] === 'true')
    throw new Error(`${purpose} needs the corpus at ${corpusFolder}, and it is not there`)
  console.warn(
    `\n!!! SKIPPED: ${purpose}. There is no corpus at ${corpusFolder}; name its folder with MARSHMALLOW_CORPUS.\n`,
  )
  return false
}

export interface CorpusPage {
  id: string
  class: string
}

export function corpusPages(folder = 'web'): Array<CorpusPage> {
  const { pages } = JSON.parse(readFileSync(join(corpusFolder, folder, 'manifest.json'), 'utf8')) as {
    pages: Array<CorpusPage>
  }
  return pages
}

export function corpusHtml(id: string, folder = 'web'): Buffer {
  const file = join(corpusFolder, folder, `${id}.html`)
  return existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`))
}

export function corpusExpected(
  id: string,
  folder = 'web',
): {
  title: string
  ingredients: Array<string>
  ingredient_groups?: Array<{ purpose: string | null; ingredients: Array<string> }>
  instructions_list: Array<string>
} {
  return JSON.parse(readFileSync(join(corpusFolder, folder, `${id}.json`), 'utf8'))
}
