import { CircleUserRound } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { Role } from '../../core/accounts/role.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { IconButtonLink } from '../ui/icon-button.tsx'

/** The parts of the signed-in account that the header shows. */
export interface HeaderAccount {
  role: Role
}

interface AccountLinkProps {
  account: HeaderAccount | null
  signOutAction: string
  block?: boolean
  onChoose?: () => void
}

/** Shows Sign In or Sign Out. Both work without scripts. */
export function AccountLink({ account, signOutAction, block = false, onChoose }: AccountLinkProps) {
  // A router `<Form>` would navigate to its action's address, even if the site cannot be reached.
  const { Form } = useFetcher()
  if (!account) {
    return (
      <ButtonLink to="/auth" block={block} onClick={onChoose}>
        Sign In
      </ButtonLink>
    )
  }
  return (
    <div className={block ? 'grid gap-2.5' : 'flex items-center gap-1'}>
      {block ? (
        <ButtonLink to="/account" block onClick={onChoose}>
          Your account
        </ButtonLink>
      ) : (
        <IconButtonLink to="/account" label="Your account" variant="quiet" className="size-12 text-link">
          <CircleUserRound aria-hidden />
        </IconButtonLink>
      )}
      <Form method="post" action={signOutAction}>
        <Button type="submit" block={block} onClick={onChoose}>
          Sign Out
        </Button>
      </Form>
    </div>
  )
}
