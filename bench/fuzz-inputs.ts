import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openZip } from '../src/importer/readers/zip.ts'
import type { RawDocument } from '../src/importer/source.ts'
import { samples } from '../src/importer/testing/samples.ts'
import { bytesOf, nothing, plumCake } from '../src/importer/testing/samples/sample.ts'
import { corpusFolder } from '../tests/corpus.ts'
import { damaged, randomOf } from './damage.ts'

const fixtures = join(import.meta.dirname, '../src/importer/sources/web-page/fixtures')
const names = samples.map(({ name }) => name)

/** Reads the web pages of the tests and, where they exist, the exports of other apps with the files in them. */
export async function readFiles(): Promise<Array<RawDocument>> {
  const pages = globSync('*.html', { cwd: fixtures })
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(fixtures, name)) }))
  const folder = join(corpusFolder, 'exports')
  if (!existsSync(folder)) return pages
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  return [...pages, ...files, ...(await Promise.all(files.map(partsOf))).flat()]
}

async function partsOf({ name, bytes }: RawDocument): Promise<Array<RawDocument>> {
  if (!name.endsWith('.zip')) return []
  const archive = await openZip(bytes, { left: 2 ** 30 })
  const parts: Array<RawDocument> = []
  for (const path of archive.names.filter((each) => /\.(?:json|html|csv)$/i.test(each)).slice(0, 5)) {
    const part = await archive.read(path)
    if (part && part.length < 500_000) parts.push({ name: basename(path), bytes: part })
  }
  return parts
}

/** Returns the damaged file of a seed. In archives, mostly the files inside are damaged. */
export function inputOf(seed: number, files: ReadonlyArray<RawDocument>): RawDocument {
  const random = randomOf(seed)
  const sample = samples[random(samples.length)]
  const file = files[random(files.length)]
  if (!sample) throw new Error('There are no samples')
  const other = Buffer.from(file?.bytes ?? '')
  const { name, bytes } =
    random(4) === 0 && file
      ? { name: file.name, bytes: damaged(other, random, other) }
      : { name: sample.name, bytes: damagedSample() }
  // A wrong name leads to another source.
  return { name: random(8) === 0 ? (names[random(names.length)] ?? name) : name, bytes: Uint8Array.from(bytes) }

  function damagedSample(): Uint8Array {
    const recipes = [plumCake, nothing, { ...plumCake, title: 'Second cake' }].slice(0, 1 + random(3))
    if (!sample) return other
    if (random(5) === 0) return damaged(Buffer.from(bytesOf(sample, recipes)), random, other)
    return bytesOf(sample, recipes, (text) => damaged(Buffer.from(text), random, other))
  }
}
