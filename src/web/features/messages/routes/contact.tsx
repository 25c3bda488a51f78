import { MessageForm } from '../message-form.tsx'
import { WaysToReach } from '../ways-to-reach.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { loadContact } from '../load-contact.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { notReached } from '../not-reached.ts'
import { takeMessage } from '../take-message.ts'
import type { Route } from './+types/contact'

export const loader = ({ context }: Route.LoaderArgs) => loadContact(context)

export const action = (sent: Route.ActionArgs) => takeMessage('contact', sent)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(() => notReached('contact'))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Contact Us',
    description: 'How to reach the people who run this site, and where to find quick answers.',
    path: '/contact',
  })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { hasQuestions, hasArticles, sender, ...ways } = loaderData
  return (
    <div className="wrap">
      <PageHead title="Contact Us" lead="For a question, a correction, or a recipe that went wonderfully." />
      <div className="grid items-start gap-gap lg:grid-cols-[1.6fr_1fr]">
        <Panel aria-labelledby="write-title">
          <h2 id="write-title" className="mb-5 text-[1.5rem]">
            Write to us
          </h2>
          <MessageForm kind="contact" sender={sender} answer={actionData} submitLabel="Send Message" />
        </Panel>
        <div className="grid gap-gap">
          <Panel aria-labelledby="details-title">
            <h2 id="details-title" className="mb-5 text-[1.5rem]">
              Contact details
            </h2>
            <ul className="grid gap-6">
              <WaysToReach {...ways} />
            </ul>
          </Panel>
          {(hasQuestions || hasArticles) && (
            <Panel variant="tint" aria-labelledby="first-title">
              <h2 id="first-title" className="mb-2 text-[1.5rem]">
                Find a quick answer
              </h2>
              <p className="text-ink-soft">The answers most people look for.</p>
              <div className="mt-4 flex flex-wrap gap-3">
                {hasQuestions && <ButtonLink to="/faq">Questions and answers</ButtonLink>}
                {hasArticles && (
                  <ButtonLink to="/kb" variant={hasQuestions ? 'ghost' : 'secondary'}>
                    Knowledge Base
                  </ButtonLink>
                )}
              </div>
            </Panel>
          )}
        </div>
      </div>
    </div>
  )
}
