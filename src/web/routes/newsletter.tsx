import { data } from 'react-router'
import {
  type NewsletterAnswer,
  newsletterInvitation,
  newsletterMessages,
  newsletterTrap,
} from '../../core/newsletter.ts'
import { subscribe } from '../../operations/newsletter/subscribe.ts'
import cocoaBath from '../art/spot-cocoa-bath.svg'
import { appContext, visitorContext } from '../app-context.ts'
import { NewsletterForm } from '../components/home/newsletter-form.tsx'
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
    description: newsletterInvitation,
    path: '/newsletter',
  })

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const answer = actionData?.answer
  const message = answer && newsletterMessages[answer]
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={cocoaBath} alt="" width={280} height={280} className="w-52" />
      <div>
        <h1>{message?.title ?? 'Newsletter'}</h1>
        <p className="mt-3 max-w-[48ch] text-lead text-ink-soft">{message?.text ?? newsletterInvitation}</p>
      </div>
      {answer === 'subscribed' ? (
        <ButtonLink to="/" variant="primary" size="lg">
          Back to the kitchen
        </ButtonLink>
      ) : (
        <NewsletterForm className="w-full max-w-[34rem]" />
      )}
    </div>
  )
}
