import type { ReactNode } from 'react'
import type { AffiliateForm } from '../../../core/affiliates/affiliate-form.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'

interface AffiliateFieldsProps {
  fields: Record<keyof AffiliateForm, FormFieldData>
  /** The picture field. */
  picture: ReactNode
}

export function AffiliateFields({ fields, picture }: AffiliateFieldsProps) {
  return (
    <>
      <TextField field={fields.title} label="Title" />
      <TextField
        field={fields.linkUrl}
        label="Link URL"
        hint="Visitors follow the link through this site, so that clicks can be counted. Settings switch counting on."
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <TextareaField field={fields.description} label="Description" rows={3} />
      {picture}
      <TextField
        field={fields.imageUrl}
        label="Or a picture URL"
        hint="We store a copy, so that visitors’ browsers load nothing from other sites. It replaces the picture above."
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.startsOn}
          label="First day (optional)"
          hint="Days start and end at midnight UTC."
          type="date"
        />
        <TextField field={fields.endsOn} label="Last day (optional)" type="date" />
      </div>
    </>
  )
}
