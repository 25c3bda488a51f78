import type { FormFieldData } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioRow } from '../../ui/radio.tsx'

interface VisitorRecipesPanelProps {
  field: FormFieldData
  /** True if the site has a public address. */
  isPublic: boolean
}

/** Lets the owner choose whether recipes from visitors and cooks wait for moderation. */
export function VisitorRecipesPanel({ field, isPublic }: VisitorRecipesPanelProps) {
  const reviewRule = field.initialValue
  return (
    <Panel id="reviewing" aria-labelledby="review-title">
      <h2 id="review-title" className="mb-2 text-h3">
        Recipes from visitors and cooks
      </h2>
      <fieldset>
        <legend className="mb-1 text-ink-soft">
          When their imports and submissions are listed. Trusted cooks, editors and administrators never wait.
        </legend>
        <RadioRow
          name="reviewRule"
          value="by-address"
          label={`Default: ${isPublic ? 'after review, since it has a public address' : 'at once, while it has no public address'}`}
          defaultChecked={reviewRule !== 'at-once' && reviewRule !== 'after-review'}
        />
        <RadioRow name="reviewRule" value="at-once" label="Listed at once" defaultChecked={reviewRule === 'at-once'} />
        <RadioRow
          name="reviewRule"
          value="after-review"
          label="Listed after review"
          defaultChecked={reviewRule === 'after-review'}
        />
      </fieldset>
      {field.errors && <p className="mt-2 font-semibold text-danger">{field.errors[0]}</p>}
    </Panel>
  )
}
