import { fitRecipe } from './fit-recipe.ts'
import type { RecipeDraft } from './recipe.ts'

/** Lists the parts of a recipe that are too long, one sentence each. `fitRecipe` shortens them. */
export function cutNotices(read: RecipeDraft): Array<string> {
  const fitted = fitRecipe(read)
  return [
    ...cutText('title', read.title, fitted.title),
    ...cutText('description', read.description, fitted.description),
    ...cutList('ingredients', read.ingredients, fitted.ingredients, ({ line }) => line),
    ...cutList('steps', read.instructions, fitted.instructions, ({ text }) => text),
    ...cutList('tips', read.tips, fitted.tips, (tip) => tip),
  ]
}

function cutText(name: string, read: string, fitted: string): Array<string> {
  return isShorter(fitted, read) ? [`The ${name} is too long: only its beginning is here.`] : []
}

function cutList<Entry>(
  name: string,
  read: ReadonlyArray<Entry>,
  fitted: ReadonlyArray<Entry>,
  textOf: (entry: Entry) => string,
): Array<string> {
  if (fitted.length < read.length) return [`There are too many ${name}: only the first ${fitted.length} are here.`]
  const isCut = read.some((entry, index) => {
    const cut = fitted[index]
    return cut !== undefined && isShorter(textOf(cut), textOf(entry))
  })
  return isCut ? [`One of the ${name} is too long: only its beginning is here.`] : []
}

/** Ignores characters that are never stored, such as spaces at the ends. A text that lost only those was not cut. */
const isShorter = (fitted: string, read: string) =>
  fitted.length < read.replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim().length
