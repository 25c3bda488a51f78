import { data } from 'react-router'
import { newsletterMessages } from '../../../../core/newsletter/newsletter.ts'
import { confirmSubscription } from '../../../../operations/newsletter/confirm-subscription.ts'
import { appContext } from '../../../shell/app-context.ts'
import { NewsletterForm } from '../newsletter-form.tsx'
import { NewsletterNote } from '../newsletter-note.tsx'
import { PressOnce } from '../press-once.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/newsletter-confirm'

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isConfirmed = await confirmSubscription(context.get(appContext), token)
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The address contains a secret token, so caches must not store it. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Confirm your subscription', description: 'The last step.', path: null })

/** Mail scanners open every link, so only the button counts. */
export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <NewsletterNote
        title="Confirm your subscription"
        text="Press the button to get our latest recipes and cooking tips by email."
      >
        <PressOnce label="Yes, send me recipes" pendingLabel="Confirming..." />
      </NewsletterNote>
    )
  if (!actionData.isConfirmed)
    return (
      <NewsletterNote
        title="This link does not work"
        text="Your email program may have cut it off. Copy the whole link from the email, or enter your address again."
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
