import { data, Form, redirect } from 'react-router'
import { isResetLink, resetPassword } from '../../../operations/accounts/reset-password.ts'
import { appContext } from '../../app-context.ts'
import { AccountCard } from '../../components/account/account-card.tsx'
import { PasswordField } from '../../components/account/password-field.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { secretPage } from '../../submitting/secret-page.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/reset'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const isGood = await isResetLink(app, tokenIn(request))
  return data({ isGood, canMail: app.mail !== null }, { status: isGood ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const password = formText(await request.formData(), 'password')
  const refused = await resetPassword(context.get(appContext), tokenIn(request), password)
  if (refused?.kind === 'invalid') return data({ error: refused.problem }, { status: 422 })
  if (refused) throw redirect('/auth/reset')
  const description = 'Log in with the new password'
  return redirectWithFlash('/auth', { kind: 'success', title: 'Password changed', description })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** The address is the key: no cache keeps it, and no page we link to learns it. */
export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'A new password', description: 'The way back into your account.', path: null })

export default function Reset({ loaderData: { isGood, canMail }, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  if (!isGood)
    return (
      <AccountCard
        isMessage
        title="This link does not work"
        lead="It is good for one hour, and once. Ask for another one."
      >
        <ButtonLink to={canMail ? '/auth/forgot' : '/contact'} variant="primary" block>
          {canMail ? 'Ask for another mail' : 'Write to us'}
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard title="A new password" lead="It signs out every browser the account is open in.">
      <Form method="post" className="grid gap-5">
        <PasswordField label="New password" kind="new" error={actionData?.error} hint="At least 10 characters." />
        <Button type="submit" variant="primary" size="lg" block>
          Change password
        </Button>
      </Form>
    </AccountCard>
  )
}
