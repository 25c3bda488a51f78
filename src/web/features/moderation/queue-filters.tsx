import { ChevronDown, ListFilter } from 'lucide-react'
import { Form } from 'react-router'
import { moderationKinds, moderationStates } from '../../../core/moderation/moderation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { kindNames, stateName } from './moderation-text.ts'

export interface ShownFilter {
  kind: string
  state: string
  claim: string
  text: string
}

/**
 * The queue's filters, which are part of its address. A button applies them, with and without script. On a phone they
 * are folded, so that the first item is in sight. Browsers that can't unfold them by style keep the button on all screens.
 */
export function QueueFilters({ filter }: { filter: ShownFilter }) {
  const active = Object.values({ ...filter, state: filter.state === 'open' ? '' : filter.state }).filter(Boolean).length
  return (
    <search aria-label="Filter">
      <details
        key={JSON.stringify(filter)}
        className="group mb-5 sm:details-content:block sm:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-13 w-fit cursor-pointer items-center gap-2.5 rounded-pill bg-sunk px-5 font-display font-[560] group-open:mb-3 dark:shadow-edge sm:supports-[selector(::details-content)]:hidden">
          <ListFilter aria-hidden className="size-5" />
          Filters
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-pill bg-primary font-text text-micro font-semibold text-on-primary">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
          <ChevronDown
            aria-hidden
            className="size-5 text-ink-soft transition-transform duration-(--mid) ease-soft group-open:rotate-180"
          />
        </summary>
        <Form
          method="get"
          className="grid grid-cols-2 items-end gap-3 rounded-lg bg-sunk p-4 dark:shadow-edge sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1.2fr_1.25fr_auto]"
        >
          <Field label="Kind">
            <NativeSelect name="kind" defaultValue={filter.kind}>
              <option value="">All kinds</option>
              {moderationKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Claimed">
            <NativeSelect name="claim" defaultValue={filter.claim}>
              <option value="">All</option>
              <option value="mine">By me</option>
              <option value="nobody">Unclaimed</option>
            </NativeSelect>
          </Field>
          <Field label="Status" className="max-sm:col-span-2">
            <NativeSelect name="state" defaultValue={filter.state}>
              {moderationStates.map((state) => (
                <option key={state} value={state}>
                  {stateName('recipe', state)}
                </option>
              ))}
              <option value="all">All statuses</option>
            </NativeSelect>
          </Field>
          <Field label="Title" className="max-xl:col-span-2">
            <Input name="q" type="search" defaultValue={filter.text} maxLength={100} />
          </Field>
          <Button type="submit" className="min-h-13 max-sm:col-span-2">
            Filter
          </Button>
        </Form>
      </details>
    </search>
  )
}
