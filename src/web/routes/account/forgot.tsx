import { data, Form, redirect } from 'react-router'
import { askForReset } from '../../../operations/accounts/reset-password.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { AccountCard } from '../../components/account/account-card.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/forgot'

/** Without a mail server there is nothing to offer here. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(appContext).mail) throw redirect('/auth')
  return null
}

const errors = {
  invalid: 'Write an e-mail address such as cook@example.com',
  'too-many': 'That was tried too often. Try again in an hour',
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  if (!app.mail) throw redirect('/auth')
  const email = formText(await request.formData(), 'email')
  const outcome = await askForReset(app, email, context.get(visitorContext))
  if (outcome === 'sent') return { isSent: true, email, error: undefined }
  return data({ isSent: false, email, error: errors[outcome] }, { status: outcome === 'invalid' ? 422 : 429 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Forgot your password?', description: 'The way back into your account.', path: null })

export default function Forgot({ actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  if (actionData?.isSent)
    return (
      <AccountCard
        isMessage
        title="Look into your mailbox"
        lead="If there is an account with this address, a mail is on its way. Its link is good for one hour."
      >
        <ButtonLink to="/auth" block>
          Back to Sign In
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard
      title="Forgot your password?"
      lead="Leave your address, and a mail brings you a link to choose a new one."
    >
      <Form method="post" className="grid gap-5">
        <Field label="Email" error={actionData?.error}>
          <Input type="email" name="email" defaultValue={actionData?.email} required autoComplete="username" />
        </Field>
        <Button type="submit" variant="primary" size="lg" block>
          Send the mail
        </Button>
      </Form>
    </AccountCard>
  )
}
