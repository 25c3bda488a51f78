import { Form, useNavigation } from 'react-router'
import { SettingsForm, type TypedSettings } from '../../../core/settings/settings-form.ts'
import type { FixedSettings } from './fixed-value.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useSettingsPictures } from '../pictures/use-picture-form.ts'

interface SettingsEditorProps {
  typed: TypedSettings
  /** Identifies the settings that the form was opened with. */
  version: string
  answer: FormAnswer<unknown> | undefined
  isPublic: boolean
  /** Values of the environment, which come first. */
  fixed: FixedSettings
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
  const { blocker, mark } = useUnsaved(version)
  const isSaving = useNavigation().formData?.get('intent') === 'save'

  return (
    <Form {...props} encType={form.encType} className="grid min-w-0 grid-cols-1 gap-gap" onInput={mark}>
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
      <SaveBar>
        <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
          Save Settings
        </Button>
        <p className="text-small text-ink-soft max-sm:hidden">All sections are saved together.</p>
      </SaveBar>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}
