import { data, redirect } from 'react-router'
import { providerName } from '../../../auth/provider-name.ts'
import { nextIn, withNext } from '../../../core/next-page.ts'
import { beginAtProvider } from '../../../operations/accounts/provider-sign-in.ts'
import { askerOf } from '../../account/asker.ts'
import { siteOrigin } from '../../account/site-origin.ts'
import { appContext, userContext } from '../../app-context.ts'
import { AccountCard } from '../../components/account/account-card.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/provider'

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const isLink = formText(await request.formData(), 'intent') === 'link'
  const user = isLink ? context.get(userContext) : null
  const next = isLink ? null : nextIn(request.url)
  const asker = askerOf(request, context)
  const outcome = await beginAtProvider(app, user, asker, siteOrigin(request, context), next)
  if (!outcome.ok)
    return redirect(withNext(`${isLink ? '/account/security' : '/auth'}?problem=${outcome.problem}`, next), 303)
  const { address, cookies } = outcome
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return data({ address, name: providerName(app.env) ?? '' }, { headers })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'On the way', description: 'To where you have an account.', path: null })

/**
 * A page that leads on by itself, and no redirect: a form of ours may lead nowhere else (`form-action` in the policy), and
 * browsers hold every redirect after it to that, those of the provider included.
 */
export default function Provider({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <AccountCard
        isMessage
        title="Sign In"
        lead="Nothing was begun here: it starts with the button on the page for signing in."
      >
        <ButtonLink to="/auth" variant="primary" size="lg" block>
          Sign In
        </ButtonLink>
      </AccountCard>
    )
  const { address, name } = actionData
  return (
    <AccountCard title={`On to ${name}`} lead="You say there who you are, and are brought back here.">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <Button asChild variant="primary" size="lg" block>
        <a href={address}>Go now</a>
      </Button>
    </AccountCard>
  )
}
