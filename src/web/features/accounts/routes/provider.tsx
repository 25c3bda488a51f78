import { data, redirect } from 'react-router'
import { providerName } from '../../../../auth/provider-name.ts'
import { ProviderForm } from '../../../../core/accounts/auth-form.ts'
import { nextIn, withNext } from '../../../../core/accounts/next-page.ts'
import { beginAtProvider } from '../../../../operations/accounts/provider-sign-in.ts'
import { requesterOf } from '../requester.ts'
import { siteOrigin } from '../site-origin.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { AccountCard } from '../account-card.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/provider'

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const sent = await parseForm(request, ProviderForm)
  if (!sent.ok) return sent.refuse()
  const isLink = sent.value.intent === 'link'
  const user = isLink ? context.get(userContext) : null
  const next = isLink ? null : nextIn(request.url)
  const requester = requesterOf(request, context)
  const outcome = await beginAtProvider(app, user, requester, siteOrigin(request, context), next)
  if (!outcome.ok)
    return redirect(withNext(`${isLink ? '/account/security' : '/auth'}?problem=${outcome.problem}`, next), 303)
  const { address, cookies } = outcome
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return data({ address, name: providerName(app.env) ?? '' }, { headers })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Sign in with a provider', description: 'Continue at your provider.', path: null })

/**
 * Opens the provider's page after rendering, instead of a redirect. Our policy (`form-action`) allows forms only to
 * this site. Browsers also apply that rule to every redirect after a form, including the redirects of the provider.
 */
export default function Provider({ actionData }: Route.ComponentProps) {
  if (!actionData || !('address' in actionData))
    return (
      <AccountCard isMessage title="Sign In" lead="Nothing to continue. Start with the button on the sign-in page.">
        <ButtonLink to="/auth" variant="primary" size="lg" block>
          Sign In
        </ButtonLink>
      </AccountCard>
    )
  const { address, name } = actionData
  return (
    <AccountCard title={`Continue to ${name}`} lead="Sign in there. You’ll return here afterward.">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <Button asChild variant="primary" size="lg" block>
        <a href={address}>Continue</a>
      </Button>
    </AccountCard>
  )
}
