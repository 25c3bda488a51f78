import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ResultGrid } from './result-grid.tsx'

interface NothingFoundProps {
  /** The search without its filters; null when it has none. */
  clearedPath: string | null
  nearest: ReadonlyArray<RecipeSummary>
}

/** The ways on: fewer filters, a recipe from elsewhere, or what comes nearest. */
export function NothingFound({ clearedPath, nearest }: NothingFoundProps) {
  const hasFilters = clearedPath !== null
  return (
    <>
      <EmptyState
        picture={emptyPlate}
        title={hasFilters ? 'Too many wishes for one plate?' : 'Not in this kitchen yet?'}
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
          ? 'Leave a filter out, or bring a recipe that has it all from any website.'
          : 'Bring a recipe from any website and it will be here in seconds.'}
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="mt-9">
          <h2 id="nearest" className="mb-4.5 text-[1.5rem]">
            These come nearest
          </h2>
          <ResultGrid recipes={nearest} />
        </section>
      )}
    </>
  )
}
