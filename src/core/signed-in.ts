import type { Role } from './role.ts'

/** Whoever a request comes from, as far as the site cares. */
export interface SignedIn {
  id: string
  name: string
  email: string
  role: Role
  /** The page others see of this cook; null until there is one. */
  chefId: string | null
}
