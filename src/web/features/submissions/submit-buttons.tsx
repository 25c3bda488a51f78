import { Button } from '../../ui/button.tsx'
import type { SubmitIntent } from './send-submission.ts'

interface SubmitButtonsProps {
  /** The pressed button while the form is being sent, otherwise null. */
  sending: SubmitIntent | null
  /** True for an account, which can save the recipe as a draft. */
  isSignedIn: boolean
}

export function SubmitButtons({ sending, isSignedIn }: SubmitButtonsProps) {
  const isSending = sending !== null
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={isSending}
        pending={sending === 'send'}
        pendingLabel="Submitting..."
        className="max-sm:flex-auto"
      >
        Submit Recipe
      </Button>
      {isSignedIn && (
        <Button
          type="submit"
          name="intent"
          value="draft"
          size="lg"
          disabled={isSending}
          pending={sending === 'draft'}
          pendingLabel="Saving..."
          formNoValidate
          className="max-sm:flex-auto"
        >
          Save as draft
        </Button>
      )}
    </div>
  )
}
