import { unsubscribe } from '../../../../operations/newsletter/unsubscribe.ts'
import { appContext } from '../../../shell/app-context.ts'
import { NewsletterNote } from '../newsletter-note.tsx'
import { PressOnce } from '../press-once.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/newsletter-unsubscribe'

/** Answers the same for unknown tokens, so that nobody can find out whether a token exists. */
export async function action({ request, context }: Route.ActionArgs) {
  await unsubscribe(context.get(appContext), new URL(request.url).searchParams.get('token') ?? '')
  return { isGone: true }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The address contains a secret token, so caches must not store it. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Unsubscribe', description: 'Leave the newsletter.', path: null })

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (!actionData?.isGone)
    return (
      <NewsletterNote
        title="Leave the newsletter?"
        text="Press the button, and we’ll stop sending email to your address."
      >
        <PressOnce label="Unsubscribe" pendingLabel="Unsubscribing..." />
      </NewsletterNote>
    )
  return (
    <NewsletterNote
      title="You are unsubscribed"
      text="You won’t get any more email from us. You can subscribe again at any time."
    >
      <ButtonLink to="/" variant="primary" size="lg">
        Back to the home page
      </ButtonLink>
    </NewsletterNote>
  )
}
