import { UserRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface ClaimBarProps {
  claim: { name: string; isMine: boolean } | null
  /** The decision form's id, so that a typed reason is sent along. */
  formId: string
}

/** Shows which editor has claimed the item, so that two don't work on it at once. */
export function ClaimBar({ claim, formId }: ClaimBarProps) {
  const intent = claim ? (claim.isMine ? 'release' : 'take-over') : 'claim'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="inline-flex items-center gap-2">
        <UserRound aria-hidden className="size-5 text-ink-soft" />
        {claim ? (claim.isMine ? 'Claimed by you' : `${claim.name} has claimed it.`) : 'Unclaimed'}
      </p>
      <Button type="submit" form={formId} name="intent" value={intent}>
        {labels[intent]}
      </Button>
    </div>
  )
}

const labels = { claim: 'Claim', release: 'Release', 'take-over': 'Take over' }
