import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import type { App } from '../app/app.ts'
import { editRecipe, openForEdit } from './edit-recipe.ts'
import { reviewRecipe } from './review-recipe.ts'
import { deleteRecipe } from './withdraw-recipe.ts'

export type SelectedChange =
  | { kind: 'publish' }
  | { kind: 'withdraw'; reason: string }
  | { kind: 'delete' }
  | { kind: 'add-category' | 'remove-category'; category: string }

/**
 * Changes several recipes, each on its own, and returns how many were changed. The others did not allow it, or failed.
 */
export async function changeSelected(
  app: App,
  actor: SignedIn,
  ids: ReadonlyArray<string>,
  change: SelectedChange,
): Promise<number> {
  let changed = 0
  for (const id of ids) {
    const isChanged = await changeOne(app, actor, id, change).catch((cause: unknown) => {
      app.log.error({ err: cause, recipeId: id }, 'A selected recipe could not be changed')
      return false
    })
    if (isChanged) changed += 1
  }
  return changed
}

async function changeOne(app: App, actor: SignedIn, id: string, change: SelectedChange): Promise<boolean> {
  switch (change.kind) {
    case 'publish':
      return (await reviewRecipe(app, id, 'published', actor)).kind === 'done'
    case 'withdraw':
      return (await reviewRecipe(app, id, 'withdrawn', actor, change.reason)).kind === 'done'
    case 'delete':
      return (await deleteRecipe(app, actor, id)) === 'done'
    case 'add-category':
    case 'remove-category':
      return changeCategory(app, actor, id, change.kind, change.category)
  }
}

/** Edits like the edit page does, so the earlier version stays in the history. */
async function changeCategory(
  app: App,
  actor: SignedIn,
  id: string,
  kind: 'add-category' | 'remove-category',
  category: string,
): Promise<boolean> {
  const opened = await openForEdit(app, actor, id)
  // Submitting a recipe of one's own that is not published would publish it.
  if (!opened?.canSend || (opened.isOwn && opened.recipe.status !== 'published')) return false
  const { form, version, revision } = opened
  const others = form.categories.filter((name) => name !== category)
  const categories = kind === 'add-category' ? [...others, category] : others
  if (categories.length > recipeLimits.categories) return false
  if ((others.length === form.categories.length) === (kind === 'remove-category')) return false
  const edit = { form: { ...form, categories }, version, revisionId: revision?.id ?? null, intent: 'send' } as const
  return (await editRecipe(app, actor, id, edit)).ok
}
