import type { FormFieldData } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Lets the owner count views and clicks of ads. */
export function CountingPanel({ field }: { field: FormFieldData }) {
  return (
    <Panel id="counting" aria-labelledby="counting-title">
      <h2 id="counting-title" className="mb-1 text-h3">
        Counting
      </h2>
      <p className="mb-2 max-w-[62ch] text-ink-soft">
        The site doesn’t track anyone. It can count views and clicks of each ad per day, without recording who.
      </p>
      <CheckboxRow
        name="countAds"
        label="Count views and clicks of affiliates"
        defaultChecked={Boolean(field.initialValue)}
      />
    </Panel>
  )
}
