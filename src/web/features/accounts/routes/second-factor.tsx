import { Form, redirect } from 'react-router'
import { SecondStepForm } from '../../../../core/accounts/auth-form.ts'
import { nextIn, withNext } from '../../../../core/accounts/next-page.ts'
import { passSecondFactor } from '../../../../operations/accounts/second-factor.ts'
import { requesterOf } from '../requester.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { AccountButton } from '../account-button.tsx'
import { AccountCard } from '../account-card.tsx'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/second-factor'

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect(nextIn(request.url) ?? '/')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const next = nextIn(request.url)
  const sent = await parseForm(request, SecondStepForm)
  if (!sent.ok) return sent.refuse()
  const { code } = sent.value
  const outcome = await passSecondFactor(context.get(appContext), code, requesterOf(request, context))
  switch (outcome.kind) {
    case 'passed':
      return redirectWithFlash(next ?? '/', { kind: 'success', title: 'Logged in successfully' }, outcome.cookies)
    case 'wrong':
      return sent.refuse({ errors: { code: 'This code is wrong or expired. Enter the current code from your phone' } })
    case 'too-many':
      return sent.refuse({ errors: { code: 'Too many attempts. Try again in 15 minutes' }, status: 429 })
    case 'begin-again':
      return redirectWithFlash(withNext('/auth', next), {
        kind: 'error',
        title: 'Sign in again',
        description: 'The second step took too long or had too many attempts, or the code was already used.',
      })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Second step', description: 'The code from your phone.', path: null })

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const { props, fields } = useServerForm({ schema: SecondStepForm, answer: actionData })
  return (
    <AccountCard title="Second step" lead="The current code from your phone, or one of your backup codes.">
      <Form {...props} className="grid gap-5">
        <TextField
          field={fields.code}
          label="Code"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
        />
        <AccountButton pendingLabel="Signing in...">Sign In</AccountButton>
      </Form>
    </AccountCard>
  )
}
