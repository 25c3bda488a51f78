import type { SearchResult } from '../../../core/search/search.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ResultGrid } from './result-grid.tsx'

interface NothingFoundProps {
  /** The path of the search without its filters. Null for a search without filters. */
  clearedPath: string | null
  nearest: SearchResult['nearest']
}

/** Offers fewer filters, an import, or the nearest recipes. */
export function NothingFound({ clearedPath, nearest }: NothingFoundProps) {
  const hasFilters = clearedPath !== null
  return (
    <>
      <EmptyState
        picture={emptyPlate}
        title={hasFilters ? 'No recipe matches all filters' : 'Not here yet?'}
        actions={
          <>
            {hasFilters && (
              <ButtonLink to={clearedPath} preventScrollReset variant="primary">
                Search without filters
              </ButtonLink>
            )}
            <ButtonLink to="/import" variant={hasFilters ? 'secondary' : 'primary'}>
              Import Recipe
            </ButtonLink>
            {!hasFilters && <ButtonLink to="/recipes">Browse All Recipes</ButtonLink>}
          </>
        }
      >
        {hasFilters
          ? 'Remove a filter, or import a recipe from any website.'
          : 'Import a recipe from any website in seconds.'}
      </EmptyState>
      {nearest.recipes.length > 0 && (
        <section aria-labelledby="nearest" className="mt-9">
          <h2 id="nearest" className="mb-4.5 text-[1.5rem]">
            {nearest.isClose ? 'Closest matches' : 'Other recipes'}
          </h2>
          <ResultGrid recipes={nearest.recipes} />
        </section>
      )}
    </>
  )
}
