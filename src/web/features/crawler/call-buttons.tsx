import { CircleStop, Download, RefreshCw, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { isPageJob } from '../../../core/crawler/console-call.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import type { OpenCall } from './call-status.tsx'

interface CallButtonsProps {
  call: OpenCall
  /** True if a page may contain a recipe. */
  hasPages: boolean
}

/** The buttons for a call in its current state. */
export function CallButtons({ call: { kind, state, jobId }, hasPages }: CallButtonsProps) {
  const busy = useNavigation().formData?.get('intent')
  const isJobOfPages = isPageJob(kind) && jobId !== null
  const isRunning = state === 'running'
  return (
    <Form method="post" preventScrollReset className="contents">
      {hasPages && !isRunning && (
        <Button
          type="submit"
          name="intent"
          value="import"
          variant="primary"
          pending={busy === 'import'}
          pendingLabel="Reading..."
        >
          <Download aria-hidden />
          {kind === 'scrape' ? 'Import' : 'Import all recipes'}
        </Button>
      )}
      {isJobOfPages && isRunning && (
        <Button type="submit" name="intent" value="cancel" pending={busy === 'cancel'} pendingLabel="Canceling...">
          <CircleStop aria-hidden />
          Cancel
        </Button>
      )}
      {isJobOfPages && isRunning && (
        <Button type="submit" name="intent" value="check" pending={busy === 'check'} pendingLabel="Checking...">
          <RefreshCw aria-hidden />
          Check status
        </Button>
      )}
      {isJobOfPages && (
        <Button type="submit" name="intent" value="errors" pending={busy === 'errors'} pendingLabel="Checking...">
          <TriangleAlert aria-hidden />
          Check errors
        </Button>
      )}
      {state === 'failed' && (
        <Button type="submit" name="intent" value="retry" pending={busy === 'retry'} pendingLabel="Starting...">
          <RotateCw aria-hidden />
          {jobId === null ? 'Try again' : 'Follow again'}
        </Button>
      )}
    </Form>
  )
}

export function RemoveButton() {
  return (
    <AskFirst
      label="Remove"
      title="Remove this call?"
      text="Its results are deleted. Recipes that you imported from them stay."
      confirmLabel="Remove call"
      fields={{ intent: 'remove' }}
    >
      <Button variant="danger">
        <Trash2 aria-hidden />
        Remove
      </Button>
    </AskFirst>
  )
}
