import { readSearchAddress } from '../../core/search/search-address.ts'
import { listSuggestions } from '../../db/search.ts'
import { appContext } from '../app-context.ts'
import type { Suggestions } from '../components/search/use-suggestions.ts'
import type { Route } from './+types/suggestions'

const mostSuggestions = 7

/** What somebody may be about to search for. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Suggestions> {
  const { words } = readSearchAddress(new URL(request.url).searchParams)
  return { words, suggestions: await listSuggestions(context.get(appContext).db, words, mostSuggestions) }
}

/** Suggestions are a courtesy: a request that fails must not take the page away. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Suggestions | null> {
  return serverLoader().catch(() => null)
}
