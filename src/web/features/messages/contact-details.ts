import type { Env } from '../../../lib/env/env.ts'

interface ContactDetails {
  email: string
  /** True for an address that receives no mail. Pages mark such an address as an example. */
  isExample: boolean
  phone: string | null
}

/** No domain ends in ".example", so mail to it cannot reach a stranger. */
const exampleEmail = 'hello@marshmallow.example'

/** Returns the site's contact details. Without a configured email address, returns an example address. */
export function contactDetails(env: Pick<Env, 'CONTACT_EMAIL' | 'CONTACT_PHONE'>): ContactDetails {
  return {
    email: env.CONTACT_EMAIL ?? exampleEmail,
    isExample: env.CONTACT_EMAIL === undefined,
    phone: env.CONTACT_PHONE ?? null,
  }
}
