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

/** The queue's filters, which are part of its address. A button applies them, with and without script. */
export function QueueFilters({ filter }: { filter: ShownFilter }) {
  return (
    <search aria-label="Filter">
      <Form
        method="get"
        key={JSON.stringify(filter)}
        className="mb-5 grid grid-cols-2 items-end gap-3 rounded-lg bg-sunk p-4 dark:shadow-edge sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1.2fr_1.25fr_auto]"
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
        <Field label="State" className="max-sm:col-span-2">
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
    </search>
  )
}
