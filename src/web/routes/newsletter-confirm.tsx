import { data } from 'react-router'
import { newsletterMessages } from '../../core/newsletter.ts'
import { confirmSubscription } from '../../operations/newsletter/confirm-subscription.ts'
import { appContext } from '../app-context.ts'
import { NewsletterForm } from '../components/home/newsletter-form.tsx'
import { NewsletterNote } from '../components/home/newsletter-note.tsx'
import { PressOnce } from '../components/home/press-once.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/newsletter-confirm'

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isConfirmed = await confirmSubscription(context.get(appContext), token)
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** The address holds a token, which no cache should keep. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Confirm your subscription', description: 'The last step.', path: null })

/** Mail scanners open every link, so only the button counts. */
export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <NewsletterNote
        title="Confirm your subscription"
        text="One press, and our latest recipes and cooking tips come to your inbox."
      >
        <PressOnce label="Yes, send me recipes" pendingLabel="Confirming..." />
      </NewsletterNote>
    )
  if (!actionData.isConfirmed)
    return (
      <NewsletterNote
        title="This link does not work"
        text="Perhaps the mail program cut it off. Copy the whole link from the mail, or leave your address once more."
      >
        <NewsletterForm className="w-full max-w-[34rem] sm:flex-row sm:items-end" />
      </NewsletterNote>
    )
  return (
    <NewsletterNote {...newsletterMessages.subscribed}>
      <ButtonLink to="/latest" variant="primary" size="lg">
        See the latest recipes
      </ButtonLink>
    </NewsletterNote>
  )
}
