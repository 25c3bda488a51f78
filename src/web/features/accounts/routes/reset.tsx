import { data, Form, redirect } from 'react-router'
import { ResetForm } from '../../../../core/accounts/auth-form.ts'
import { isResetLink, resetPassword } from '../../../../operations/accounts/reset-password.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AccountButton } from '../account-button.tsx'
import { AccountCard } from '../account-card.tsx'
import { tokenIn } from '../account-link.ts'
import { PasswordField } from '../password-field.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { errorBoundary, notLoaded } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/reset'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const isGood = await isResetLink(app, tokenIn(request))
  return data({ isGood, canMail: app.mail !== null }, { status: isGood ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, ResetForm)
  if (!sent.ok) return sent.refuse()
  const refused = await resetPassword(context.get(appContext), tokenIn(request), sent.value.password)
  if (refused?.kind === 'invalid') return sent.refuse({ errors: { password: refused.problem } })
  if (refused) throw redirect('/auth/reset')
  const description = 'Sign in with the new password'
  return redirectWithFlash('/auth', { kind: 'success', title: 'Password changed', description })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The address contains a secret token, so caches must not store it and linked sites must not see it. */
export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'A new password', description: 'Get back into your account.', path: null })

export default function Reset({ loaderData: { isGood, canMail }, actionData }: Route.ComponentProps) {
  if (!isGood)
    return (
      <AccountCard
        isMessage
        title="This link does not work"
        lead="It works once, within one hour. Request another one."
      >
        <ButtonLink to={canMail ? '/auth/forgot' : '/contact'} variant="primary" block>
          {canMail ? 'Send another email' : 'Write to us'}
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard
      title="A new password"
      lead="This signs you out in every browser and revokes the tokens of your automations."
    >
      <PasswordForm answer={actionData} />
    </AccountCard>
  )
}

function PasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: ResetForm, answer })
  return (
    <Form {...props} className="grid gap-5">
      <PasswordField fields={fields} name="password" label="New password" kind="new" hint="At least 10 characters." />
      <AccountButton pendingLabel="Saving...">Change password</AccountButton>
    </Form>
  )
}

export const ErrorBoundary = errorBoundary({ fault: notLoaded('This page', { to: '/contact', label: 'Contact us' }) })
