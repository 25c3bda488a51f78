import type { Blocker } from 'react-router'
import { Button } from './button.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

/** Asks for confirmation before unsaved text is lost. */
export function LeaveDialog({ blocker }: { blocker: Pick<Blocker, 'state' | 'reset' | 'proceed'> }) {
  return (
    <Dialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
      <DialogContent
        title="Leave without saving?"
        ignoresBack
        footer={
          <>
            <Button onClick={() => blocker.reset?.()}>Stay</Button>
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
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
