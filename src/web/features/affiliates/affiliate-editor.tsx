import { Form, useNavigation } from 'react-router'
import { AffiliateForm } from '../../../core/affiliates/affiliate-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { AffiliateFields } from './affiliate-fields.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { Button } from '../../ui/button.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { usePictureForm } from '../pictures/use-picture-form.ts'

interface AffiliateEditorProps {
  answer: FormAnswer<unknown> | undefined
  submitLabel: string
  /** The saved affiliate, unless it is new. */
  typed?: Record<keyof AffiliateForm, string>
  /** The version the form was opened with. */
  version?: number
}

/** The form for one affiliate. A picture is uploaded as soon as it is chosen. Without script it goes with the form. */
export function AffiliateEditor({ answer, typed, submitLabel, version }: AffiliateEditorProps) {
  const { form, picture } = usePictureForm(typedText(answer, 'imageId', typed?.imageId))
  const { props, fields } = useServerForm({
    schema: AffiliateForm,
    answer,
    ...(typed && { defaultValue: typed }),
    onSubmit: form.onSubmit,
  })
  useAnswer(answer, ({ error = {} }) => {
    const [message] = Object.values(error).flat()
    if (message) toast.error(message)
  })
  const { blocker, mark } = useUnsaved()
  const isSaving = useNavigation().formMethod === 'POST'

  return (
    <Form {...props} encType={form.encType} onInput={mark} className="grid gap-5">
      <input type="hidden" name="intent" value="save" />
      {version !== undefined && <VersionField version={version} answer={answer} />}
      <AffiliateFields
        fields={fields}
        picture={<PictureField {...picture} noun="ad" error={fields.imageId.errors?.[0]} />}
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
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}
