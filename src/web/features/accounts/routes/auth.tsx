import { redirect } from 'react-router'
import { providerName } from '../../../../auth/provider-name.ts'
import { readSignUpRule } from '../../../../auth/sign-up-rule.ts'
import type { AuthMode } from '../../../../core/accounts/auth-answer.ts'
import { purposeOf } from '../../../../core/accounts/invitation.ts'
import { nextIn, withNext } from '../../../../core/accounts/next-page.ts'
import { providerProblemText } from '../../../../core/accounts/provider-problem.ts'
import { closedSignUpText } from '../../../../core/accounts/sign-up-rule.ts'
import { PasskeySignIn } from '../passkey-sign-in.tsx'
import { takeAuth } from '../take-auth.server.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { AccountCard } from '../account-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import { FormProblem } from '../form-problem.tsx'
import { ProviderButton } from '../provider-button.tsx'
import { SignUpClosed } from '../sign-up-closed.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/auth'

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextIn(request.url)
  if (context.get(userContext)) throw redirect(next ?? '/')
  const { searchParams } = new URL(request.url)
  const mode: AuthMode = searchParams.get('mode') === 'create-account' ? 'create-account' : 'log-in'
  const app = context.get(appContext)
  const { mail, env } = app
  const closed = closedSignUpText(await readSignUpRule(app))
  const provider = providerName(env)
  const problem = provider && providerProblemText(searchParams.get('problem'), provider)
  const ways = {
    otherMode: withNext(mode === 'log-in' ? '/auth?mode=create-account' : '/auth', next),
    provider: withNext('/auth/provider', next),
    onwards: next ?? '/',
  }
  return { mode, canReset: mail !== null, provider, problem, ways, purpose: purposeOf(next), closed }
}

export const action = ({ request, context }: Route.ActionArgs) => takeAuth(request, context)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.mode === 'create-account' ? 'Create Account' : 'Sign In',
    description: 'Sign in, or create an account for your recipes.',
    path: null,
  })

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, canReset, provider, problem, ways, purpose, closed } = loaderData
  const isNew = mode === 'create-account'
  if (isNew && closed) return <SignUpClosed text={closed} signIn={ways.otherMode} />
  return (
    <AccountCard
      title={isNew ? 'Create Account' : 'Sign In'}
      lead={
        purpose
          ? `${isNew ? 'Create an account' : 'Sign in'} ${purpose}.`
          : isNew
            ? 'Your own recipes and the ones you saved, on every device.'
            : 'Welcome back. You can also browse, save and import without an account.'
      }
    >
      {problem && !actionData && <FormProblem>{problem}</FormProblem>}
      <AuthForm
        mode={mode}
        otherMode={isNew || !closed ? ways.otherMode : null}
        canReset={canReset}
        answer={actionData?.initialValue?.['intent'] === mode ? actionData : undefined}
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
