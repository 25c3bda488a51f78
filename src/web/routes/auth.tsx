import { redirect } from 'react-router'
import { providerName } from '../../auth/provider-name.ts'
import type { AuthMode } from '../../core/accounts.ts'
import { nextIn, withNext } from '../../core/next-page.ts'
import { providerProblemText } from '../../core/provider-problem.ts'
import { PasskeySignIn } from '../account/passkey-sign-in.tsx'
import { takeAuth } from '../account/take-auth.server.ts'
import { appContext, userContext } from '../app-context.ts'
import { AccountCard } from '../components/account/account-card.tsx'
import { AuthForm } from '../components/account/auth-form.tsx'
import { FormProblem } from '../components/account/form-problem.tsx'
import { ProviderButton } from '../components/account/provider-button.tsx'
import { pageMeta } from '../page-meta.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/auth'

export function loader({ request, context }: Route.LoaderArgs) {
  const next = nextIn(request.url)
  if (context.get(userContext)) throw redirect(next ?? '/')
  const { searchParams } = new URL(request.url)
  const mode: AuthMode = searchParams.get('mode') === 'create-account' ? 'create-account' : 'log-in'
  const { mail, env } = context.get(appContext)
  const provider = providerName(env)
  const problem = provider && providerProblemText(searchParams.get('problem'), provider)
  const ways = {
    otherMode: withNext(mode === 'log-in' ? '/auth?mode=create-account' : '/auth', next),
    provider: withNext('/auth/provider', next),
    onwards: next ?? '/',
  }
  return { mode, canReset: mail !== null, provider, problem, ways }
}

export const action = ({ request, context }: Route.ActionArgs) => takeAuth(request, context)

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Sign In',
    description: 'Log in, or create an account to keep your recipes together.',
    path: null,
  })

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, canReset, provider, problem, ways } = loaderData
  const isNew = mode === 'create-account'
  return (
    <AccountCard
      title={isNew ? 'Create Account' : 'Sign In'}
      lead={
        isNew
          ? 'Your recipes and favorites, kept together on every device.'
          : 'Welcome back. Reading, saving and importing work without an account, too.'
      }
    >
      {problem && !actionData && <FormProblem>{problem}</FormProblem>}
      <AuthForm
        mode={mode}
        otherMode={ways.otherMode}
        canReset={canReset}
        answer={actionData?.mode === mode ? actionData : undefined}
      />
      {!isNew && <PasskeySignIn onwards={ways.onwards} />}
      {provider && (
        <ProviderButton intent="sign-in" action={ways.provider} className="mt-4">
          {`Continue with ${provider}`}
        </ProviderButton>
      )}
    </AccountCard>
  )
}
