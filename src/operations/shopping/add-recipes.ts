import type { App } from '../app/app.ts'
import { type AddOutcome, addToList, type ListOwner } from './add-to-list.ts'
import { admitListChanges, tooManyChanges } from './admit-changes.ts'
import { linesToBuy } from './lines-to-buy.ts'

type WantedRecipes = Parameters<typeof linesToBuy>[1]
type Amounts = Omit<Parameters<typeof linesToBuy>[2], 'userId'>

/** Adds recipes to a list for a browser without script, each once. Returns also how many lines they have. */
export async function addRecipes(
  app: Pick<App, 'db'>,
  owner: ListOwner,
  { wanted, amounts }: { wanted: WantedRecipes; amounts: Amounts },
  visitor: string,
): Promise<AddOutcome & { count: number }> {
  const once = [...new Map(wanted.map((recipe) => [recipe.id, recipe])).values()]
  // Counts recipes before scaling them, because their lines cost time.
  if (!(await admitListChanges(app, visitor, once.length))) return { ok: false, problem: tooManyChanges, count: 0 }
  const recipes = await linesToBuy(app, once, { ...amounts, userId: 'userId' in owner ? owner.userId : null })
  const lines = recipes.flatMap(({ id, title, lines: texts }) =>
    texts.map((line) => ({ line, recipes: [{ id, title }] })),
  )
  if (lines.length === 0) return { ok: true, list: null, count: 0 }
  return { ...(await addToList(app, owner, lines, visitor)), count: lines.length }
}
