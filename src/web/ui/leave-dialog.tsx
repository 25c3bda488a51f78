import type { Blocker } from 'react-router'
import { Button } from './button.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

interface DiscardDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks for confirmation before typed text is discarded. */
export function DiscardDialog({ isOpen, onStay, onLeave }: DiscardDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(stays) => !stays && onStay()}>
      <DialogContent
        title="Leave without saving?"
        ignoresBack
        footer={
          <>
            <Button onClick={onStay}>Stay</Button>
            <Button variant="danger" onClick={onLeave}>
              Leave
            </Button>
          </>
        }
      >
        <p>What you typed on this page is not saved yet.</p>
      </DialogContent>
    </Dialog>
  )
}

/** Asks for confirmation before another page replaces unsaved text. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { state, reset, proceed } = blocker
  return <DiscardDialog isOpen={state === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
}
