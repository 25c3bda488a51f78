import { Mail, Phone } from 'lucide-react'
import { ContactLine } from '../reading/contact-line.tsx'
import { EmailAddress } from '../reading/email-address.tsx'
import { phoneHref } from '../reading/phone-href.ts'

interface WaysToReachProps {
  email: string
  /** Nobody reads what is sent there. */
  isExample: boolean
  phone: string | null
}

/** The lines for e-mail and, where there is one, telephone. */
export function WaysToReach({ email, isExample, phone }: WaysToReachProps) {
  return (
    <>
      <ContactLine Icon={Mail} title="Email">
        <EmailAddress email={email} isExample={isExample} />
      </ContactLine>
      {phone && (
        <ContactLine Icon={Phone} title="Phone">
          <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center">
            {phone}
          </a>
        </ContactLine>
      )}
    </>
  )
}
