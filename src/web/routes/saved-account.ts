import { keepFavorites } from '../../operations/accounts/keep-favorites.ts'
import { actorOf } from '../signed-in.ts'
import { appContext } from '../app-context.ts'
import { isSavedId } from '../saved/saved-limits.ts'
import type { Route } from './+types/saved-account'

/** Keeps the browser's list and the account's the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const idsIn = (name: string) =>
    form.getAll(name).filter((id): id is string => typeof id === 'string' && isSavedId(id))
  const saved = { add: idsIn('add'), remove: idsIn('remove') }
  const ids = await keepFavorites(context.get(appContext), actorOf(context), saved)
  return Response.json({ ids }, { headers: { 'Cache-Control': 'no-store' } })
}
