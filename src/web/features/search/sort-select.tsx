import { type SearchSort, searchSorts } from '../../../core/search/search.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

const labels: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  rating: 'Top rated',
  quickest: 'Quickest',
}

interface SortSelectProps {
  formId: string
  sort: SearchSort
  onChange: (sort: SearchSort) => void
}

export function SortSelect({ formId, sort, onChange }: SortSelectProps) {
  return (
    <>
      <label htmlFor="sort" className="sr-only">
        Sort by
      </label>
      <NativeSelect
        id="sort"
        name="sort"
        form={formId}
        value={sort}
        onChange={(event) => {
          const chosen = searchSorts.find((name) => name === event.currentTarget.value)
          if (chosen) onChange(chosen)
        }}
        className="min-h-12 w-auto rounded-pill py-1 font-[550]"
      >
        {searchSorts.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" form={formId} className="hidden no-script:inline-flex">
        Apply
      </Button>
    </>
  )
}
