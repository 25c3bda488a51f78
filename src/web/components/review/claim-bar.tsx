import { UserRound } from 'lucide-react'
import { Button } from '../ui/button.tsx'

interface ClaimBarProps {
  claim: { name: string; isMine: boolean } | null
  /** The decision's: a reason that was begun travels along. */
  formId: string
}

/** Who is at it, so that two editors do not read the same. */
export function ClaimBar({ claim, formId }: ClaimBarProps) {
  const intent = claim ? (claim.isMine ? 'release' : 'take-over') : 'claim'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="inline-flex items-center gap-2">
        <UserRound aria-hidden className="size-5 text-ink-soft" />
        {claim ? (claim.isMine ? 'You are at it.' : `${claim.name} is at it.`) : 'Nobody is at it.'}
      </p>
      <Button type="submit" form={formId} name="intent" value={intent}>
        {labels[intent]}
      </Button>
    </div>
  )
}

const labels = { claim: 'Claim it', release: 'Let it go', 'take-over': 'Take it over' }
