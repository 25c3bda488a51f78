import { Form, useNavigation } from 'react-router'
import { feedHours, NewFeed } from '../../../core/importing/feeds.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { SelectField, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { hoursText } from './hours-text.ts'

/** Subscribes to a feed or a sitemap. */
export function AddFeedForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({
    schema: NewFeed,
    answer,
    defaultValue: { intent: 'add', everyHours: '6', dailyLimit: '10' },
  })
  const { formData } = useNavigation()
  return (
    <Form {...props} className="grid gap-5">
      <FormErrorPanel answer={answer} />
      <input type="hidden" name="intent" value="add" />
      <TextField
        field={fields.address}
        label="Address of the feed"
        hint="An RSS, Atom or JSON feed, or a sitemap."
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
      />
      <TextareaField
        field={fields.licenseNotice}
        label="License notice (optional)"
        hint="Shown with each recipe, such as “CC BY 4.0, by Leek Blog”. Leave it empty to show the feed’s own notice."
        rows={2}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={fields.everyHours} label="Look for new recipes">
          {feedHours.map((hours) => (
            <option key={hours} value={hours}>
              {hoursText(hours)}
            </option>
          ))}
        </SelectField>
        <TextField
          field={fields.dailyLimit}
          label="Pages a day, at most"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
        />
      </div>
      <CheckboxRow name="withOld" value="yes" label="Also import the recipes in it now" />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={formData?.get('intent') === 'add'}
        pendingLabel="Adding..."
      >
        Watch this feed
      </Button>
    </Form>
  )
}
