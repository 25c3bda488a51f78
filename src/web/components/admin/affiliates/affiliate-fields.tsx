import type { ReactNode } from 'react'
import type { AffiliateErrors, TypedAffiliate } from '../../../../core/affiliate-form.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

interface AffiliateFieldsProps {
  typed: TypedAffiliate
  errors: AffiliateErrors
  /** Where a picture is chosen. */
  picture: ReactNode
}

export function AffiliateFields({ typed, errors, picture }: AffiliateFieldsProps) {
  return (
    <>
      <Field label="Title" error={errors.title}>
        <Input name="title" defaultValue={typed.title} required maxLength={200} />
      </Field>
      <Field label="Link URL" error={errors.linkUrl} hint="Visitors get there by way of this site, which counts them.">
        <Input name="linkUrl" type="url" inputMode="url" defaultValue={typed.linkUrl} required placeholder="https://" />
      </Field>
      <Field label="Description" error={errors.description}>
        <Textarea name="description" defaultValue={typed.description} rows={3} />
      </Field>
      {picture}
      <Field
        label="Or the address of a picture"
        error={errors.imageUrl}
        hint="It is fetched and kept here, so that visitors’ browsers ask nobody else. It replaces the one above."
      >
        <Input name="imageUrl" type="url" inputMode="url" defaultValue={typed.imageUrl} placeholder="https://" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First day (optional)" error={errors.startsOn} hint="Days begin and end at midnight UTC.">
          <Input name="startsOn" type="date" defaultValue={typed.startsOn} />
        </Field>
        <Field label="Last day (optional)" error={errors.endsOn}>
          <Input name="endsOn" type="date" defaultValue={typed.endsOn} />
        </Field>
      </div>
    </>
  )
}
