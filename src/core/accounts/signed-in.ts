import type { Role } from './role.ts'

/** The signed-in account of a request. */
export interface SignedIn {
  id: string
  name: string
  email: string
  role: Role
  /** The account's chef page. Null until there is one. */
  chefId: string | null
}
