import { UserRound } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'

interface ClaimBarProps {
  claim: { name: string; isMine: boolean } | null
}

/** Who is at it, so that two editors do not read the same. */
export function ClaimBar({ claim }: ClaimBarProps) {
  const intent = claim ? (claim.isMine ? 'release' : 'take-over') : 'claim'
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="inline-flex items-center gap-2">
        <UserRound aria-hidden className="size-5 text-ink-soft" />
        {claim ? (claim.isMine ? 'You are at it.' : `${claim.name} is at it.`) : 'Nobody is at it.'}
      </p>
      <Button type="submit" name="intent" value={intent}>
        {labels[intent]}
      </Button>
    </Form>
  )
}

const labels = { claim: 'Claim it', release: 'Let it go', 'take-over': 'Take it over' }
