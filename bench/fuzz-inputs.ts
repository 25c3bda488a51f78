import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openZip } from '../src/importer/readers/zip.ts'
import type { RawDocument } from '../src/importer/source.ts'
import { samples } from '../src/importer/testing/samples.ts'
import { bytesOf, nothing, plumCake, type Sample } from '../src/importer/testing/samples/sample.ts'
import { corpusFolder } from '../tests/corpus.ts'
import { damaged, type Random, randomOf } from './damage.ts'

const fixtures = join(import.meta.dirname, '../src/importer/sources/web-page/fixtures')
const page = readFileSync(join(fixtures, 'json-ld-graph.html'))
const otherNames = [
  'a.json',
  'a.csv',
  'a.xml',
  'a.txt',
  'a.md',
  'a.yaml',
  'a.html',
  'a.zip',
  'a.cook',
  'a.sql',
  'a.enex',
]

/** Damages a file in a different way for each number. */
type Damaging = (random: Random) => RawDocument

/** The files to damage, by format or name. A new one does not change the seeds of the others. */
export async function readPool(): Promise<ReadonlyMap<string, Damaging>> {
  const files = [...readFolder(fixtures, '*.html'), ...(await corpusExports())]
  return new Map<string, Damaging>([
    ...samples.map((sample) => [sample.format, (random: Random) => damagedSample(sample, random)] as const),
    ...files.map(
      ({ name, bytes }) => [name, (random: Random) => renamed(name, damagedBytes(bytes, random), random)] as const,
    ),
  ])
}

const readFolder = (folder: string, pattern: string): Array<RawDocument> =>
  globSync(pattern, { cwd: folder }).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))

/** Reads the exports of other apps, where they exist, and some of the files in them. */
async function corpusExports(): Promise<Array<RawDocument>> {
  const folder = join(corpusFolder, 'exports')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  return [...files, ...(await Promise.all(files.map(partsOf))).flat()]
}

async function partsOf({ name, bytes }: RawDocument): Promise<Array<RawDocument>> {
  if (!name.endsWith('.zip')) return []
  const archive = await openZip(bytes, { left: 2 ** 30 })
  const parts: Array<RawDocument> = []
  for (const path of archive.names.filter((each) => /\.(?:json|html|csv)$/i.test(each)).slice(0, 5)) {
    const part = await archive.read(path)
    if (part && part.length < 500_000) parts.push({ name: `${name} ${basename(path)}`, bytes: part })
  }
  return parts
}

/** Returns the damaged file of a seed such as "YAML#7". */
export function inputOf(seed: string, pool: ReadonlyMap<string, Damaging>): RawDocument | undefined {
  const [name = '', number = '0'] = seed.split('#')
  return pool.get(name)?.(randomOf(Number(number)))
}

const damagedBytes = (bytes: Uint8Array, random: Random) => damaged(Buffer.from(bytes), random, page)

/** A wrong name leads to another source. */
const renamed = (name: string, bytes: Uint8Array, random: Random): RawDocument => ({
  name: random(8) === 0 ? (otherNames[random(otherNames.length)] ?? name) : name,
  bytes: Uint8Array.from(bytes),
})

/** In archives, mostly the files inside are damaged. */
function damagedSample(sample: Sample, random: Random): RawDocument {
  const recipes = [plumCake, nothing, { ...plumCake, title: 'Second cake' }].slice(0, 1 + random(3))
  const bytes =
    random(5) === 0
      ? damagedBytes(bytesOf(sample, recipes), random)
      : bytesOf(sample, recipes, (text) => damagedBytes(Buffer.from(text), random))
  return renamed(sample.name, bytes, random)
}
