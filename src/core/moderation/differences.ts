import { diffArrays, diffWordsWithSpace } from 'diff'
import type { RecipeForm } from '../recipes/forms/recipe-form.ts'

/** Part of a line, and whether it differs from the other side. */
export interface Piece {
  /** Index in the line. Serves as a key, because texts repeat. */
  place: number
  text: string
  isChanged: boolean
}

/** A pair of matching lines. Null where one side has no match. */
export interface DifferenceRow {
  place: number
  before: Array<Piece> | null
  after: Array<Piece> | null
  isSame: boolean
}

export interface Difference {
  label: string
  rows: Array<DifferenceRow>
}

type Compared = Exclude<keyof RecipeForm, 'imageId' | 'imageUrl' | 'language'>

/** The compiler reports a new field of the form that is missing here. The page itself says that the picture is different. */
const fields: Record<Compared, { label: string; of: (form: RecipeForm) => string }> = {
  title: { label: 'Title', of: ({ title }) => title },
  description: { label: 'Description', of: ({ description }) => description },
  ingredients: { label: 'Ingredients', of: ({ ingredients }) => ingredients },
  instructions: { label: 'Instructions', of: ({ instructions }) => instructions },
  prepTime: { label: 'Prep time', of: ({ prepTime }) => minutes(prepTime) },
  cookTime: { label: 'Cook time', of: ({ cookTime }) => minutes(cookTime) },
  totalTime: { label: 'Total time', of: ({ totalTime }) => minutes(totalTime) },
  servings: { label: 'Servings', of: ({ servings }) => String(servings ?? '') },
  yield: { label: 'Yield', of: (form) => form.yield ?? '' },
  difficulty: { label: 'Difficulty', of: ({ difficulty }) => difficulty ?? '' },
  categories: { label: 'Categories', of: ({ categories }) => categories.join(', ') },
  cuisine: { label: 'Cuisine', of: ({ cuisine }) => cuisine ?? '' },
  author: { label: 'Author', of: ({ author }) => author ?? '' },
  rating: { label: 'Rating', of: ({ rating }) => String(rating ?? '') },
  featured: { label: 'Featured', of: ({ featured }) => (featured ? 'yes' : '') },
  tips: { label: 'Tips', of: ({ tips }) => tips },
  calories: { label: 'Calories', of: ({ calories }) => String(calories ?? '') },
  protein: { label: 'Protein', of: ({ protein }) => String(protein ?? '') },
  carbs: { label: 'Carbs', of: ({ carbs }) => String(carbs ?? '') },
  fat: { label: 'Fat', of: ({ fat }) => String(fat ?? '') },
  sourceUrl: { label: 'Source address', of: ({ sourceUrl }) => sourceUrl ?? '' },
}

const minutes = (value: number | null) => (value === null ? '' : `${value} minutes`)

/** Compares the fields in form order and returns those that differ, with all of their lines. */
export function differencesBetween(before: RecipeForm, after: RecipeForm): Array<Difference> {
  return textDifferences(Object.values(fields).map(({ label, of }) => [label, of(before), of(after)] as const))
}

/** Compares labeled texts and returns those that differ, with all of their lines. */
export function textDifferences(
  texts: ReadonlyArray<readonly [label: string, before: string, after: string]>,
): Array<Difference> {
  return texts.flatMap(([label, before, after]) =>
    before === after ? [] : [{ label, rows: rowsBetween(linesOf(before), linesOf(after)) }],
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Texts with more edits are shown as fully replaced, because the cost of a diff grows with the square of its edits. */
const mostEdits = { lines: 200, words: 100 }
/** Characters of both lines together. */
const longestCompared = 5_000

function rowsBetween(before: Array<string>, after: Array<string>): Array<DifferenceRow> {
  const rows: Array<DifferenceRow> = []
  let removed: Array<string> = []
  const flush = (added: Array<string>) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      rows.push({ place: rows.length, ...rowOf(removed[index], added[index]) })
    removed = []
  }
  const parts = diffArrays(before, after, { maxEditLength: mostEdits.lines })
  if (!parts)
    return [...before.map((line) => rowOf(line, undefined)), ...after.map((line) => rowOf(undefined, line))].map(
      inPlace,
    )
  for (const part of parts) {
    if (part.removed) removed = part.value
    else if (part.added) flush(part.value)
    else {
      flush([])
      for (const line of part.value) {
        const same = [{ place: 0, text: line, isChanged: false }]
        rows.push({ place: rows.length, before: same, after: same, isSame: true })
      }
    }
  }
  flush([])
  return rows
}

const inPlace = (row: Omit<DifferenceRow, 'place'>, place: number): DifferenceRow => ({ place, ...row })

function rowOf(before: string | undefined, after: string | undefined): Omit<DifferenceRow, 'place'> {
  if (before === undefined || after === undefined || before.length + after.length > longestCompared)
    return { before: whole(before), after: whole(after), isSame: false }
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits.words })
  if (!parts) return { before: whole(before), after: whole(after), isSame: false }
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    parts
      .filter((part) => !part[other])
      .map((part, place) => ({ place, text: part.value, isChanged: Boolean(part[own]) }))
  return { before: side('added', 'removed'), after: side('removed', 'added'), isSame: false }
}

const whole = (text: string | undefined) => (text === undefined ? null : [{ place: 0, text, isChanged: true }])
