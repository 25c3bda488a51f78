import { Button } from './button.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

interface UnsentDialogProps {
  /** Names of the parts with unsent changes, such as "meal plan". */
  names: ReadonlyArray<string>
  onStay: () => void
  onLeave: () => void
}

/** Asks for confirmation before a sign-out forgets changes that could not be sent. */
export default function UnsentDialog({ names, onStay, onLeave }: UnsentDialogProps) {
  return (
    <Dialog open onOpenChange={(stays) => !stays && onStay()}>
      <DialogContent
        title="Sign out and lose changes?"
        footer={
          <>
            <Button onClick={onStay}>Stay signed in</Button>
            <Button variant="danger" onClick={onLeave}>
              Sign out anyway
            </Button>
          </>
        }
      >
        <p>
          We couldn’t send your last changes to: {names.join(', ')}. Signing out removes them from this browser. Check
          your connection and sign out again to keep them.
        </p>
      </DialogContent>
    </Dialog>
  )
}
