import { Mail, Phone } from 'lucide-react'
import { ContactLine } from './contact-line.tsx'
import { EmailAddress } from './email-address.tsx'

interface WaysToReachProps {
  email: string
  /** True for an address that receives no mail. */
  isExample: boolean
  phone: string | null
  isExamplePhone: boolean
}

/** The email address and, if there is one, the phone number. */
export function WaysToReach({ email, isExample, phone, isExamplePhone }: WaysToReachProps) {
  return (
    <>
      <ContactLine Icon={Mail} title="Email">
        <EmailAddress email={email} isExample={isExample} />
      </ContactLine>
      {phone && (
        <ContactLine Icon={Phone} title="Phone">
          {isExamplePhone ? (
            <>
              <span className="inline-flex min-h-11 items-center">{phone}</span>
              <span className="block text-small">This is an example number. The site’s owner hasn’t set one.</span>
            </>
          ) : (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="inline-flex min-h-11 items-center">
              {phone}
            </a>
          )}
        </ContactLine>
      )}
    </>
  )
}
