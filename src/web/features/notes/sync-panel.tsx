import { Form, useNavigation } from 'react-router'
import { everyHoursChoices } from '../../../core/notes/note-sync.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Panel } from '../../ui/panel.tsx'

interface SyncPanelProps {
  sync: {
    isRunning: boolean
    /** Zero without a schedule. */
    everyHours: number
    /** ISO 8601, like `nextAt`. Null before the first sync. */
    finishedAt: string | null
    nextAt: string | null
    problem: string | null
  }
  /** True if the site has a key for Notion. */
  hasKey: boolean
  /** True if a database feeds the site. */
  isUsed: boolean
}

/** The state of the sync with Notion, and when it runs. */
export function SyncPanel({ sync, hasKey, isUsed }: SyncPanelProps) {
  return (
    <Panel aria-labelledby="sync-title" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sync-title" className="text-h3">
          Sync
        </h2>
        {sync.isRunning ? <Badge variant="info">Running</Badge> : <Badge>Idle</Badge>}
      </div>
      <p aria-live="polite" className="mt-2 text-ink-soft">
        <span className="inline-block">
          {sync.isRunning
            ? 'Reading your notes, about three requests a second. You can leave this page.'
            : sync.finishedAt
              ? `Last finished ${shortMoment(sync.finishedAt)}.`
              : 'It has not run yet.'}
        </span>{' '}
        {sync.nextAt && <span className="inline-block">Next: {shortMoment(sync.nextAt)}.</span>}
        {hasKey && !isUsed && ' Find and save databases first.'}
      </p>
      {sync.problem && <p className="mt-2 text-danger">{sync.problem}</p>}
      <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4">
        <SyncButton isRunning={sync.isRunning} canStart={hasKey && isUsed} />
        <SyncSchedule everyHours={sync.everyHours} />
      </div>
    </Panel>
  )
}

/** Starts the sync, or stops the one that runs. */
function SyncButton({ isRunning, canStart }: { isRunning: boolean; canStart: boolean }) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Form method="post" preventScrollReset>
      {isRunning ? (
        <Button
          type="submit"
          name="intent"
          value="stop"
          pending={intent === 'stop'}
          pendingLabel="Stopping..."
          className="min-w-30"
        >
          Stop
        </Button>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="start"
          variant="primary"
          disabled={!canStart}
          pending={intent === 'start'}
          pendingLabel="Starting..."
          className="min-w-30"
        >
          Sync now
        </Button>
      )}
    </Form>
  )
}

const everyWords: Readonly<Record<(typeof everyHoursChoices)[number], string>> = {
  0: 'Only when I press “Sync now”',
  1: 'Every hour',
  6: 'Every 6 hours',
  24: 'Every day',
}

function SyncSchedule({ everyHours }: { everyHours: number }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="schedule" />
      <Field label="Schedule">
        <NativeSelect name="everyHours" defaultValue={everyHours} className="min-w-64">
          {everyHoursChoices.map((hours) => (
            <option key={hours} value={hours}>
              {everyWords[hours]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit">Save schedule</Button>
    </Form>
  )
}
