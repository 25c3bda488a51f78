import { partLabels, type SitePart, siteParts } from '../../../core/settings/site-parts.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'

const hints: Readonly<Record<SitePart, string>> = {
  delivery: 'The panels “Add to Shopping List” and “Delivery Options” of a recipe, and the buttons of a shopping list.',
  community:
    'The community page, the ranking and pages of chefs, and their filter in the search. Names and reviews stay with the recipes.',
  characters:
    'The drawings on the home page, in the newsletter box, on empty lists and beside the name. Your own pictures stay, and the site’s icon stays until you upload a logo.',
}

/** Lets the owner of a small site hide what it doesn't need. */
export function PartsPanel({ field }: { field: FormFieldData }) {
  const hidden = new Set([field.initialValue].flat())
  return (
    <Panel id="parts" aria-labelledby="parts-title">
      <h2 id="parts-title" className="mb-1 text-h3">
        Parts of the site
      </h2>
      <fieldset>
        <legend className="mb-2 max-w-[62ch] text-ink-soft">
          Check what to hide. It is then gone from every page, and its addresses show “Page not found”. Nothing is
          deleted.
        </legend>
        <div className="grid gap-2">
          {siteParts.map((part) => (
            <div key={part}>
              <CheckboxRow
                name="hiddenParts"
                value={part}
                label={`Hide: ${partLabels[part]}`}
                defaultChecked={hidden.has(part)}
                aria-describedby={`hides-${part}`}
              />
              <p id={`hides-${part}`} className="ml-9.5 max-w-[62ch] text-small text-ink-soft">
                {hints[part]}
              </p>
            </div>
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}
