import { data, Form, redirect } from 'react-router'
import { nextIn, withNext } from '../../../core/next-page.ts'
import { passSecondFactor } from '../../../operations/accounts/second-factor.ts'
import { askerOf } from '../../account/asker.ts'
import { appContext, userContext } from '../../app-context.ts'
import { AccountCard } from '../../components/account/account-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/second-factor'

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect(nextIn(request.url) ?? '/')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const next = nextIn(request.url)
  const code = formText(await request.formData(), 'code')
  const outcome = await passSecondFactor(context.get(appContext), code, askerOf(request, context))
  switch (outcome.kind) {
    case 'passed':
      return redirectWithFlash(next ?? '/', { kind: 'success', title: 'Logged in successfully' }, outcome.cookies)
    case 'wrong':
      return data({ error: 'This code is not right, or too old. Type the one your phone shows now' }, { status: 422 })
    case 'too-many':
      return data({ error: 'That was tried too often. Try again in a quarter of an hour' }, { status: 429 })
    case 'begin-again':
      return redirectWithFlash(withNext('/auth', next), {
        kind: 'error',
        title: 'Log in once more',
        description: 'The second step took too long, took too many tries, or its code was used before.',
      })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Second step', description: 'The code from your phone.', path: null })

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  return (
    <AccountCard title="Second step" lead="The code your phone shows now, or one of your backup codes.">
      <Form method="post" className="grid gap-5">
        <Field label="Code" error={actionData?.error}>
          <Input name="code" required autoComplete="one-time-code" inputMode="text" autoCapitalize="none" />
        </Field>
        <Button type="submit" variant="primary" size="lg" block>
          Log In
        </Button>
      </Form>
    </AccountCard>
  )
}
