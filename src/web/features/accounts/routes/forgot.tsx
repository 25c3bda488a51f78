import { data, Form, redirect } from 'react-router'
import { ForgotForm } from '../../../../core/accounts/auth-form.ts'
import { askForReset } from '../../../../operations/accounts/reset-password.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { AccountButton } from '../account-button.tsx'
import { AccountCard } from '../account-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type FormAnswer, formDone } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/forgot'

/** Redirects if there is no mail server, because the page could not send a link. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(appContext).mail) throw redirect('/auth')
  return null
}

const errors = {
  invalid: 'Enter an email address such as cook@example.com',
  'too-many': 'Too many attempts. Try again in an hour',
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  if (!app.mail) throw redirect('/auth')
  const sent = await parseForm(request, ForgotForm)
  if (!sent.ok) return sent.refuse()
  const outcome = await askForReset(app, sent.value.email, context.get(visitorContext))
  if (outcome === 'sent') return data(formDone)
  return sent.refuse({ errors: { email: errors[outcome] }, status: outcome === 'invalid' ? 422 : 429 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Forgot your password?', description: 'Get back into your account.', path: null })

export default function Forgot({ actionData }: Route.ComponentProps) {
  if (actionData?.status === 'success')
    return (
      <AccountCard
        isMessage
        title="Check your inbox"
        lead="If an account has this address, we sent an email to it. The link works for one hour."
      >
        <ButtonLink to="/auth" block>
          Back to Sign In
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard
      title="Forgot your password?"
      lead="Enter your address, and we’ll send you a link to choose a new password."
    >
      <AddressForm answer={actionData} />
    </AccountCard>
  )
}

function AddressForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: ForgotForm, answer })
  return (
    <Form {...props} className="grid gap-5">
      <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
      <AccountButton pendingLabel="Sending...">Send the email</AccountButton>
    </Form>
  )
}
