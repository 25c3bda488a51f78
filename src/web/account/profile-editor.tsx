import { Form, useNavigation } from 'react-router'
import type { ProfileErrors, ProfileForm } from '../../core/profile.ts'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { Input } from '../components/ui/input.tsx'
import { NativeSelect } from '../components/ui/native-select.tsx'
import { Textarea } from '../components/ui/textarea.tsx'
import { usePictureForm } from '../submitting/use-picture-form.ts'

interface ProfileEditorProps {
  typed: ProfileForm
  errors: ProfileErrors
  dishes: ReadonlyArray<{ id: string; title: string }>
}

/** What others see. A picture is sent as soon as it is chosen; without script it goes with the form. */
export function ProfileEditor({ typed, errors, dishes }: ProfileEditorProps) {
  const { form, picture } = usePictureForm(typed.imageId)
  const isSaving = useNavigation().formMethod === 'POST'

  return (
    <Form {...form} className="grid gap-5">
      <Field label="Name" error={errors.name}>
        <Input name="name" defaultValue={typed.name} required maxLength={80} autoComplete="name" />
      </Field>
      <Field label="About you" error={errors.bio} hint="What you like to cook, and for whom.">
        <Textarea name="bio" defaultValue={typed.bio} maxLength={1000} />
      </Field>
      <PictureField {...picture} noun="profile" error={errors.imageId} />
      {dishes.length > 0 && (
        <>
          <Field label="Signature dish" error={errors.dishId} hint="One of your published recipes.">
            <NativeSelect name="dishId" defaultValue={typed.dishId}>
              <option value="">None</option>
              {dishes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Why this dish" error={errors.dishText}>
            <Textarea name="dishText" defaultValue={typed.dishText} maxLength={300} rows={2} />
          </Field>
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
