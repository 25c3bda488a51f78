import { Form } from 'react-router'
import { providerIdOf, providerName } from '../../../auth/provider-name.ts'
import { providerProblemText } from '../../../core/provider-problem.ts'
import { listLinkedAccounts } from '../../../db/provider-accounts.ts'
import { findUser, hasPassword } from '../../../db/users.ts'
import { listPasskeys, secondFactorOf } from '../../../db/passkeys.ts'
import { listSessions } from '../../../db/sessions.ts'
import { PasskeyList } from '../../account/passkey-list.tsx'
import { takeSecurity } from '../../account/take-security.server.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext, sessionIdContext } from '../../app-context.ts'
import { FormProblem } from '../../components/account/form-problem.tsx'
import { LinkedAccounts } from '../../components/account/linked-accounts.tsx'
import { PasswordForm } from '../../components/account/password-form.tsx'
import { SecondFactorPanel } from '../../components/account/second-factor-panel.tsx'
import { Section } from '../../components/account/section.tsx'
import { SessionList } from '../../components/account/session-list.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
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

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** Key and backup codes of a second factor are shown once: no copy of the page is kept. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Signing in', description: 'How your account is opened, and where it is.', path: null })

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  const problem = actionData ? actionData.problem : loaderData.problem
  const { provider, linked } = loaderData
  return (
    <>
      {problem && <FormProblem answer={actionData}>{problem}</FormProblem>}
      {loaderData.isToBeConfirmed && (
        <Section title="Your address" lead="It is not confirmed yet: a mail with a link was sent to it.">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="send-confirmation" />
            <Button type="submit">Send the mail again</Button>
          </Form>
        </Section>
      )}
      <Section
        title="Password"
        lead={loaderData.hasPassword ? 'Changing it signs out every other browser.' : 'You have none yet.'}
      >
        <PasswordForm errors={actionData?.errors ?? {}} hasOne={loaderData.hasPassword} />
      </Section>
      <Section title="Passkeys" lead="Sign in with your fingerprint, face or PIN instead of a password.">
        <PasskeyList passkeys={loaderData.passkeys} />
      </Section>
      {(provider || linked.length > 0) && (
        <Section title="Accounts elsewhere" lead="What you have connected opens your account here.">
          <LinkedAccounts providerName={provider} accounts={linked} />
        </Section>
      )}
      {loaderData.hasPassword && (
        <Section
          title="Second factor"
          lead={`After your password, a code from your phone. Passkeys${provider ? ` and ${provider}` : ''} need none.`}
        >
          <SecondFactorPanel
            state={loaderData.secondFactor}
            begun={actionData?.begun}
            errors={actionData?.errors ?? {}}
          />
        </Section>
      )}
      <Section title="Where you are signed in" lead="Is one of these not yours? Sign it out and change your password.">
        <SessionList sessions={loaderData.sessions} />
      </Section>
    </>
  )
}
