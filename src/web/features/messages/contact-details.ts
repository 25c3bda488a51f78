interface ContactDetails {
  email: string
  /** True for an address that receives no mail. Pages mark such an address as an example. */
  isExample: boolean
  phone: string | null
  /** True for a number that nobody has. Only a site without an email address shows it. */
  isExamplePhone: boolean
}

/** No domain ends in ".example", so mail to it cannot reach a stranger. */
const exampleEmail = 'hello@marshmallow.example'

/** This number is reserved for examples. */
const examplePhone = '+1 202-555-0100'

/** Returns the contact details that pages show. Without an email address, returns examples. */
export function contactDetails({ email, phone }: { email: string | null; phone: string | null }): ContactDetails {
  const isExample = email === null
  const isExamplePhone = isExample && phone === null
  return { email: email ?? exampleEmail, isExample, phone: isExamplePhone ? examplePhone : phone, isExamplePhone }
}
