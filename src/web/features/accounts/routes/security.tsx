import { Form } from 'react-router'
import { providerIdOf, providerName } from '../../../../auth/provider-name.ts'
import { providerProblemText } from '../../../../core/accounts/provider-problem.ts'
import { listLinkedAccounts } from '../../../../db/accounts/provider-accounts.ts'
import { findUser, hasPassword } from '../../../../db/accounts/users.ts'
import { listPasskeys, secondFactorOf } from '../../../../db/accounts/passkeys.ts'
import { listSessions } from '../../../../db/accounts/sessions.ts'
import { PasskeyList } from '../passkey-list.tsx'
import { takeSecurity } from '../take-security.server.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext, sessionIdContext } from '../../../shell/app-context.ts'
import { FormProblem } from '../form-problem.tsx'
import { LinkedAccounts } from '../linked-accounts.tsx'
import { FirstPassword, PasswordChange } from '../password-form.tsx'
import { SecondFactorPanel } from '../second-factor-panel.tsx'
import { Section } from '../../../ui/section.tsx'
import { SessionList } from '../session-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { revalidateAfterConflict } from '../../../forms/revalidate-after-conflict.ts'
import type { Route } from './+types/security'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env, mail } = context.get(appContext)
  const { id } = actorOf(context)
  const here = context.get(sessionIdContext)
  const sessions = (await listSessions(db, id)).map((session) => ({ ...session, isThis: session.id === here }))
  const user = await findUser(db, { id })
  const provider = providerName(env)
  const own = env.OIDC_ISSUER && providerIdOf(env.OIDC_ISSUER)
  const linked = (await listLinkedAccounts(db, id)).map((account) => ({
    id: account.id,
    since: account.since,
    isCurrent: account.provider === own,
  }))
  return {
    sessions,
    provider,
    linked,
    problem: provider && providerProblemText(new URL(request.url).searchParams.get('problem'), provider),
    hasPassword: await hasPassword(db, id),
    passkeys: await listPasskeys(db, id),
    secondFactor: await secondFactorOf(db, id),
    isToBeConfirmed: mail !== null && user?.emailVerified === false,
  }
}

export const action = ({ request, context }: Route.ActionArgs) => takeSecurity(request, context)

export const shouldRevalidate = revalidateAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The key and backup codes of a second factor are shown once, so no browser may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Signing in',
    description: 'How you sign in, and where you are signed in.',
    path: null,
  })

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, linked, problem } = loaderData
  const answerTo = (intent: string) => (actionData?.initialValue?.['intent'] === intent ? actionData : undefined)
  return (
    <>
      {problem && !actionData && <FormProblem>{problem}</FormProblem>}
      <FormErrorPanel answer={actionData} />
      {loaderData.isToBeConfirmed && (
        <Section title="Your address" lead="Not confirmed yet. We sent an email with a link to it.">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="send-confirmation" />
            <Button type="submit">Send the email again</Button>
          </Form>
        </Section>
      )}
      <Section
        title="Password"
        lead={
          loaderData.hasPassword
            ? 'Changing it signs out every other browser. Automations keep their tokens.'
            : 'You haven’t set a password.'
        }
      >
        {loaderData.hasPassword ? <PasswordChange answerTo={answerTo} /> : <FirstPassword answerTo={answerTo} />}
      </Section>
      <Section title="Passkeys" lead="Sign in with your fingerprint, face or PIN instead of a password.">
        <PasskeyList passkeys={loaderData.passkeys} />
      </Section>
      {(provider || linked.length > 0) && (
        <Section title="Sign-in providers" lead="You can sign in with the accounts you connect here.">
          <LinkedAccounts providerName={provider} accounts={linked} />
        </Section>
      )}
      {loaderData.hasPassword && (
        <Section
          title="Two-step verification"
          lead={`After your password, a code from your phone. Passkeys${provider ? ` and ${provider}` : ''} don’t need one.`}
        >
          <SecondFactorPanel state={loaderData.secondFactor} begun={actionData?.begun} answerTo={answerTo} />
        </Section>
      )}
      <Section title="Where you are signed in" lead="Don’t recognize one? Sign it out and change your password.">
        <SessionList sessions={loaderData.sessions} />
      </Section>
    </>
  )
}
