import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

interface FilterSheetProps extends Omit<FilterFieldsProps, 'formId'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The result line, such as "Found 12 recipes". */
  found: string
  hasFilters: boolean
  onClear: () => void
}

const formId = 'filter-sheet'

/** The filters on a phone. Each choice applies at once, and the last button only closes the sheet. */
export function FilterSheet({ isOpen, onOpenChange, found, hasFilters, onClear, ...fields }: FilterSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Filters"
        description={<span aria-live="polite">{found}</span>}
        footer={
          <>
            <Button disabled={!hasFilters} onClick={onClear}>
              Clear all
            </Button>
            <DialogClose asChild>
              <Button variant="primary">Show recipes</Button>
            </DialogClose>
          </>
        }
      >
        <form id={formId} className="relative" onSubmit={(event) => event.preventDefault()}>
          <FilterFields {...fields} formId={formId} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
