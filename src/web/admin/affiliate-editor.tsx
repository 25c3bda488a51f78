import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { AffiliateErrors, TypedAffiliate } from '../../core/affiliate-form.ts'
import { AffiliateFields } from '../components/admin/affiliates/affiliate-fields.tsx'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button } from '../components/ui/button.tsx'
import { usePictureUpload } from '../submitting/use-picture-upload.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

interface AffiliateEditorProps {
  typed: TypedAffiliate
  errors: AffiliateErrors
  submitLabel: string
  /** The state that was read, where there is one already. */
  version?: number
}

/** The form of one affiliate. A picture is sent as soon as it is chosen; without script it goes with the form. */
export function AffiliateEditor({ typed, errors, submitLabel, version }: AffiliateEditorProps) {
  const picture = usePictureUpload(typed.imageId)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isSaving = useNavigation().formMethod === 'POST'
  useFocusOnError(form, errors)

  async function send(target: HTMLFormElement) {
    const settled = await picture.settle()
    if (!settled.ok) return
    const fields = new FormData(target)
    fields.set('imageId', settled.id)
    fields.delete('image')
    await submit(fields, { method: 'post', encType: 'multipart/form-data' })
  }

  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="intent" value="save" />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <AffiliateFields
        typed={typed}
        errors={errors}
        picture={
          <PictureField
            state={picture.state}
            noun="ad"
            error={errors.imageId}
            onChoose={picture.choose}
            onRemove={picture.remove}
            onMissing={picture.miss}
          />
        }
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
