import type { ExportedRecipe } from '../../exporter.ts'
import { schemaRecipe } from '../../writers/schema-recipe.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { inks } from './text-writer.ts'
import { writeRecipe } from './write-recipe.ts'

interface Entry {
  title: string
  page: number
  place: string
}

/** Writes the document. It is a separate file, because it is loaded with the first PDF. */
export async function* writePages(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<Uint8Array> {
  const iterator = recipes[Symbol.asyncIterator]()
  try {
    let next = await iterator.next()
    const sheet = newSheet('Recipes', next.done ? new Date(0) : next.value.changedAt)
    const contents: Array<Entry> = []
    while (!next.done) {
      const { recipe, picture } = next.value
      const place = `recipe-${contents.length + 1}`
      contents.push({ title: recipe.title, page: sheet.newPage(), place })
      sheet.pdf.addNamedDestination(place)
      sheet.pdf.outline.addItem(recipe.title)
      writeRecipe(sheet, recipe, await picture())
      attach(sheet, `${place}.json`, next.value)
      sheet.endPages(String)
      yield* written(sheet)
      next = await iterator.next()
    }
    if (contents.length > 1) writeContents(sheet, contents)
    if (contents.length === 0) sheet.newPage()
    sheet.pdf.end()
    yield* sheet.pdf as AsyncIterable<Uint8Array>
  } finally {
    await iterator.return?.()
  }
}

/** A PDF contains its recipes as data too, so that nothing is guessed when it is imported. */
function attach({ pdf }: Sheet, name: string, { recipe, changedAt }: ExportedRecipe) {
  const dates = { creationDate: changedAt, modifiedDate: changedAt }
  const json = Buffer.from(JSON.stringify(schemaRecipe(recipe)))
  pdf.file(json, { name, type: 'application/json', ...dates })
}

/** The contents are written last, when the numbers of the pages are known. */
function writeContents(sheet: Sheet, contents: ReadonlyArray<Entry>) {
  sheet.newPage()
  sheet.write('Contents', { face: 'title', size: 25, ink: inks.title, below: 14 })
  for (const { title, page, place } of contents) {
    sheet.ensureRoom(20)
    sheet.writeMarked(String(page), { size: 11.5, align: 'right' }, () =>
      sheet.write(title, { size: 11.5, inset: 40, below: 5, goTo: place }),
    )
  }
  sheet.moveToFront(sheet.endPages(() => 'Contents'))
}

/** Takes what is written so far, so that finished pages and pictures do not wait in memory. */
function* written({ pdf: document }: Sheet): Generator<Uint8Array> {
  for (let chunk = document.read() as Uint8Array | null; chunk !== null; chunk = document.read() as Uint8Array | null)
    yield chunk
}
