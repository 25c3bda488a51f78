import { CircleQuestionMark, Mail, Phone } from 'lucide-react'
import { appContext } from '../app-context.ts'
import { ChoiceCard } from '../components/reading/choice-card.tsx'
import { EmailAddress } from '../components/reading/email-address.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { phoneHref } from '../components/reading/phone-href.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { cn } from '../components/ui/cn.ts'
import { contactDetails } from '../contact-details.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/support'

export const loader = ({ context }: Route.LoaderArgs) => contactDetails(context.get(appContext).env)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Support',
    description: 'Quick help with recipes and importing: questions and answers, and whom to write to.',
    path: '/support',
  })

export default function Support({ loaderData: { email, isExample, phone } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Support"
        lead="Something does not work, or does not work as you expected? When you write, say what you did, what happened, and on which page."
      />
      <div className={cn('grid gap-gap md:grid-cols-2', phone && 'xl:grid-cols-3')}>
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
            !isExample && (
              <Button variant="primary" asChild>
                <a href={`mailto:${email}?subject=Support`}>Write to us</a>
              </Button>
            )
          }
        >
          <EmailAddress email={email} isExample={isExample} />
        </ChoiceCard>
        {phone && (
          <ChoiceCard
            id="phone-title"
            Icon={Phone}
            title="Phone"
            action={
              <Button asChild>
                <a href={phoneHref(phone)}>Call</a>
              </Button>
            }
          >
            {phone}
          </ChoiceCard>
        )}
      </div>
    </div>
  )
}
