import { emptyRecipeForm, type RecipeForm, recipeFromForm } from '../../../src/core/recipes/forms/recipe-form.ts'
import type { Decision } from '../../../src/core/moderation/moderation.ts'
import type { SignedIn } from '../../../src/core/accounts/signed-in.ts'
import { findRecipeItemId, findReviewItem } from '../../../src/db/moderation/review-items.ts'
import { listQueue } from '../../../src/db/moderation/queue.ts'
import type { App } from '../../../src/operations/app/app.ts'
import { editRecipe, openForEdit } from '../../../src/operations/recipes/edit-recipe.ts'
import { saveDraft, saveRecipe } from '../../../src/operations/recipes/save-recipe.ts'
import { withdrawRecipe } from '../../../src/operations/recipes/withdraw-recipe.ts'
import { claimItem } from '../../../src/operations/moderation/claim.ts'
import { decide } from '../../../src/operations/moderation/decide.ts'
import { reportRecipe } from '../../../src/operations/moderation/report-recipe.ts'

const recipe = (changes: Partial<RecipeForm>) =>
  recipeFromForm({
    ...emptyRecipeForm,
    description: 'What my grandmother made on Sundays.',
    ingredients: '4 leeks\n1 l stock\n2 potatoes',
    instructions: 'Slice the leeks and the potatoes.\n\nSimmer them in the stock for half an hour.',
    servings: 4,
    cookTime: 30,
    ...changes,
  })

interface People {
  cook: SignedIn
  editor: SignedIn
  otherEditor: SignedIn
}

/**
 * Creates a recipe in each status and moderation items of each kind, including a likely copy and an item claimed by
 * another editor.
 */
export async function fillModeration(app: App, { cook, editor, otherEditor }: People) {
  async function sentIn(changes: Partial<RecipeForm>, sender: SignedIn | 'visitor' = cook) {
    const saved = await saveRecipe(app, recipe(changes), sender)
    if (!saved.ok) throw new Error(`${changes.title} is there already`)
    return saved.id
  }
  const itemOf = async (id: string, kind: 'recipe' | 'revision' = 'recipe') =>
    (await findRecipeItemId(app.db, id, kind)) ?? 0
  async function say(id: string, decision: Decision, reason = '') {
    const item = await findReviewItem(app.db, await itemOf(id))
    if (!item) throw new Error(`${id} is not in moderation`)
    const { version, recipeVersion } = item
    await decide(app, editor, item.id, { decision, reason, version, recipeVersion })
  }

  const draft = await saveDraft(app, recipe({ title: 'Half a Leek Pie', instructions: '' }), cook)
  if (!draft.ok) throw new Error('The draft is there already')

  const copied = await openForEdit(app, editor, 'creamy-garlic-parmesan-pasta')
  if (!copied) throw new Error('The sample content is not there')
  const { ingredients, instructions } = copied.form
  const pending = await sentIn({ title: 'Garlic Pasta of My Own', ingredients, instructions })

  const questioned = await sentIn({ title: 'Leek Soup', servings: null })
  await say(questioned, 'request-changes', 'How many does it serve?\nAnd which potatoes are best?')

  const published = await sentIn({ title: 'Onion Pie' })
  await say(published, 'approve')
  const opened = await openForEdit(app, cook, published)
  if (!opened) throw new Error('The recipe cannot be changed')
  const form = { ...opened.form, title: 'Sweet Onion Pie', ingredients: '6 onions\n1 l stock\n200 g flour' }
  await editRecipe(app, cook, published, { form, version: opened.version, revisionId: null, intent: 'send' })

  const rejected = await sentIn({ title: 'Buy My Pans' })
  await say(rejected, 'reject', 'This is an advertisement.')
  const withdrawn = await sentIn({ title: 'Cold Toast' })
  await withdrawRecipe(app, cook, withdrawn)

  const claimed = await sentIn({ title: 'Plum Cake', author: 'Ann' }, 'visitor')
  await claimItem(app, otherEditor, await itemOf(claimed), { takeOver: false })
  await reportRecipe(
    app,
    'thai-coconut-curry-soup',
    { reason: 'Something else', words: 'Two limes are too many.' },
    'a',
  )
  const reports = { kind: 'report', state: 'open', claim: null, text: '', editor: editor.id } as const
  const [report] = (await listQueue(app.db, reports, null)).items

  return {
    recipes: { draft: draft.id, pending, questioned, published, rejected, withdrawn },
    items: {
      pending: await itemOf(pending),
      questioned: await itemOf(questioned),
      revision: await itemOf(published, 'revision'),
      rejected: await itemOf(rejected),
      claimed: await itemOf(claimed),
      report: report?.id ?? 0,
    },
  }
}
