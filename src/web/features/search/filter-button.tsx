import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SearchFacets } from '../../../core/search/search.ts'
import { Button } from '../../ui/button.tsx'
import { filterPanelId } from './filter-panel.tsx'
import type { Search } from './use-search.ts'
import { openPart } from '../../ui/open-part.ts'

/** Only phones need the sheet, so it loads when the pointer or focus reaches the button. */
const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

interface FilterButtonProps {
  search: Search
  facets: SearchFacets
  chefName: string | null
  found: string
  chosenCount: number
  onClear: () => void
}

/** Opens the filters on narrow screens. Without script it links to them further down. */
export function FilterButton({ chosenCount, ...sheet }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const label = (
    <>
      <ListFilter aria-hidden />
      Filters
      {chosenCount > 0 && (
        <span className="grid size-6 place-items-center rounded-pill bg-primary text-micro font-semibold text-on-primary">
          {chosenCount}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </>
  )
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() =>
          openPart(loadSheet, () => {
            setIsOpen(true)
            setWasOpened(true)
          })
        }
        className="xl:hidden no-script:hidden"
      >
        {label}
      </Button>
      <Button asChild className="hidden no-script:max-xl:inline-flex">
        <a href={`#${filterPanelId}`}>{label}</a>
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet {...sheet} isOpen={isOpen} onOpenChange={setIsOpen} hasFilters={chosenCount > 0} />
        </Suspense>
      )}
    </>
  )
}
