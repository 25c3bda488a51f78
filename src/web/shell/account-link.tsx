import { CircleUserRound } from 'lucide-react'
import type { Role } from '../../core/accounts/role.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButtonLink } from '../ui/icon-button.tsx'
import { SignOutForm } from './sign-out-form.tsx'

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
      <SignOutForm action={signOutAction} block={block} onChoose={onChoose} />
    </div>
  )
}
