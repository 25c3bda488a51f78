interface EmailAddressProps {
  email: string
  /** True for an address that receives no mail. */
  isExample: boolean
}

/** An address to write to. An example address is marked as one. */
export function EmailAddress({ email, isExample }: EmailAddressProps) {
  return (
    <>
      <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
        {email}
      </a>
      {isExample && (
        <span className="block text-small">This is an example address. The site’s owner hasn’t set one.</span>
      )}
    </>
  )
}
