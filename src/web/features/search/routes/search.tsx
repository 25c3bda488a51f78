import { useRef } from 'react'
import { Link, redirect } from 'react-router'
import { areWordsCut, noFilters, readSearchAddress, searchPath } from '../../../../core/search/search-address.ts'
import { nothingFound } from '../../../../core/search/search.ts'
import { leftOutIn, readTypedWords } from '../../../../core/search/typed-words.ts'
import { recipeList } from '../../../../core/seo/item-list.ts'
import { findChefName } from '../../../../db/chefs/chefs.ts'
import { findByNames } from '../../../../db/search/find-by-names.ts'
import { searchRecipes } from '../../../../db/search/search.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { chosenFilters } from '../chosen-filters.ts'
import { FilterButton } from '../filter-button.tsx'
import { FilterChips, resultHeadingId } from '../filter-chips.tsx'
import { FilterPanel } from '../filter-panel.tsx'
import { foundText } from '../found-text.ts'
import { Results } from '../results.tsx'
import { SearchBox, searchFormId } from '../search-box.tsx'
import { SortSelect } from '../sort-select.tsx'
import { useEarlyChoices } from '../use-early-choices.ts'
import { useSearch } from '../use-search.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { pagePath } from '../../../shell/page-path.ts'
import type { Route } from './+types/search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const address = new URL(request.url).searchParams
  const query = readSearchAddress(address)
  const read = await readSoftly(context, { result: nothingFound, chefName: undefined, named: null }, async () => {
    const [result, chefName] = await Promise.all([
      searchRecipes(db, query),
      query.chef === null ? undefined : findChefName(db, query.chef),
    ])
    return { result, chefName, named: result.total.count > 0 ? null : await findByNames(db, query) }
  })
  const { named, ...found } = read
  if (named) throw redirect(searchPath(named))
  const typed = readTypedWords(query.words)
  return {
    ...found,
    query,
    wereWordsCut: areWordsCut(address),
    chefName: found.chefName ?? null,
    leftOut: leftOutIn(typed),
    plainWords: typed.plain,
  }
}

/** There are endless searches, so search engines list only the page of all recipes. */
export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { query, result } }) => {
  const isNarrowed = query.words !== '' || chosenFilters(query, null).length > 0
  const described = pageMeta(root, {
    title: query.words ? `Search: ${query.words}` : 'Search recipes',
    description:
      'Search all recipes by title, ingredient, category or chef, and narrow them down by time, diet and more.',
    path: isNarrowed ? null : pagePath('/search', result.page),
  })
  if (isNarrowed) return described
  return [...described, ...structuredData(root, (origin) => [recipeList('All recipes', result.recipes, origin)])]
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, wereWordsCut, result, chefName, leftOut, plainWords } = loaderData
  const box = useRef<HTMLInputElement>(null)
  const search = useSearch(query, box)
  useEarlyChoices(searchFormId, search)
  const chosen = chosenFilters(query, chefName, leftOut)
  // An exclusion in the words counts as a filter.
  const cleared = leftOut.length > 0 ? { ...noFilters, words: plainWords } : noFilters
  const clearedPath = searchPath({ ...query, ...cleared })
  const filters = { search, facets: result.facets, chefName }
  return (
    <div className="wrap">
      <PageHead title="Search recipes" className="pb-4.5" />
      <SearchBox
        words={query.words}
        box={box}
        isPending={search.isPending}
        onSearch={(words) => search.change({ words })}
      />
      <p className="mt-2.5 text-small">
        <Link to="/what-can-i-make">What can I make with what I have at home?</Link>
      </p>
      <FilterChips clearedPath={clearedPath} chosen={chosen} />
      <div className="relative mt-7 grid items-start gap-x-[clamp(1.25rem,2.6vw,2.25rem)] gap-y-7 xl:grid-cols-[264px_minmax(0,1fr)]">
        {/* The results come after dozens of filters, so this link skips the filters. */}
        <a
          href={`#${resultHeadingId}`}
          className="absolute -top-3 left-0 z-10 rounded-pill bg-surface px-5 py-3 shadow-lift not-focus:sr-only max-xl:hidden print:hidden"
        >
          Skip to results
        </a>
        <FilterPanel {...filters} formId={searchFormId} />
        <Results
          query={query}
          result={result}
          clearedPath={chosen.length > 0 ? clearedPath : null}
          wereWordsCut={wereWordsCut}
          isPending={search.isPending}
          controls={
            <>
              <SortSelect formId={searchFormId} sort={search.query.sort} onChange={(sort) => search.change({ sort })} />
              <FilterButton
                {...filters}
                found={foundText(result.total, query.words)}
                chosenCount={chosen.length}
                onClear={() => search.change(cleared)}
              />
            </>
          }
        />
      </div>
    </div>
  )
}
