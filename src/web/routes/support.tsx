import { CircleQuestionMark, Mail, Phone } from 'lucide-react'
import { contactDetails } from '../../operations/sample/content/pages.ts'
import { ChoiceCard } from '../components/reading/choice-card.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { phoneHref } from '../components/reading/phone-href.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/support'

export const loader = () => ({ email: contactDetails.email, phone: contactDetails.phone })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Support',
    description: 'Quick help with recipes and importing: questions and answers, e-mail and phone.',
    path: '/support',
  })

export default function Support({ loaderData: { email, phone } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Support"
        lead="Something does not work, or does not work as you expected? Tell us what you did, what happened, and on which page."
      />
      <div className="grid gap-gap md:grid-cols-2 xl:grid-cols-3">
        <ChoiceCard
          id="faq-title"
          Icon={CircleQuestionMark}
          title="Quick help"
          action={<ButtonLink to="/faq">Frequently Asked Questions</ButtonLink>}
        >
          Importing, scaling, times and difficulty: the answers most people look for.
        </ChoiceCard>
        <ChoiceCard
          id="email-title"
          Icon={Mail}
          title="Email"
          action={
            <Button variant="primary" asChild>
              <a href={`mailto:${email}?subject=Support`}>Write to us</a>
            </Button>
          }
        >
          <a href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
            {email}
          </a>
        </ChoiceCard>
        <ChoiceCard
          id="phone-title"
          Icon={Phone}
          title="Phone"
          action={
            <Button asChild>
              <a href={phoneHref(phone)}>Call us</a>
            </Button>
          }
        >
          <a href={phoneHref(phone)}>{phone}</a>, on weekdays, when nothing is in the oven.
        </ChoiceCard>
      </div>
    </div>
  )
}
