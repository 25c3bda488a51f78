import { durationText } from '../../../core/recipes/times/duration-text.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { inGroups } from '../../../core/recipes/in-groups.ts'
import { headingOf, nutritionParts, joinLines, yieldText } from '../../writers/written-parts.ts'
import type { Sheet } from './sheet.ts'
import { inks } from './text-writer.ts'

const pictureHeight = 230
const roundness = 14
/** The space for the number of a step, up to three digits. */
const stepIndent = 24
const itemIndent = 12

/**
 * Writes a recipe in reading order, with the words "Ingredients" and "Instructions" as headings, so that programs that
 * read the text of a PDF find the parts.
 */
export function writeRecipe(sheet: Sheet, recipe: RecipeDraft, picture: Uint8Array | null) {
  const { write, pdf } = sheet
  write(recipe.title, { face: 'title', size: 25, ink: inks.title, below: 4 })
  if (recipe.author) write(`by ${recipe.author}`, { ink: inks.soft, below: 6 })
  if (picture) drawPicture(sheet, picture)
  if (recipe.description) write(joinLines(recipe.description), { size: 11.5, below: 8 })
  writeFacts(sheet, recipe)
  writeIngredients(sheet, recipe)
  writeSteps(sheet, recipe)
  writeNotes(sheet, recipe)
  const facts = nutritionParts(recipe.nutritionFacts)
  if (facts.length > 0) {
    writeHeading(sheet, 'Nutrition per serving')
    write(facts.map(({ label, value, unit }) => `${label}: ${value} ${unit}`).join(' · '), { below: 4 })
  }
  if (recipe.sourceUrl) {
    sheet.ensureRoom(40)
    pdf.y += 10
    write(`Source: ${recipe.sourceUrl}`, { size: 9, ink: inks.soft, link: recipe.sourceUrl })
  }
}

function drawPicture({ pdf, left, width }: Sheet, picture: Uint8Array) {
  const top = pdf.y + 4
  try {
    // A damaged picture fails here, before anything is drawn.
    const image = Buffer.from(picture)
    pdf.save().roundedRect(left, top, width, pictureHeight, roundness).clip()
    pdf.image(image, left, top, { cover: [width, pictureHeight], align: 'center', valign: 'center' })
    pdf.y = top + pictureHeight + 14
  } catch {
    pdf.y = top
  } finally {
    pdf.restore()
  }
}

function writeFacts({ write }: Sheet, recipe: RecipeDraft) {
  const { prepTime, cookTime, totalTime, difficulty, cuisine, categories } = recipe
  const times = [
    ['Prep', prepTime],
    ['Cook', cookTime],
    ['Total', totalTime],
  ] as const
  const servings = yieldText(recipe)
  const facts = [
    ...times.flatMap(([label, minutes]) => (minutes ? [`${label} time: ${durationText(minutes)}`] : [])),
    ...(servings ? [`Servings: ${servings}`] : []),
    ...(difficulty ? [`Difficulty: ${difficulty}`] : []),
  ]
  if (facts.length > 0) write(facts.join(' · '), { face: 'strong', size: 10, ink: inks.accent, below: 2 })
  const about = [
    ...(cuisine ? [`Cuisine: ${cuisine}`] : []),
    ...(categories.length > 0 ? [`Categories: ${categories.join(', ')}`] : []),
  ]
  if (about.length > 0) write(about.join(' · '), { size: 9.5, ink: inks.soft, below: 2 })
}

function writeIngredients(sheet: Sheet, { ingredients }: RecipeDraft) {
  if (ingredients.length === 0) return
  writeHeading(sheet, 'Ingredients')
  for (const { group, entries } of inGroups(ingredients)) {
    writeGroup(sheet, group)
    for (const { line } of entries) writeItem(sheet, line)
  }
}

/** Numbers start again in each group, as on the page. */
function writeSteps(sheet: Sheet, { instructions }: RecipeDraft) {
  if (instructions.length === 0) return
  writeHeading(sheet, 'Instructions')
  for (const { group, entries } of inGroups(instructions)) {
    writeGroup(sheet, group)
    for (const [index, { name, text }] of entries.entries()) {
      sheet.ensureRoom(32)
      sheet.writeMarked(`${index + 1}.`, { face: 'strong', ink: inks.accent }, () => {
        if (name) sheet.write(name, { face: 'strong', indent: stepIndent, below: 1 })
        sheet.write(joinLines(text), { indent: stepIndent, below: 5 })
      })
    }
  }
}

function writeNotes(sheet: Sheet, { tips }: RecipeDraft) {
  if (tips.length === 0) return
  writeHeading(sheet, 'Notes')
  for (const tip of tips) writeItem(sheet, tip)
}

function writeItem(sheet: Sheet, text: string) {
  sheet.ensureRoom(18)
  sheet.writeMarked('•', { ink: inks.accent }, () => sheet.write(joinLines(text), { indent: itemIndent, below: 2.5 }))
}

function writeHeading(sheet: Sheet, text: string) {
  const { pdf, left, width } = sheet
  sheet.ensureRoom()
  pdf.y += 10
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.8)
    .strokeColor(inks.line)
    .stroke()
  pdf.y += 9
  sheet.write(text, { face: 'title', size: 15, ink: inks.title, below: 4 })
}

function writeGroup(sheet: Sheet, group: string | null) {
  if (group === null) return
  sheet.ensureRoom(60)
  sheet.pdf.y += 4
  sheet.write(headingOf(group), { face: 'strong', size: 11, ink: inks.accent, below: 3 })
}
