import { Form, useNavigation } from 'react-router'
import { ProfileForm } from '../../../core/accounts/profile-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { SelectField, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { usePictureForm } from '../pictures/use-picture-form.ts'

interface ProfileEditorProps {
  typed: ProfileForm
  answer: FormAnswer | undefined
  dishes: ReadonlyArray<{ id: string; title: string }>
}

/** The public profile. A picture is uploaded as soon as it is chosen. Without script it is sent with the form. */
export function ProfileEditor({ typed, answer, dishes }: ProfileEditorProps) {
  const { form, picture } = usePictureForm(typedText(answer, 'imageId', typed.imageId))
  const { props, fields } = useServerForm({
    schema: ProfileForm,
    answer,
    defaultValue: typed,
    onSubmit: form.onSubmit,
  })
  const isSaving = useNavigation().formMethod === 'POST'

  return (
    <Form {...props} encType={form.encType} className="grid gap-5">
      <TextField field={fields.name} label="Name" autoComplete="name" />
      <TextareaField field={fields.bio} label="About you" hint="What you like to cook, and for whom." />
      <PictureField {...picture} noun="profile" error={fields.imageId.errors?.[0]} />
      {dishes.length > 0 && (
        <>
          <SelectField field={fields.dishId} label="Signature dish" hint="One of your published recipes.">
            <option value="">None</option>
            {dishes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextareaField field={fields.dishText} label="Why this dish" rows={2} />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={isSaving}
        pendingLabel="Saving..."
        className="justify-self-start"
      >
        Save profile
      </Button>
    </Form>
  )
}
