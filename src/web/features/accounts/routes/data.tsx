import { Form } from 'react-router'
import { DeleteAccountForm } from '../../../../core/accounts/delete-account-form.ts'
import { hasPassword } from '../../../../db/accounts/users.ts'
import { deleteAccount } from '../../../../operations/accounts/delete-account.ts'
import { signOut } from '../../../../operations/accounts/sign-out.ts'
import { requesterOf } from '../requester.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { PasswordField } from '../password-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { RadioRow } from '../../../ui/radio.tsx'
import { typedText } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/data'

export async function loader({ context }: Route.LoaderArgs) {
  return { hasPassword: await hasPassword(context.get(appContext).db, actorOf(context).id) }
}

const problems = {
  'wrong-password': { status: 422, error: 'This doesn’t match' },
  'too-many': { status: 429, error: 'Too many attempts. Try again later' },
  'last-admin': { status: 409, error: 'You are the only administrator. Make someone else an administrator first' },
} as const

/** Deletes the account and ends all its sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const requester = requesterOf(request, context)
  const sent = await parseForm(request, DeleteAccountForm)
  if (!sent.ok) return sent.refuse()
  const outcome = await deleteAccount(app, actorOf(context), sent.value, requester)
  if (outcome !== 'deleted') {
    const { status, error } = problems[outcome]
    return sent.refuse({ errors: { password: error }, status })
  }
  const title = 'Your account is deleted'
  return redirectWithFlash('/', { kind: 'success', title }, await signOut(app, requester.cookies))
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Your data', description: 'Download your data, or delete your account.', path: null })

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  const { props, fields } = useServerForm({ schema: DeleteAccountForm, answer: actionData })
  const chosen = typedText(actionData, 'recipes', 'keep')
  return (
    <>
      <Section
        title="Download"
        lead="One file with everything this site stores about you: profile, sign-in methods, sessions, recipes and decisions about them, favorites, collections, and your entries in the audit log. If your address is confirmed, also your messages to us and your newsletter subscription. No passwords or keys."
      >
        <a href="/account/export" download className={buttonLook({})}>
          Download my data
        </a>
      </Section>
      <Section
        title="Delete the account"
        lead="We delete your profile, favorites and collections at once. If your address is confirmed, we also remove it from the newsletter and from your messages: they stay without your name, except one that still waits for an answer. The audit log keeps your actions without your name."
      >
        <Form {...props} className="grid gap-5" preventScrollReset>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Your recipes</legend>
            <RadioRow
              name="recipes"
              value="keep"
              defaultChecked={chosen !== 'remove'}
              label="Keep them on the site without my name"
            />
            <RadioRow name="recipes" value="remove" defaultChecked={chosen === 'remove'} label="Delete them too" />
          </fieldset>
          {loaderData.hasPassword ? (
            <PasswordField fields={fields} name="password" label="Your password" kind="current" />
          ) : (
            <TextField field={fields.password} label="Your email address, to confirm" type="email" autoComplete="off" />
          )}
          <Button type="submit" variant="danger" className="justify-self-start">
            Delete my account
          </Button>
        </Form>
      </Section>
    </>
  )
}
