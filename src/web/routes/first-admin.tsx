import { data, Form, redirect } from 'react-router'
import type { AccountErrors } from '../../operations/accounts/create-account.ts'
import { becomeFirstAdmin, isFirstAdminLink } from '../../operations/accounts/first-admin.ts'
import { askerOf } from '../account/asker.ts'
import { appContext, userContext } from '../app-context.ts'
import { AccountCard } from '../components/account/account-card.tsx'
import { FormProblem } from '../components/account/form-problem.tsx'
import { PasswordField } from '../components/account/password-field.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { Input } from '../components/ui/input.tsx'
import { useFirstWrongField } from '../components/ui/use-first-wrong-field.ts'
import { formText } from '../form-text.ts'
import { pageMeta } from '../page-meta.ts'
import { redirectWithFlash } from '../redirect-with-flash.ts'
import { secretPage } from '../submitting/secret-page.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/first-admin'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const isGood = await isFirstAdminLink(context.get(appContext), tokenIn(request))
  return data({ isGood, email: context.get(userContext)?.email ?? null }, { status: isGood ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { name: formText(form, 'name'), email: formText(form, 'email') }
  const user = context.get(userContext)
  const who = user ? { userId: user.id } : { ...typed, password: formText(form, 'password') }
  const outcome = await becomeFirstAdmin(context.get(appContext), tokenIn(request), who, askerOf(request, context))
  switch (outcome.kind) {
    case 'created':
      return redirectWithFlash('/', { kind: 'success', title: 'You run this site now' }, outcome.cookies)
    case 'invalid':
      return data({ typed, errors: outcome.errors, problem: undefined }, { status: 422 })
    case 'too-many':
      return data({ typed, errors: {}, problem: 'That was tried too often. Try again in an hour.' }, { status: 429 })
    case 'used':
      throw redirect(new URL(request.url).pathname)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** The address is the key: no cache keeps it, and no page we link to learns it. */
export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'First administrator', description: 'Who runs this site.', path: null })

export default function FirstAdmin({ loaderData: { isGood, email }, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  if (!isGood)
    return (
      <AccountCard
        isMessage
        title="This link does not work"
        lead="It is good once, while nobody runs the site. Every start without an administrator prints a new one."
      >
        <p className="mb-3 text-center">Made the account already?</p>
        <ButtonLink to="/auth" variant="primary" block>
          Sign in
        </ButtonLink>
      </AccountCard>
    )
  const { typed, problem } = actionData ?? {}
  const errors: AccountErrors = actionData?.errors ?? {}
  return (
    <AccountCard title="Run this kitchen" lead="Whoever opens this link first becomes the administrator of the site.">
      {problem && <FormProblem answer={actionData}>{problem}</FormProblem>}
      <Form method="post" className="grid gap-5">
        {email ? (
          <p>
            You are signed in as <strong className="[overflow-wrap:anywhere]">{email}</strong>.
          </p>
        ) : (
          <>
            <Field label="Name" error={errors.name}>
              <Input name="name" defaultValue={typed?.name} maxLength={80} autoComplete="name" />
            </Field>
            <Field label="Email" error={errors.email}>
              <Input type="email" name="email" defaultValue={typed?.email} required autoComplete="email" />
            </Field>
            <PasswordField kind="new" error={errors.password} hint="At least 10 characters." />
          </>
        )}
        <Button type="submit" variant="primary" size="lg" block>
          Become the administrator
        </Button>
      </Form>
    </AccountCard>
  )
}
