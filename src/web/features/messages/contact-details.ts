interface ContactDetails {
  email: string
  /** True for an address that receives no mail. Pages mark such an address as an example. */
  isExample: boolean
  phone: string | null
}

/** No domain ends in ".example", so mail to it cannot reach a stranger. */
const exampleEmail = 'hello@marshmallow.example'

/** Returns the contact details that pages show. Without an email address, returns an example address. */
export function contactDetails({ email, phone }: { email: string | null; phone: string | null }): ContactDetails {
  return { email: email ?? exampleEmail, isExample: email === null, phone }
}
