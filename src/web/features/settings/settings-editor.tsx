import { Form, useNavigation } from 'react-router'
import { SettingsForm, type TypedSettings } from '../../../core/settings/settings-form.ts'
import type { FixedContact } from './contact-panel.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { useSettingsPictures } from '../pictures/use-picture-form.ts'

interface SettingsEditorProps {
  typed: TypedSettings
  /** Identifies the settings that the form was opened with. */
  version: string
  answer: FormAnswer<unknown> | undefined
  isPublic: boolean
  /** Values of the environment, which come first. */
  fixed: FixedContact
}

export function SettingsEditor({ typed, version, answer, isPublic, fixed }: SettingsEditorProps) {
  const { form, logo, hero } = useSettingsPictures({
    logo: typedText(answer, 'imageId', typed.imageId),
    hero: typedText(answer, 'heroImageId', typed.heroImageId),
  })
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
        fixed={fixed}
        logo={<PictureField {...logo} noun="site" legend="Logo (optional)" error={fields.imageId.errors?.[0]} />}
        hero={
          <PictureField
            {...hero}
            name="heroImage"
            label="Picture of the home page"
            noun="site"
            legend="Picture (optional)"
            error={fields.heroImageId.errors?.[0]}
          />
        }
      />
      <div className="sticky bottom-3 z-10 justify-self-start rounded-full bg-surface p-1.5 shadow-card-lift">
        <Button type="submit" variant="primary" size="lg" pending={isSaving} pendingLabel="Saving...">
          Save Settings
        </Button>
      </div>
    </Form>
  )
}
