import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openZip } from '../src/importer/readers/zip.ts'
import type { TextRun } from '../src/importer/layout/text-page.ts'
import type { RawDocument } from '../src/importer/source.ts'
import { drawInColumns, drawRecipe, makePdf } from '../src/importer/testing/make-pdf.ts'
import { leekSoup, toffeePears } from '../src/importer/testing/page-recipes.ts'
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
  const files = [...readFolder(fixtures, '*.html'), ...(await corpusExports()), ...(await pdfFiles())]
  return new Map<string, Damaging>([
    ...samples.map((sample) => [sample.format, (random: Random) => damagedSample(sample, random)] as const),
    ...files.map(
      ({ name, bytes }) => [name, (random: Random) => renamed(name, damagedBytes(bytes, random), random)] as const,
    ),
    ['recognized text', damagedScan],
  ])
}

function drawTwo(document: PDFKit.PDFDocument) {
  drawRecipe(document, toffeePears)
  document.addPage()
  drawInColumns(document, leekSoup)
}

/** Files with readable and with packed parts, because damage of packed parts mostly ends at unpacking. */
async function pdfFiles(): Promise<Array<RawDocument>> {
  const created = { info: { CreationDate: new Date(0) } }
  return [
    { name: 'plain.pdf', bytes: await makePdf(drawTwo, { ...created, compress: false }) },
    { name: 'packed.pdf', bytes: await makePdf(drawTwo, created) },
  ]
}

const farAway = [0, -1, 1e9, -1e9, Number.NaN, Number.POSITIVE_INFINITY]

/** The recognition reads words in wrong places and sizes. */
function damagedScan(random: Random): RawDocument {
  const number = () => (random(20) === 0 ? (farAway[random(farAway.length)] ?? 0) : random(2_000))
  const lines = [toffeePears.title, 'Ingredients', ...toffeePears.ingredients, 'Method', ...toffeePears.steps]
  const pages = Array.from({ length: 1 + random(3) }, () => {
    const runs = Array.from({ length: random(4) === 0 ? random(3_000) : lines.length }, (_, index): TextRun => {
      const isDamaged = random(10) === 0
      const [left, top, size] = isDamaged ? [number(), number(), number()] : [100, 30 * index, 20]
      const text = lines[index % lines.length] ?? ''
      const shown = isDamaged ? damagedBytes(Buffer.from(text), random).toString('utf8').slice(0, 10_000) : text
      return {
        text: shown,
        left,
        top,
        size,
        right: left + 10 * shown.length,
        bottom: top + size,
        isBold: random(9) === 0,
      }
    })
    return { width: random(30) === 0 ? number() : 1_500, height: 2_000, runs }
  })
  return { name: 'photo.jpg', bytes: new Uint8Array(), pages }
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
  const archive = await openZip({ bytes }, { left: 2 ** 30 })
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
