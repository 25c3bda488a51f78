import type { SourceText } from '../../core/importing/source-text.ts'
import { maxPictureBytes, pictureProblems } from '../../core/pictures/picture-file.ts'
import { cutNotices } from '../../core/recipes/cut-notices.ts'
import { fitRecipe } from '../../core/recipes/fit-recipe.ts'
import { missingParts } from '../../core/recipes/forms/missing-parts.ts'
import { storableText } from '../../core/recipes/recipe-limits.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { NewImportRow } from '../../db/importing/import-rows.ts'
import { findAlike } from '../../db/recipes/same-recipe.ts'
import type { ReadOutcome } from '../../importer/source.ts'

/** PostgreSQL stores no null characters. */
const storableSource = ({ lines, pictures }: SourceText): SourceText => ({ lines: lines.map(storableText), pictures })

export const shortText = (text: string) => storableText(text.slice(0, 255))

/** Some problems arrive as "page too large". Those of other rows are sentences. */
const asSentence = (problem: string) =>
  problem.charAt(0).toUpperCase() + problem.slice(1) + (/[.!?]$/.test(problem) ? '' : '.')

/** Creates the row of a recipe. `earlier` contains the texts of the recipes before it. */
export function rowOf(
  outcome: ReadOutcome,
  place: Pick<NewImportRow, 'importId' | 'position'>,
  earlier: Set<string>,
): NewImportRow {
  const at = shortText(outcome.at)
  // COPY needs every column that another row has.
  if (!outcome.ok) {
    const problem = shortText(asSentence(outcome.problem))
    if (outcome.unfinished) {
      const draft = fitRecipe(outcome.unfinished)
      return { ...place, at, title: draft.title, draft, source: null, state: 'ready', choice: 'skip', problem }
    }
    return { ...place, at, title: '', draft: null, source: null, state: 'unreadable', choice: 'skip', problem }
  }
  const { picture } = outcome
  const draft = fitRecipe(outcome.draft)
  const text = JSON.stringify([draft.title, draft.sourceUrl, draft.ingredients.map(({ line }) => line)])
  const isTwice = draft.ingredients.length > 0 && earlier.has(text)
  earlier.add(text)
  const problems = [
    ...missingParts(draft),
    ...cutNotices(outcome.draft),
    ...(outcome.leftOut ?? []),
    ...(picture && picture.length > maxPictureBytes ? [pictureProblems.tooLarge] : []),
    ...(isTwice ? ['The file has this recipe twice.'] : []),
  ]
  return {
    ...place,
    at,
    title: draft.title,
    draft,
    picture: picture && picture.length <= maxPictureBytes ? picture : null,
    source: outcome.source ? storableSource(outcome.source) : null,
    problem: problems.join(' ') || null,
    state: 'ready',
    choice: isTwice ? 'skip' : 'import',
  }
}

/** Marks the rows of recipes that the site has already. Rows are of people who may see what `cook` may. */
export async function markAlike(
  db: Db,
  rows: ReadonlyArray<NewImportRow>,
  cook: { id: string } | null,
): Promise<Array<NewImportRow>> {
  const drafts = rows.flatMap(({ draft }) => draft ?? [])
  const alike = await findAlike(db, drafts, cook ? { cook: cook.id } : 'everyone')
  let next = 0
  return rows.map((row) => {
    const known = row.draft ? alike[next++] : null
    return known ? { ...row, duplicateId: known.id, choice: 'skip' as const } : row
  })
}
