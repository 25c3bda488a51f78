import { numberText } from '../../../core/text/number-text.ts'
import { getDocumentProxy } from 'unpdf'
import { readTextPages } from '../../layout/read-text-pages.ts'
import type { TextPage } from '../../layout/text-page.ts'
import type { RawDocument, ReadOutcome, Source } from '../../source.ts'
import { ignoreLateFailures } from './ignore-late-failures.ts'
import { type PdfDocument, readPdfPage } from './read-pdf-page.ts'
import { picturesFor } from './pdf-pictures.ts'
import { hasNoText, scansOf } from './page-scans.ts'
import { attachedRecipes } from './attached-recipes.ts'
import { needsSlowRepair } from './slow-repair.ts'
import { findStreamProblem } from './check-streams.ts'

/** Cookbooks have more pages, but 40 recipes at once are enough to check. */
const mostPages = 100

/** PDF files with a text layer. The PDF library contains no code that runs scripts or fonts. */
export const pdf = {
  id: 'pdf',
  label: 'PDF',
  accepts: ({ bytes }) => isPdf(bytes),
  async *read(document, read) {
    const opened = await open(document)
    if (!opened.ok) return yield opened
    const { file } = opened
    try {
      let isOurs = false
      for await (const outcome of attachedRecipes(file, document, read)) {
        isOurs = true
        yield outcome
      }
      if (isOurs) return
      const count = Math.min(file.numPages, mostPages)
      const pages = document.pages ?? (await textOf(file, count))
      const scans = document.pages ? [] : await scansOf(file, pages)
      if (scans.length > 0) {
        const texts = pages.every(hasNoText) ? {} : { pages }
        return yield { ok: false, at: document.name, problem: onlyPictures, scans, ...texts }
      }
      const { recipes, problem, text } = await readTextPages(pages, document.name, read)
      const all = numberText(file.numPages)
      if (recipes.length === 0)
        return yield {
          ok: false,
          at: document.name,
          text,
          problem: file.numPages > count ? `The first ${count} of the ${all} pages have no recipe` : problem,
        }
      const pictures = await picturesFor(file, pages, recipes)
      for (const [index, { recipe }] of recipes.entries()) {
        const picture = pictures[index]
        yield picture ? { ...recipe, picture } : recipe
      }
      if (file.numPages > count) {
        yield { ok: false, at: document.name, problem: `The PDF has ${all} pages. We read only the first ${count}` }
      }
    } finally {
      await file.loadingTask.destroy()
    }
  },
} satisfies Source

async function textOf(file: PdfDocument, count: number): Promise<Array<TextPage>> {
  const pages: Array<TextPage> = []
  for (let number = 1; number <= count; number += 1) pages.push(await readPdfPage(file, number))
  return pages
}

const onlyPictures = 'The PDF has only pictures of text. Import it by itself, so that the text can be recognized'

const locked = 'The PDF is protected by a password. Save a copy without a password, and choose that'
const damaged = 'The PDF is damaged. Save it again where it came from, or paste its text instead'

/** Some programs write a line before the header. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

async function open({ bytes, name }: RawDocument): Promise<{ ok: true; file: PdfDocument } | Failure> {
  const problem = findStreamProblem(bytes)
  if (problem === 'too large') return { ok: false, at: name, problem: 'The PDF contains more than we can read at once' }
  if (problem === 'damaged' || needsSlowRepair(bytes)) return { ok: false, at: name, problem: damaged }
  ignoreLateFailures()
  try {
    // The library takes the bytes away from their owner.
    const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: 60_000_000 })
    return { ok: true, file }
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    return { ok: false, at: name, problem: isLocked ? locked : damaged, cause }
  }
}

type Failure = Extract<ReadOutcome, { ok: false }>
