import type { Flash } from '../../../core/forms/flash.ts'
import { counted } from '../../../core/text/counted.ts'
import type { SelectedForm } from '../../../core/recipes/forms/managed-recipes-form.ts'
import type { SignedIn } from '../../../core/accounts/signed-in.ts'
import { listDeletable } from '../../../db/recipes/managed-recipes.ts'
import type { App } from '../../../operations/app/app.ts'
import { changeSelected, type SelectedChange } from '../../../operations/recipes/change-selected.ts'

/** Carries out a button for the selected recipes. Returns the recipes to ask about before they are deleted. */
export async function takeSelected(
  app: App,
  actor: SignedIn,
  { intent, recipe: ids, reason, category }: SelectedForm,
  answer: (flash: Flash) => Response,
) {
  const refuse = (description: string) => answer({ kind: 'error', title: 'Nothing changed', description })
  if (ids.length === 0) return refuse('Select recipes first.')
  if (intent === 'ask-delete') {
    const asked = await listDeletable(app.db, ids)
    return asked.length > 0 ? { asked, left: ids.length - asked.length } : refuse(texts['delete-selected'].why)
  }
  if (intent === 'withdraw-selected' && !reason) return refuse('Give a reason. The authors will see it.')
  if (intent.endsWith('-category') && !category) return refuse('Enter a category first.')
  const changed = await changeSelected(app, actor, ids, changeOf(intent, { reason, category }))
  const left = ids.length - changed
  const { done, why } = texts[intent]
  if (changed === 0) return refuse(why)
  return answer({
    kind: 'success',
    title: `${counted(changed, 'recipe')} ${done}`,
    ...(left > 0 && { description: `${counted(left, 'recipe')} not: ${why.charAt(0).toLowerCase()}${why.slice(1)}` }),
  })
}

type Done = Exclude<SelectedForm['intent'], 'ask-delete'>

function changeOf(intent: Done, { reason, category }: Pick<SelectedForm, 'reason' | 'category'>): SelectedChange {
  switch (intent) {
    case 'publish-selected':
      return { kind: 'publish' }
    case 'withdraw-selected':
      return { kind: 'withdraw', reason }
    case 'delete-selected':
      return { kind: 'delete' }
    case 'add-category':
    case 'remove-category':
      return { kind: intent, category }
  }
}

const texts: Record<Done, { done: string; why: string }> = {
  'publish-selected': {
    done: 'published',
    why: 'They are already published, their cooks withdrew them or still edit them, or another recipe has their source.',
  },
  'withdraw-selected': { done: 'withdrawn', why: 'They are already withdrawn, or were deleted.' },
  'delete-selected': {
    done: 'deleted',
    why: 'Withdraw or reject recipes before you delete them. What a cook withdrew stays with the cook.',
  },
  'add-category': { done: 'changed', why: 'They have this category or too many others, or can’t be edited now.' },
  'remove-category': { done: 'changed', why: 'They don’t have this category, or can’t be edited now.' },
}
