import { mostRows } from '../../core/importing/imports.ts'
import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import { compareRecipes } from '../../core/recipes/compare-recipes.ts'
import { cutParts } from '../../core/recipes/cut-parts.ts'
import { fitRecipe } from '../../core/recipes/fit-recipe.ts'
import { missingParts } from '../../core/recipes/missing-parts.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { storableText } from '../../core/recipes/recipe-limits.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { insertRows, type NewImportRow } from '../../db/importing/import-rows.ts'
import { insertImport } from '../../db/importing/imports.ts'
import { findAlike } from '../../db/recipes/same-recipe.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'

/** A larger part would delay other visitors: preparing 100 recipes takes about 20 ms. */
const rowsAtOnce = 100

interface ReadFile {
  name: string
  outcomes: ReadonlyArray<ReadOutcome>
}

/** Stores the recipes of a file for the preview and returns the id of the import. No recipe is saved yet. */
export async function storeImport(app: App, actor: Actor, { name, outcomes }: ReadFile): Promise<string> {
  const id = crypto.randomUUID()
  const cook = accountOf(actor)
  const seenBy = cook ? { cook: cook.id } : 'everyone'
  const earlier = new Map<string, Array<RecipeDraft>>()
  const within = outcomes.slice(0, mostRows)
  await app.db.transaction(async (tx) => {
    await insertImport(tx, { id, ownerId: cook?.id ?? null, fileName: shortText(name) })
    for (let start = 0; start < within.length; start += rowsAtOnce) {
      const rows = within
        .slice(start, start + rowsAtOnce)
        .map((outcome, index) => rowOf(outcome, { importId: id, position: start + index + 1 }, earlier))
      const drafts = rows.flatMap(({ draft }) => draft ?? [])
      const alike = await findAlike(tx, drafts, seenBy)
      let next = 0
      const marked = rows.map((row) => {
        const known = row.draft ? alike[next++] : null
        return known ? { ...row, duplicateId: known.id, choice: 'skip' as const } : row
      })
      await insertRows(tx, marked)
    }
    if (outcomes.length > within.length)
      await insertRows(tx, [
        {
          importId: id,
          position: mostRows + 1,
          at: shortText(name),
          title: '',
          state: 'unreadable',
          problem: `The file has more than ${mostRows.toLocaleString('en')} recipes. Import the rest from a second file.`,
        },
      ])
  })
  return id
}

const shortText = (text: string) => storableText(text.slice(0, 255))

function rowOf(
  outcome: ReadOutcome,
  place: Pick<NewImportRow, 'importId' | 'position'>,
  earlier: Map<string, Array<RecipeDraft>>,
): NewImportRow {
  const at = shortText(outcome.at)
  // COPY needs every column that another row has.
  if (!outcome.ok) {
    const problem = shortText(outcome.problem)
    return { ...place, at, title: '', draft: null, state: 'unreadable', choice: 'skip', problem }
  }
  const draft = fitRecipe(outcome.draft)
  const name = slugify(draft.title)
  const namesakes = earlier.get(name) ?? []
  const isTwice = namesakes.some((known) => compareRecipes(known, draft) === 'same')
  earlier.set(name, [...namesakes, draft])
  const problems = [
    ...missingParts(draft),
    ...cutParts(outcome.draft),
    ...(isTwice ? ['The file has this recipe twice.'] : []),
  ]
  return {
    ...place,
    at,
    title: draft.title,
    draft,
    picture: outcome.picture ?? null,
    problem: problems.join(' ') || null,
    state: 'ready',
    choice: isTwice ? 'skip' : 'import',
  }
}
