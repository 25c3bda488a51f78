import { readSearchAddress } from '../../../../core/search/search-address.ts'
import type { Suggestion } from '../../../../core/search/search.ts'
import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { listSuggestions } from '../../../../db/search/search.ts'
import { appContext } from '../../../shell/app-context.ts'
import { fromLoader } from '../../../browser/client.ts'
import type { Suggestions } from '../use-suggestions.ts'
import type { Route } from './+types/suggestions'

const mostSuggestions = 7

/** Returns suggestions for the words being typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Suggestions> {
  const { words } = readSearchAddress(new URL(request.url).searchParams)
  return { words, suggestions: await listSuggestions(context.get(appContext).db, words, mostSuggestions) }
}

/** Suggestions are optional, so a failed request must not replace the page. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fromLoader(serverLoader, readSuggestions)

function readSuggestions(value: unknown): Suggestions | undefined {
  const { words, suggestions } = fieldsOf(value)
  return isText(words) && Array.isArray(suggestions) && suggestions.every(isSuggestion)
    ? { words, suggestions }
    : undefined
}

function isSuggestion(value: unknown): value is Suggestion {
  const { kind, id, title, words } = fieldsOf(value)
  return kind === 'recipe' ? isText(id) && isText(title) : kind === 'words' && isText(words)
}
