import type { Role } from '../../core/accounts/role.ts'
import { isStoredCopy } from '../browser/stored-copy.ts'
import { useStored } from '../browser/stored-entry.ts'
import { accountEntry } from './account-entry.ts'

interface ShownAccount {
  id: string
  role: Role
}

/**
 * Returns the account of the page. A stored page has none, so without a connection the browser's own entry says who is
 * signed in.
 */
export function useShownAccount(account: ShownAccount | null): ShownAccount | null {
  const id = useStored(accountEntry, null)
  return account ?? (id && isStoredCopy() ? { id, role: 'cook' } : null)
}
