import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { AnsweredItem } from '../../core/automations/automation-items.ts'
import { untitled } from '../../core/importing/webhook-rows.ts'
import { fitRecipe } from '../../core/recipes/fit-recipe.ts'
import { missingParts } from '../../core/recipes/forms/missing-parts.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { findSameRecipe } from '../../db/recipes/same-recipe.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { App } from '../app/app.ts'
import { pictureFor } from '../recipes/picture-for.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'

export interface PreparedRecipe {
  draft: RecipeDraft
  imageId: string | null
  imageProblem: string | null
}

type Saved = Pick<AnsweredItem, 'state' | 'id' | 'status' | 'problem'>

const picturesAtOnce = 4
/** A program waits for the answer. */
const picturesMs = 20_000

/** Fetches the pictures of recipes before anything is locked. Null for what is not a recipe. */
export async function prepareRecipes(
  app: App,
  outcomes: ReadonlyArray<ReadOutcome>,
): Promise<Array<PreparedRecipe | null>> {
  const prepared: Array<PreparedRecipe | null> = []
  const end = performance.now() + picturesMs
  for (let from = 0; from < outcomes.length; from += picturesAtOnce) {
    const some = outcomes.slice(from, from + picturesAtOnce)
    prepared.push(...(await Promise.all(some.map((outcome) => prepare(app, outcome, performance.now() < end)))))
  }
  return prepared
}

async function prepare(app: App, outcome: ReadOutcome, isTimeLeft: boolean): Promise<PreparedRecipe | null> {
  if (!outcome.ok) return null
  const draft = fitRecipe(outcome.draft)
  if (!isTimeLeft && draft.imageUrl)
    return { draft, imageId: null, imageProblem: 'There was not enough time to fetch it' }
  const { id, problem } = await pictureFor(app, { title: draft.title, imageId: null, imageUrl: draft.imageUrl })
  return { draft, imageId: id, imageProblem: problem }
}

/** Saves a recipe for an account by its usual rules. A recipe without a title, ingredients or steps becomes a draft. */
export async function saveDelivered(app: App, user: SignedIn, recipe: PreparedRecipe): Promise<Saved> {
  const { draft, imageId, imageProblem } = recipe
  const known = await findSameRecipe(app.db, draft, { cook: user.id })
  if (known !== null) return { state: 'exists', id: known }
  const missing = missingParts(draft.title === untitled ? { ...draft, title: '' } : draft)
  // The picture is stored already, or could not be fetched.
  const row = { ...draft, imageUrl: imageId ? draft.imageUrl : null, imageId, featured: false }
  try {
    const saved = await app.db.transaction((savepoint) => {
      const inside = { ...app, db: savepoint }
      return missing.length > 0 ? saveDraft(inside, row, user) : saveRecipe(inside, row, user)
    })
    if (!saved.ok) return { state: 'exists', ...(saved.isListed && { id: saved.id }) }
    const problem = [...missing, ...(imageProblem ? [`The picture: ${imageProblem.replace(/\.$/, '')}.`] : [])].join(
      ' ',
    )
    const state = missing.length > 0 ? 'draft' : 'saved'
    return { state, id: saved.id, status: saved.status, ...(problem && { problem }) }
  } catch (cause) {
    app.log.error({ err: cause }, 'A recipe of an automation could not be saved')
    return { state: 'failed', problem: 'Failed to save recipe. Send it again.' }
  }
}
