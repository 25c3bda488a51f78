import { Form, useNavigation } from 'react-router'
import { SettingsForm, type TypedSettings } from '../../../core/settings/settings-form.ts'
import { SettingsFields } from './settings-fields.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { usePictureForm } from '../pictures/use-picture-form.ts'

interface SettingsEditorProps {
  typed: TypedSettings
  /** Identifies the settings that the form was opened with. */
  version: string
  answer: FormAnswer<unknown> | undefined
  isPublic: boolean
}

export function SettingsEditor({ typed, version, answer, isPublic }: SettingsEditorProps) {
  const { form, picture } = usePictureForm(typedText(answer, 'imageId', typed.imageId))
  const { props, fields } = useServerForm({
    schema: SettingsForm,
    answer,
    defaultValue: typed,
    onSubmit: form.onSubmit,
  })
  const isSaving = useNavigation().formData?.get('intent') === 'save'

  return (
    <Form {...props} encType={form.encType} className="grid gap-gap">
      <input type="hidden" name="intent" value="save" />
      <VersionField version={version} answer={answer} />
      <SettingsFields
        fields={fields}
        isPublic={isPublic}
        logo={<PictureField {...picture} noun="site" legend="Logo (optional)" error={fields.imageId.errors?.[0]} />}
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
