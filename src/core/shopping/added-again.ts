import type { ForRecipe, ListLine } from './shopping-list.ts'

/** Says which recipes the list had already, because their amounts are now there twice. Empty if it had none. */
export function addedAgain(
  additions: ReadonlyArray<{ recipe: ForRecipe | null }>,
  before: ReadonlyArray<Pick<ListLine, 'recipes'>>,
): string {
  const known = new Set(before.flatMap(({ recipes }) => recipes.map(({ id }) => id)))
  const again = additions.filter(({ recipe }) => recipe !== null && known.has(recipe.id)).length
  if (again === 0) return ''
  if (additions.length === 1) return 'This recipe was already on the list, so its amounts are listed twice.'
  const were = again === 1 ? '1 of the recipes was' : `${again} of the recipes were`
  return `${were} already on the list, so the amounts are listed twice.`
}
