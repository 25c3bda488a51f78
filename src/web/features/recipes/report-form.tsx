import { Form, useNavigation } from 'react-router'
import { Report, reportReasons } from '../../../core/moderation/report-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { SelectField, TextareaField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { Panel } from '../../ui/panel.tsx'

export const tooManyReports = 'Too many reports came from your network. Your text is still here. Try again in an hour.'

interface ReportFormProps {
  answer: FormAnswer | undefined
  /** Examples of details. */
  hint: string
  /** The address of the recipe. */
  home: string
}

/** The form to report a recipe or a review. */
export function ReportForm({ answer, hint, home }: ReportFormProps) {
  const { state } = useNavigation()
  const { props, fields } = useServerForm({ schema: Report, answer })
  return (
    <>
      <FormErrorPanel answer={answer} />
      <Panel aria-label="Your report">
        <Form {...props} className="grid gap-5">
          <SelectField field={fields.reason} label="What is wrong?">
            <option value="">Choose one</option>
            {reportReasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
          <TextareaField field={fields.words} label="Details" hint={hint} rows={6} />
          <HoneypotField />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Sending...">
              Send Report
            </Button>
            <ButtonLink to={home} variant="ghost">
              Back to the recipe
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </>
  )
}
