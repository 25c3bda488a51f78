import { Form, useNavigation } from 'react-router'
import { FollowForm as FollowFormSchema } from '../../../core/crawler/console-forms.ts'
import { jobKinds } from '../../../core/crawler/console-call.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { SelectField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { callText } from './call-text.ts'

/** Follows a job that was started elsewhere with the same key. */
export function FollowForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: FollowFormSchema, answer })
  const isStarting = useNavigation().formData?.get('intent') === 'follow'
  return (
    <Form {...props} className="mt-4 flex flex-wrap items-start gap-4">
      <input type="hidden" name="intent" value="follow" />
      <div className="min-w-0 flex-1 basis-52">
        <SelectField field={fields.kind} label="Kind of job">
          {jobKinds.map((kind) => (
            <option key={kind} value={kind}>
              {callText[kind].label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-0 flex-1 basis-52">
        <TextField field={fields.jobId} label="Job ID" autoComplete="off" />
      </div>
      <Button type="submit" className="sm:mt-8.5" pending={isStarting} pendingLabel="Starting...">
        Follow the job
      </Button>
    </Form>
  )
}
