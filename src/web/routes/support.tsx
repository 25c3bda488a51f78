import { CircleQuestionMark } from 'lucide-react'
import { data, Link } from 'react-router'
import { notReached } from '../../core/message.ts'
import strawberry from '../art/spot-strawberry.svg'
import { appContext } from '../app-context.ts'
import { MessageForm } from '../components/contact/message-form.tsx'
import { WaysToReach } from '../components/contact/ways-to-reach.tsx'
import { ContactLine } from '../components/reading/contact-line.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { contactDetails } from '../contact-details.ts'
import { pageMeta } from '../page-meta.ts'
import { takeMessage } from '../take-message.ts'
import type { Route } from './+types/support'

export const loader = ({ context }: Route.LoaderArgs) => contactDetails(context.get(appContext).env)

export const action = (sent: Route.ActionArgs) => takeMessage('support', sent)

/** Without a connection the form says so and keeps what was typed: the status keeps the page from asking for itself anew. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(() => data(notReached(), { status: 503 }))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Support',
    description: 'Quick help with recipes and importing: questions and answers, and whom to write to.',
    path: '/support',
  })

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Support"
        lead="Something does not work, or does not work as you expected? Say what you did, what happened, and on which page."
      />
      <div className="grid items-start gap-gap lg:grid-cols-[1.6fr_1fr]">
        <Panel aria-labelledby="request-title">
          <h2 id="request-title" className="mb-5 text-[1.5rem]">
            Ask for help
          </h2>
          <MessageForm kind="support" answer={actionData} submitLabel="Send Request" />
        </Panel>
        <div>
          <Panel aria-labelledby="quick-title">
            <h2 id="quick-title" className="mb-5 text-[1.5rem]">
              Quick help
            </h2>
            <ul className="grid gap-6">
              <ContactLine Icon={CircleQuestionMark} title="Questions">
                <Link to="/faq" className="inline-flex min-h-11 items-center">
                  Frequently Asked Questions
                </Link>
                <p>Importing, scaling, times and difficulty: the answers most people look for.</p>
              </ContactLine>
              <WaysToReach {...loaderData} />
            </ul>
          </Panel>
          <img src={strawberry} alt="" width={180} height={250} className="mx-auto mt-8 h-40 w-auto max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}
