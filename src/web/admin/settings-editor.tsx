import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { SettingsErrors, TypedSettings } from '../../core/settings-form.ts'
import { SettingsFields } from '../components/admin/settings/settings-fields.tsx'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button } from '../components/ui/button.tsx'
import { usePictureForm } from '../submitting/use-picture-form.ts'
import { useFocusOnError } from '../components/ui/use-focus-on-error.ts'

interface SettingsEditorProps {
  typed: TypedSettings
  /** The mark of the settings that were read. */
  asRead: string
  errors: SettingsErrors
  isPublic: boolean
}

export function SettingsEditor({ typed, asRead, errors, isPublic }: SettingsEditorProps) {
  const { form, picture } = usePictureForm(typed.imageId)
  const ref = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formData?.get('intent') === 'save'
  useFocusOnError(ref, errors)

  return (
    <Form ref={ref} {...form} noValidate className="grid gap-gap">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="asRead" value={asRead} />
      <SettingsFields
        typed={typed}
        errors={errors}
        isPublic={isPublic}
        logo={<PictureField {...picture} noun="site" legend="Logo (optional)" error={errors.imageId} />}
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
