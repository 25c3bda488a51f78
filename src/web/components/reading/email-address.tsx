interface EmailAddressProps {
  email: string
  /** Nobody reads what is sent there. */
  isExample: boolean
}

/** An address to write to. One that reaches nobody is not passed off as a real one. */
export function EmailAddress({ email, isExample }: EmailAddressProps) {
  return (
    <>
      <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
        {email}
      </a>
      {isExample && (
        <span className="block text-small">
          This is only an example, and mail to it reaches nobody: whoever runs this site has not given an address.
        </span>
      )}
    </>
  )
}
