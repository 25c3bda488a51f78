import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import type { PageRecipe } from './page-recipes.ts'

type Draw = (page: PDFKit.PDFDocument) => void

/** Makes a PDF file. `draw` begins on the first page. */
export async function makePdf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'A5', margin: 40, ...options })
  draw(document)
  document.end()
  return new Uint8Array(await buffer(document))
}

const heading = (page: PDFKit.PDFDocument, text: string) =>
  page.moveDown(0.6).font('Helvetica-Bold').fontSize(13).text(text).font('Helvetica').fontSize(10.5).moveDown(0.2)

export function drawTitle(page: PDFKit.PDFDocument, { title }: PageRecipe) {
  page.font('Helvetica-Bold').fontSize(22).text(title)
}

/** Draws a recipe in one column. */
export function drawRecipe(page: PDFKit.PDFDocument, recipe: PageRecipe) {
  drawTitle(page, recipe)
  heading(page, recipe.headings.ingredients)
  for (const line of recipe.ingredients) page.text(line)
  heading(page, recipe.headings.steps)
  for (const [index, step] of recipe.steps.entries()) page.text(`${index + 1}. ${step}`).moveDown(0.3)
}

/** Draws the ingredients in a narrow left column and the steps in a right one, below the title. */
export function drawInColumns(page: PDFKit.PDFDocument, recipe: PageRecipe) {
  drawTitle(page, recipe)
  const top = page.y + 12
  page.font('Helvetica-Bold').fontSize(13).text(recipe.headings.ingredients, 40, top, { width: 120 })
  page.font('Helvetica').fontSize(10.5)
  for (const line of recipe.ingredients) page.text(line, { width: 120 }).moveDown(0.25)
  page.font('Helvetica-Bold').fontSize(13).text(recipe.headings.steps, 185, top, { width: 195 })
  page.font('Helvetica').fontSize(10.5)
  for (const step of recipe.steps) page.text(step, { width: 195, align: 'left' }).moveDown(0.5)
}
