import { parseFactor } from '../../../../core/recipes/scaling/scale.ts'
import { AmountsOfForm } from '../../../../core/shopping/list-form.ts'
import { addRecipes } from '../../../../operations/shopping/add-recipes.ts'
import { linesToBuy } from '../../../../operations/shopping/lines-to-buy.ts'
import { data } from 'react-router'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { begunListCookie, begunListOf } from '../begun-list.server.ts'
import { mostRecipesAtOnce, type RecipeToBuy } from '../recipes-to-buy.ts'
import type { Route } from './+types/recipe-lines'

/** Returns what to buy for some recipes: `?id=…&scale=…&id=…&scale=…`, in their order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = readWanted(new URL(request.url).searchParams, mostRecipesAtOnce)
  const userId = context.get(userContext)?.id ?? null
  const written = { userId, display: 'as-written', system: 'as-written' } as const
  const recipes: Array<RecipeToBuy> = await linesToBuy(context.get(appContext), wanted, written)
  return Response.json({ recipes }, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

/** Puts recipes on the shopping list of a browser without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const form = await request.formData()
  const { units, amounts } = AmountsOfForm.parse(Object.fromEntries(form))
  const owner = user ? { userId: user.id } : { token: begunListOf(request) }
  const chosen = { display: amounts === 'fractions' ? 'fraction' : 'as-written', system: units } as const
  const recipes = { wanted: readWanted(form, mostRecipesOfForm), amounts: chosen }
  const outcome = await addRecipes(app, owner, recipes, context.get(visitorContext))
  if (!outcome.ok) return redirectWithFlash('/shopping-list', { kind: 'error', title: outcome.problem })
  const { count } = outcome
  if (count === 0) throw data(null, { status: 404 })
  const title = count === 1 ? '1 item added to your list' : `${count} items added to your list`
  if (!outcome.list) return redirectWithFlash('/shopping-list', { kind: 'success', title })
  const { guest, token } = outcome.list
  return redirectWithFlash(
    `/shopping-list/${guest}`,
    { kind: 'success', title, description: 'Bookmark this page to find the list on other devices.' },
    [begunListCookie(token, app.env)],
  )
}

/** A form has a whole collection. More would not fit on a list. */
const mostRecipesOfForm = 200

function readWanted(fields: FormData | URLSearchParams, most: number) {
  const scales = fields.getAll('scale').map(String)
  return fields
    .getAll('id')
    .slice(0, most)
    .map((id, index) => ({ id: String(id), factor: parseFactor(scales[index] ?? null) }))
}
