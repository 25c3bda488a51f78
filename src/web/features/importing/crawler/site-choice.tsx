import { useId } from 'react'
import { mostCrawlPages, usualCrawlPages } from '../../../../core/importing/crawl-request.ts'
import { CheckboxRow } from '../../../ui/checkbox.tsx'
import { Input } from '../../../ui/input.tsx'

interface SiteChoiceProps {
  /** The most pages to open. Null to import one page. */
  pages: number | null
  onPagesChange: (pages: number | null) => void
}

/** Imports all recipes of a site instead of one page. */
export function SiteChoice({ pages, onPagesChange }: SiteChoiceProps) {
  const id = useId()
  return (
    <div className="ml-9.5 no-script:hidden">
      <CheckboxRow
        label="All recipes of the site, at one credit for each page"
        className="items-start py-2"
        checked={pages !== null}
        onChange={(event) => onPagesChange(event.target.checked ? usualCrawlPages : null)}
      />
      {pages !== null && (
        <p className="mt-1.5 flex items-center gap-2.5">
          <label htmlFor={id}>At most</label>
          <Input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostCrawlPages}
            className="w-28"
            value={Number.isNaN(pages) ? '' : pages}
            onChange={(event) => onPagesChange(event.target.valueAsNumber)}
          />
          pages
        </p>
      )}
    </div>
  )
}
