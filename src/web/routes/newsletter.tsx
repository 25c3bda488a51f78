import { data } from 'react-router'
import { type NewsletterAnswer, newsletterMessages, newsletterTrap } from '../../core/newsletter.ts'
import { subscribe } from '../../operations/newsletter/subscribe.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { NewsletterForm } from '../components/home/newsletter-form.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter'

const statusOf: Record<NewsletterAnswer, number> = { subscribed: 200, invalid: 422, failed: 503 }

function reply(answer: NewsletterAnswer) {
  return data({ answer }, { status: statusOf[answer] })
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  try {
    const form = await request.formData()
    if (form.get(newsletterTrap)) return reply('subscribed')
    const outcome = await subscribe(app, String(form.get('email') ?? ''), context.get(visitorContext))
    if (outcome.ok) return reply('subscribed')
    return reply(outcome.reason === 'invalid' ? 'invalid' : 'failed')
  } catch (cause) {
    app.log.error({ err: cause }, 'A newsletter address could not be kept')
    return reply('failed')
  }
}

/** Without a connection the form says so; the page it stands on stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => ({ answer: 'failed' as const }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Newsletter',
    description: 'Our latest recipes and cooking tips, directly in your inbox.',
    path: '/newsletter',
  })

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const answer = actionData?.answer
  const message = answer && newsletterMessages[answer]
  return (
    <div className="wrap">
      <PageHead
        title={message?.title ?? 'Newsletter'}
        lead={
          message?.text ?? 'Our latest recipes and cooking tips directly in your inbox. Unsubscribe whenever you like.'
        }
      />
      {answer === 'subscribed' ? (
        <ButtonLink to="/" variant="primary" size="lg">
          Back to the kitchen
        </ButtonLink>
      ) : (
        <NewsletterForm className="max-w-[36rem]" />
      )}
    </div>
  )
}
