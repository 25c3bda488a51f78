import { scaleIngredient } from '../../../../core/ingredients/scale.ts'
import { parseFactor } from '../../../../core/recipes/scale.ts'
import { listRecipesToBuy } from '../../../../db/shopping/recipes-to-buy.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { mostRecipesAtOnce, type RecipeToBuy } from '../recipes-to-buy.ts'
import type { Route } from './+types/recipe-lines'

/** Returns what to buy for some recipes: `?id=…&scale=…&id=…&scale=…`, in their order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const scales = searchParams.getAll('scale')
  const asked = searchParams
    .getAll('id')
    .slice(0, mostRecipesAtOnce)
    .map((id, index) => ({ id, factor: parseFactor(scales[index] ?? null) }))
  const found = await listRecipesToBuy(
    context.get(appContext).db,
    asked.map(({ id }) => id),
    context.get(userContext)?.id ?? null,
  )
  const recipes = asked.flatMap(({ id, factor }): Array<RecipeToBuy> => {
    const recipe = found.get(id)
    if (!recipe) return []
    const scaling = { factor, display: 'as-written', system: 'as-written' } as const
    const lines = recipe.ingredients.map((ingredient) => {
      const { amount, name } = scaleIngredient(ingredient, scaling)
      return `${amount} ${name}`.trim()
    })
    return [{ id, title: recipe.title, lines }]
  })
  return Response.json({ recipes }, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
