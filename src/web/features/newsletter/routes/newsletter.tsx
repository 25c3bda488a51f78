import { data } from 'react-router'
import {
  isTaken,
  type NewsletterAnswer,
  newsletterInvitation,
  newsletterMessages,
} from '../../../../core/newsletter/newsletter.ts'
import { SubscribeForm } from '../../../../core/newsletter/subscribe-form.ts'
import { subscribe } from '../../../../operations/newsletter/subscribe.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { NewsletterForm } from '../newsletter-form.tsx'
import { NewsletterNote } from '../newsletter-note.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formDone, typedText } from '../../../forms/form-answer.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/newsletter'

const thank = (answer: NewsletterAnswer) => data({ ...formDone, answer })

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const sent = await parseForm(request, SubscribeForm)
  const refuse = (answer: NewsletterAnswer, status: number) => data({ ...sent.refuse().data, answer }, { status })
  if (sent.isBot) return thank('subscribed')
  if (!sent.ok) return refuse('invalid', 422)
  try {
    const outcome = await subscribe(app, sent.value.email, context.get(visitorContext))
    if (outcome === 'invalid') return refuse('invalid', 422)
    return outcome === 'too-many' ? refuse('failed', 429) : thank(outcome)
  } catch (cause) {
    app.log.error({ err: cause }, 'A newsletter address could not be saved')
    return refuse('failed', 503)
  }
}

/** Reports a missing connection in the form. The status stops the page from reloading its own data. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => data({ status: 'error', answer: 'failed' } as const, { status: 503 }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Newsletter',
    description: newsletterInvitation,
    path: '/newsletter',
  })

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const message = actionData && newsletterMessages[actionData.answer]
  return (
    <NewsletterNote title={message?.title ?? 'Newsletter'} text={message?.text ?? newsletterInvitation}>
      {actionData && isTaken(actionData.answer) ? (
        <ButtonLink to="/" variant="primary" size="lg">
          Back to the home page
        </ButtonLink>
      ) : (
        <NewsletterForm
          email={typedText(actionData, 'email')}
          className="w-full max-w-[34rem] sm:flex-row sm:items-end"
        />
      )}
    </NewsletterNote>
  )
}
