import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { SettingsErrors, TypedSettings } from '../../core/settings-form.ts'
import { SettingsFields } from '../components/admin/settings/settings-fields.tsx'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button } from '../components/ui/button.tsx'
import { usePictureUpload } from '../submitting/use-picture-upload.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

interface SettingsEditorProps {
  typed: TypedSettings
  /** The mark of the settings that were read. */
  asRead: string
  errors: SettingsErrors
  isPublic: boolean
}

export function SettingsEditor({ typed, asRead, errors, isPublic }: SettingsEditorProps) {
  const logo = usePictureUpload(typed.imageId)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isSaving = useNavigation().formData?.get('intent') === 'save'
  useFocusOnError(form, errors)

  async function send(target: HTMLFormElement) {
    const settled = await logo.settle()
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
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="asRead" value={asRead} />
      <SettingsFields
        typed={typed}
        errors={errors}
        isPublic={isPublic}
        logo={
          <PictureField
            state={logo.state}
            noun="site"
            error={errors.imageId}
            onChoose={logo.choose}
            onRemove={logo.remove}
            onMissing={logo.miss}
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
        Save Settings
      </Button>
    </Form>
  )
}
