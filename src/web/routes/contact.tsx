import { data } from 'react-router'
import { notReached } from '../../core/message.ts'
import { appContext } from '../app-context.ts'
import { MessageForm } from '../components/contact/message-form.tsx'
import { WaysToReach } from '../components/contact/ways-to-reach.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { contactDetails } from '../contact-details.ts'
import { pageMeta } from '../page-meta.ts'
import { takeMessage } from '../take-message.ts'
import type { Route } from './+types/contact'

export const loader = ({ context }: Route.LoaderArgs) => contactDetails(context.get(appContext).env)

export const action = (sent: Route.ActionArgs) => takeMessage('contact', sent)

/** Without a connection the form says so and keeps what was typed: the status keeps the page from asking for itself anew. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(() => data(notReached(), { status: 503 }))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Contact Us',
    description: 'How to reach the people who run this kitchen, and where to find an answer at once.',
    path: '/contact',
  })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Contact Us" lead="For a question, a correction, or a recipe that went wonderfully." />
      <div className="grid items-start gap-gap lg:grid-cols-[1.6fr_1fr]">
        <Panel aria-labelledby="write-title">
          <h2 id="write-title" className="mb-5 text-[1.5rem]">
            Write to us
          </h2>
          <MessageForm kind="contact" answer={actionData} submitLabel="Send Message" />
        </Panel>
        <div className="grid gap-gap">
          <Panel aria-labelledby="details-title">
            <h2 id="details-title" className="mb-5 text-[1.5rem]">
              Contact details
            </h2>
            <ul className="grid gap-6">
              <WaysToReach {...loaderData} />
            </ul>
          </Panel>
          <Panel variant="tint" aria-labelledby="first-title">
            <h2 id="first-title" className="mb-2 text-[1.5rem]">
              Perhaps it is answered already
            </h2>
            <p className="text-ink-soft">
              How importing works, what the numbers on a card mean, and what to do when a site refuses to be read.
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to="/faq">Questions and answers</ButtonLink>
              <ButtonLink to="/kb" variant="ghost">
                Knowledge Base
              </ButtonLink>
            </div>
          </Panel>
        </div>
      </div>
    </div>
  )
}
