import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useLeaving } from '../../browser/use-leaving.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCanUsePasskeys, signInWithPasskey } from './passkey.ts'

/** Only for browsers that support passkeys. Needs script. */
export function PasskeySignIn({ onwards }: { onwards: string }) {
  const isOffered = useCanUsePasskeys()
  const [isBusy, setBusy] = useState(false)
  const leaving = useLeaving()
  if (!isOffered) return null

  async function press() {
    setBusy(true)
    const outcome = await signInWithPasskey(leaving())
    // A full page load, because everything on the page depends on the account.
    if (outcome.ok) return window.location.assign(onwards)
    if (leaving()?.aborted) return
    setBusy(false)
    toast.error(outcome.title ?? 'No passkey used', outcome.problem)
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
