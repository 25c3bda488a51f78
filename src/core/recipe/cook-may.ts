import type { RecipeStatus } from './recipe.ts'

/** What a cook may do with an own recipe where it stands. */
export type CookAct = 'edit' | 'save' | 'send' | 'withdraw' | 'delete'

/**
 * `save` keeps without asking for anything; `send` asks for the recipe to be listed, or to stay so. A refused one stays
 * refused: its cook may throw it away and begin anew.
 */
const acts: Record<RecipeStatus, ReadonlyArray<CookAct>> = {
  draft: ['edit', 'save', 'send', 'delete'],
  pending: ['edit', 'send', 'withdraw'],
  'changes-requested': ['edit', 'save', 'send', 'withdraw'],
  published: ['edit', 'send', 'withdraw'],
  rejected: ['delete'],
  withdrawn: ['edit', 'send', 'delete'],
}

export const cookMay = (act: CookAct, status: RecipeStatus) => acts[status].includes(act)
