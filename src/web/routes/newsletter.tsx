import { data } from 'react-router'
import { formTrap } from '../../core/form-trap.ts'
import { isTaken, type NewsletterAnswer, newsletterInvitation, newsletterMessages } from '../../core/newsletter.ts'
import { subscribe } from '../../operations/newsletter/subscribe.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { NewsletterForm } from '../components/home/newsletter-form.tsx'
import { NewsletterNote } from '../components/home/newsletter-note.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { formText } from '../form-text.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter'

function reply(answer: NewsletterAnswer, status: number, email = '') {
  return data({ answer, email }, { status })
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  let email = ''
  try {
    const form = await request.formData()
    email = formText(form, 'email').slice(0, 300)
    if (form.get(formTrap)) return reply('subscribed', 200)
    const outcome = await subscribe(app, email, context.get(visitorContext))
    if (outcome === 'invalid') return reply('invalid', 422, email)
    if (outcome === 'too-many') return reply('failed', 429, email)
    return reply(outcome, 200)
  } catch (cause) {
    app.log.error({ err: cause }, 'A newsletter address could not be kept')
    return reply('failed', 503, email)
  }
}

/** Without a connection the form says so; the status keeps the page it stands on from asking for itself anew. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => reply('failed', 503))
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
          Back to the kitchen
        </ButtonLink>
      ) : (
        <NewsletterForm email={actionData?.email} className="w-full max-w-[34rem] sm:flex-row sm:items-end" />
      )}
    </NewsletterNote>
  )
}
