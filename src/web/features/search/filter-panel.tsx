import { ListFilter } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

export const filterPanelId = 'filters'

/** The filters beside the results. On phones they are in a sheet. Without script they follow the results. */
export function FilterPanel(props: FilterFieldsProps) {
  return (
    <Panel
      id={filterPanelId}
      aria-labelledby="filters-title"
      className="hidden p-0 max-xl:order-last xl:block no-script:block"
    >
      <h2 id="filters-title" className="flex items-center gap-2 px-5 pt-5 pb-3.5 text-[1.25rem]">
        <ListFilter aria-hidden />
        Filters
      </h2>
      <div className="relative px-5 pb-6">
        <FilterFields {...props} />
        <Button type="submit" form={props.formId} variant="primary" block className="mt-4 hidden no-script:inline-flex">
          Apply
        </Button>
      </div>
    </Panel>
  )
}
