import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { JobProblem } from '../../ui/job-problem.tsx'
import { useAnswer } from '../../ui/use-answer.ts'

interface MailTestProps {
  /** The address of the signed-in administrator. */
  to: string
  /** The error of the last test. */
  problem: string | null
}

/** Sends a test mail, and says what the mail server objects to. */
export function MailTest({ to, problem }: MailTestProps) {
  const isSending = useNavigation().formData?.get('intent') === 'test-mail'
  const box = useRef<HTMLDivElement>(null)
  useAnswer(problem ?? undefined, () => focusInSight(box.current))
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <input type="hidden" name="intent" value="test-mail" />
        <Button type="submit" pending={isSending} pendingLabel="Sending...">
          Send a test email
        </Button>
        <p className="text-small text-ink-soft [overflow-wrap:anywhere]">To your address, {to}.</p>
      </Form>
      {problem !== null && !isSending && (
        <div ref={box} role="alert" tabIndex={-1} className="rounded-md bg-blush px-4 py-3">
          <JobProblem problem={problem} lead={<strong>The test email was not sent.</strong>} />
        </div>
      )}
    </div>
  )
}
