import { Form, useNavigation } from 'react-router'
import { ScheduleForm } from '../../../core/backup/backup-form.ts'
import { type BackupSchedule, storedFor } from '../../../core/backup/backup-schedule.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { SelectField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

export interface ShownSchedule extends BackupSchedule {
  /** ISO 8601. Null while backups are off. */
  next: string | null
  /** Why the last scheduled backup failed. */
  problem: string | null
}

/** Lets an administrator choose when the site backs itself up. */
export function SchedulePanel({
  schedule,
  answer,
}: {
  schedule: ShownSchedule
  answer: FormAnswer<unknown> | undefined
}) {
  const { every, hour, next, problem } = schedule
  const { props, fields } = useServerForm({ schema: ScheduleForm, answer, defaultValue: { every, hour: String(hour) } })
  const isSaving = useNavigation().formData?.get('intent') === 'schedule'
  return (
    <Panel aria-labelledby="schedule-title">
      <h2 id="schedule-title" className="mb-1 text-h3">
        Scheduled backups
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-soft">
        Each one is restored into an empty database to check it, if the database allows that. The first one is made
        within minutes. The site keeps one for each of the last {storedFor.days} days, {storedFor.weeks} weeks and{' '}
        {storedFor.months} months, and deletes the others. Backups you make yourself stay.
      </p>
      {problem && (
        <p role="alert" className="mb-4 font-semibold text-danger">
          The last one failed. {problem} The site tries again every hour.
        </p>
      )}
      <Form {...props} className="flex flex-wrap items-end gap-x-5 gap-y-4">
        <input type="hidden" name="intent" value="schedule" />
        <SelectField field={fields.every} label="Back up" className="w-44">
          <option value="never">Never</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every Monday</option>
        </SelectField>
        <SelectField field={fields.hour} label="At (UTC)" className="w-32">
          {Array.from({ length: 24 }, (_, each) => (
            <option key={each} value={each}>
              {`${String(each).padStart(2, '0')}:00`}
            </option>
          ))}
        </SelectField>
        <Button type="submit" pending={isSaving} pendingLabel="Saving...">
          Save schedule
        </Button>
      </Form>
      {next && <p className="mt-4 text-ink-soft">Next backup: {shortMoment(next)}</p>}
    </Panel>
  )
}
