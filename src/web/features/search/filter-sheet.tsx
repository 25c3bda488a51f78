import { type SyntheticEvent, useRef } from 'react'
import { ingredientsIn } from '../../../core/search/search-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
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

/** The filters on a phone. Each choice applies at once. The last button also takes what is typed but not added. */
export function FilterSheet({ isOpen, onOpenChange, found, hasFilters, onClear, ...fields }: FilterSheetProps) {
  const { query, isPending, change } = fields.search
  const showButton = useRef<HTMLButtonElement>(null)

  function show(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [have, without] = [foodsIn(form, 'have'), foodsIn(form, 'without')]
    if (have.length !== query.have.length || without.length !== query.without.length) change({ have, without })
    onOpenChange(false)
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Filters"
        description={<span aria-live="polite">{isPending ? 'Searching...' : found}</span>}
        footer={
          <>
            <Button
              disabled={!hasFilters}
              onClick={() => {
                onClear()
                // This button is then disabled.
                showButton.current?.focus()
              }}
            >
              Clear all
            </Button>
            <Button ref={showButton} type="submit" form={formId} variant="primary">
              Show recipes
            </Button>
          </>
        }
      >
        <form id={formId} className="relative" onSubmit={show}>
          <FilterFields {...fields} formId={formId} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The chosen foods and the typed one, which have the same name. */
const foodsIn = (form: FormData, name: string) => ingredientsIn(form.getAll(name).map(String))
