import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { isAtLeast } from '../../core/role.ts'
import type { SignedIn } from '../../core/signed-in.ts'

/** Whoever acts on a recipe: an account, or whoever has the link it was sent in with. */
export type Cook = SignedIn | 'link'

interface Owned {
  ownerId: string | null
  status: RecipeStatus
}

export const isOwn = (cook: Cook, { ownerId }: Pick<Owned, 'ownerId'>) => cook === 'link' || cook.id === ownerId

const isEditor = (cook: Cook | null) => cook !== null && cook !== 'link' && isAtLeast(cook.role, 'editor')

const editorsBusiness: ReadonlySet<RecipeStatus> = new Set(['pending', 'changes-requested', 'published'])

/** Its cook, and an editor once it was sent in. */
export const mayEdit = (cook: Cook, recipe: Owned) =>
  isOwn(cook, recipe) || (isEditor(cook) && editorsBusiness.has(recipe.status))

/** What is listed or waits may be seen by whoever knows its address; the rest by its cook and, unless it is a draft, the editors. */
export const maySee = (user: SignedIn | null, recipe: Owned) =>
  recipe.status === 'published' ||
  recipe.status === 'pending' ||
  (user !== null && (isOwn(user, recipe) || (isEditor(user) && recipe.status !== 'draft')))
