import { CircleQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import strawberry from '../../../art/spot-strawberry.svg'
import { MessageForm } from '../message-form.tsx'
import { WaysToReach } from '../ways-to-reach.tsx'
import { ContactLine } from '../contact-line.tsx'
import { Character } from '../../../ui/character.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { loadContact } from '../load-contact.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { notReached } from '../not-reached.ts'
import { takeMessage } from '../take-message.ts'
import type { Route } from './+types/support'

export const loader = ({ context }: Route.LoaderArgs) => loadContact(context)

export const action = (sent: Route.ActionArgs) => takeMessage('support', sent)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(() => notReached('support'))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Support',
    description: 'Quick help with recipes and importing, and how to reach us.',
    path: '/support',
  })

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { hasQuestions, hasArticles, sender, ...ways } = loaderData
  return (
    <div className="wrap">
      <PageHead
        title="Support"
        lead="Something doesn’t work as expected? Tell us what you did, what happened, and on which page."
      />
      <div className="grid items-start gap-gap lg:grid-cols-[1.6fr_1fr]">
        <Panel aria-labelledby="request-title">
          <h2 id="request-title" className="mb-5 text-[1.5rem]">
            Ask for help
          </h2>
          <MessageForm kind="support" sender={sender} answer={actionData} submitLabel="Send Request" />
        </Panel>
        <div>
          <Panel aria-labelledby="quick-title">
            <h2 id="quick-title" className="mb-5 text-[1.5rem]">
              Quick help
            </h2>
            <ul className="grid gap-6">
              {(hasQuestions || hasArticles) && (
                <ContactLine Icon={CircleQuestionMark} title="Questions">
                  <Link to={hasQuestions ? '/faq' : '/kb'} className="inline-flex min-h-11 items-center">
                    {hasQuestions ? 'Frequently Asked Questions' : 'Knowledge Base'}
                  </Link>
                  <p>The answers most people look for.</p>
                </ContactLine>
              )}
              <WaysToReach {...ways} />
            </ul>
          </Panel>
          <Character src={strawberry} width={180} height={250} className="mx-auto mt-8 h-40 w-auto max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}
