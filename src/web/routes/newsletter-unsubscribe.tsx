import { unsubscribe } from '../../operations/newsletter/unsubscribe.ts'
import { appContext } from '../app-context.ts'
import { NewsletterNote } from '../components/home/newsletter-note.tsx'
import { PressOnce } from '../components/home/press-once.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/newsletter-unsubscribe'

/** Whether anybody had this token stays unsaid. */
export async function action({ request, context }: Route.ActionArgs) {
  await unsubscribe(context.get(appContext), new URL(request.url).searchParams.get('token') ?? '')
  return { isGone: true }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** The address holds a token, which no cache should keep. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Unsubscribe', description: 'Leave the newsletter.', path: null })

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (!actionData?.isGone)
    return (
      <NewsletterNote title="Leave the newsletter?" text="One press, and no more letters come to your address.">
        <PressOnce label="Unsubscribe" pendingLabel="Unsubscribing..." />
      </NewsletterNote>
    )
  return (
    <NewsletterNote
      title="You are unsubscribed"
      text="No more letters from us. You can subscribe again whenever you like."
    >
      <ButtonLink to="/" variant="primary" size="lg">
        Back to the kitchen
      </ButtonLink>
    </NewsletterNote>
  )
}
