import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AffiliateErrors, TypedAffiliate } from '../../core/affiliate-form.ts'
import { AffiliateFields } from '../components/admin/affiliates/affiliate-fields.tsx'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button } from '../components/ui/button.tsx'
import { usePictureForm } from '../submitting/use-picture-form.ts'
import { useFocusOnError } from '../components/ui/use-focus-on-error.ts'

interface AffiliateEditorProps {
  typed: TypedAffiliate
  errors: AffiliateErrors
  submitLabel: string
  /** The state that was read, where there is one already. */
  version?: number
}

/** The form of one affiliate. A picture is sent as soon as it is chosen; without script it goes with the form. */
export function AffiliateEditor({ typed, errors, submitLabel, version }: AffiliateEditorProps) {
  const { form, picture } = usePictureForm(typed.imageId)
  const ref = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formMethod === 'POST'
  useFocusOnError(ref, errors)

  return (
    <Form ref={ref} {...form} className="grid gap-5">
      <input type="hidden" name="intent" value="save" />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <AffiliateFields
        typed={typed}
        errors={errors}
        picture={<PictureField {...picture} noun="ad" error={errors.imageId} />}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={isSaving}
        pendingLabel="Saving..."
        className="justify-self-start"
      >
        {submitLabel}
      </Button>
    </Form>
  )
}
