import type { Env } from '../lib/env.ts'

interface ContactDetails {
  email: string
  /** Nobody reads what is sent there, and pages that show it say so. */
  isExample: boolean
  phone: string | null
}

/** No domain ends in ".example", so nobody can receive what is meant for somebody else. */
const exampleEmail = 'hello@marshmallow.example'

/** How to reach the people who run this site, as far as they said. */
export function contactDetails(env: Pick<Env, 'CONTACT_EMAIL' | 'CONTACT_PHONE'>): ContactDetails {
  return {
    email: env.CONTACT_EMAIL ?? exampleEmail,
    isExample: env.CONTACT_EMAIL === undefined,
    phone: env.CONTACT_PHONE ?? null,
  }
}
