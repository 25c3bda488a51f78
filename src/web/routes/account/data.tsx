import { data, Form } from 'react-router'
import { hasPassword } from '../../../db/users.ts'
import { deleteAccount } from '../../../operations/accounts/delete-account.ts'
import { signOut } from '../../../operations/accounts/sign-out.ts'
import { askerOf } from '../../account/asker.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { PasswordField } from '../../components/account/password-field.tsx'
import { Section } from '../../components/account/section.tsx'
import { Button } from '../../components/ui/button.tsx'
import { buttonLook } from '../../components/ui/button-look.ts'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { RadioRow } from '../../components/ui/radio.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/data'

export async function loader({ context }: Route.LoaderArgs) {
  return { hasPassword: await hasPassword(context.get(appContext).db, actorOf(context).id) }
}

const problems = {
  'wrong-password': { status: 422, error: 'This is not right' },
  'too-many': { status: 429, error: 'That was tried too often. Try again in a while' },
  'last-admin': { status: 409, error: 'You are the only administrator. Make somebody else one before you go' },
} as const

/** The way out; every session of the account is over with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const asker = askerOf(request, context)
  const form = await request.formData()
  const recipes = formText(form, 'recipes') === 'remove' ? 'remove' : 'keep'
  const outcome = await deleteAccount(app, actorOf(context), { password: formText(form, 'password'), recipes }, asker)
  if (outcome !== 'deleted') {
    const { status, error } = problems[outcome]
    return data({ error, recipes }, { status })
  }
  const title = 'Your account is deleted'
  return redirectWithFlash('/', { kind: 'success', title }, await signOut(app, asker.cookies))
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Your data', description: 'Take everything with you, or leave.', path: null })

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  const chosen = actionData?.recipes ?? 'keep'
  return (
    <>
      <Section
        title="Take it with you"
        lead="One file with all this site knows about you: your profile, ways to sign in and sessions, recipes and what was decided about them, favorites, collections and what the log of deeds holds of you. Once your address is confirmed, also what you wrote to us from it, and the newsletter. No passwords or keys."
      >
        <a href="/account/export" download className={buttonLook({})}>
          Download my data
        </a>
      </Section>
      <Section
        title="Delete the account"
        lead="Your profile, favorites and collections go at once and for good. If your address is confirmed, it is taken out of the newsletter and out of what you wrote to us: those messages stay without your name, and one that still waits for an answer keeps name and address. The log of deeds keeps what the account did, without its name."
      >
        <Form method="post" className="grid gap-5" preventScrollReset>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Your recipes</legend>
            <RadioRow name="recipes" value="keep" defaultChecked={chosen === 'keep'} label="Stay, without a name" />
            <RadioRow name="recipes" value="remove" defaultChecked={chosen === 'remove'} label="Go with the account" />
          </fieldset>
          {loaderData.hasPassword ? (
            <PasswordField label="Your password" kind="current" error={actionData?.error} />
          ) : (
            <Field label="Your e-mail address, to make sure" error={actionData?.error}>
              <Input type="email" name="password" required autoComplete="off" />
            </Field>
          )}
          <Button type="submit" variant="danger" className="justify-self-start">
            Delete my account
          </Button>
        </Form>
      </Section>
    </>
  )
}
