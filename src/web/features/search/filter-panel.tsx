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
      className="hidden p-0 max-xl:order-last xl:sticky xl:top-24 xl:flex xl:max-h-[calc(100dvh-7rem)] xl:flex-col no-script:block no-script:xl:static no-script:xl:max-h-none"
    >
      <h2 id="filters-title" className="flex items-center gap-2 px-5 pt-5 pb-3.5 text-[1.25rem]">
        <ListFilter aria-hidden />
        Filters
      </h2>
      {/* The list fades out at the bottom to show that it continues. */}
      <div className="relative min-h-0 overflow-y-auto px-5 pb-6 xl:[mask-image:linear-gradient(black_calc(100%-1.5rem),transparent)]">
        <FilterFields {...props} />
        <Button type="submit" form={props.formId} variant="primary" block className="mt-4 hidden no-script:inline-flex">
          Apply
        </Button>
      </div>
    </Panel>
  )
}
