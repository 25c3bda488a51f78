import type { Role } from './role.ts'

/** The signed-in account of a request. */
export interface SignedIn {
  id: string
  name: string
  email: string
  role: Role
  /** The account's chef page, or null if it doesn't have one yet. */
  chefId: string | null
}
