import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { longestWords, searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery, SearchResult } from '../../../core/search/search.ts'
import { OwnRecipes } from '../my-recipes/own-recipes.tsx'
import { ImportInvitation } from '../browse/import-invitation.tsx'
import { cn } from '../../ui/cn.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { FilterOffer } from './filter-offer.tsx'
import { focusResult, resultHeadingId } from './filter-chips.tsx'
import { foundText } from './found-text.ts'
import { NothingFound } from './nothing-found.tsx'
import { ResultGrid } from './result-grid.tsx'
import { Spelling } from './spelling.tsx'

interface ResultsProps {
  /** The search these results belong to. */
  query: SearchQuery
  result: SearchResult
  /** The path of the search without its filters. Null for a search without filters. */
  clearedPath: string | null
  wereWordsCut: boolean
  /** True while newer results are loading. */
  isPending: boolean
  /** Order and filters, beside the result line. */
  controls: ReactNode
}

export function Results({ query, result, clearedPath, wereWordsCut, isPending, controls }: ResultsProps) {
  const { recipes, total, page, pageCount, didYouMean, nearest } = result
  const hasFound = total.count > 0
  return (
    <section aria-labelledby={resultHeadingId} aria-busy={isPending} className="min-w-0">
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          {/* A role such as status would leave the heading without a name. */}
          <h2 id={resultHeadingId} tabIndex={-1} className="flex items-center gap-2.5 text-[1.5rem]">
            <span aria-live="polite">{foundText(total, query.words)}</span>
            {isPending && <LoaderCircle aria-hidden className="animate-spin text-primary" />}
          </h2>
          {wereWordsCut && (
            <p className="mt-1 text-ink-soft">Your search was long. We used its first {longestWords} characters.</p>
          )}
          {didYouMean && <Spelling query={query} didYouMean={didYouMean} wereUsed={hasFound} />}
          <FilterOffer query={query} />
        </div>
        <div className="flex flex-wrap items-center gap-2.5">{controls}</div>
      </div>
      <OwnRecipes words={query.words} />
      <div className={cn('transition-opacity duration-(--mid)', isPending && 'opacity-55 delay-150')}>
        {hasFound ? (
          <>
            <ResultGrid recipes={recipes} />
            <PageLinks
              noun="recipes"
              page={page}
              pageCount={pageCount}
              hrefOf={(wanted) => searchPath({ ...query, page: wanted })}
              onLeave={focusResult}
            />
            <ImportInvitation />
          </>
        ) : (
          <NothingFound clearedPath={clearedPath} nearest={nearest} />
        )}
      </div>
    </section>
  )
}
