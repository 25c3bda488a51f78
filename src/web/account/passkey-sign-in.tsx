import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/ui/button.tsx'
import { toast } from '../components/ui/toast.ts'
import { useCanUsePasskeys, signInWithPasskey } from './passkey.ts'

/** Only where the browser can: there is none without script. */
export function PasskeySignIn({ onwards }: { onwards: string }) {
  const isOffered = useCanUsePasskeys()
  const [isBusy, setBusy] = useState(false)
  if (!isOffered) return null

  async function press() {
    setBusy(true)
    const outcome = await signInWithPasskey()
    // A new page: everything on it is somebody's now.
    if (outcome.ok) return window.location.assign(onwards)
    setBusy(false)
    toast.error(outcome.title ?? 'No passkey was used', outcome.problem)
  }

  return (
    <Button
      block
      className="mt-4"
      pending={isBusy}
      pendingLabel="Waiting for your device..."
      onClick={() => void press()}
    >
      <KeyRound aria-hidden />
      Use a passkey
    </Button>
  )
}
