import { data, Form } from 'react-router'
import { NewAccountForm } from '../../../../core/accounts/auth-form.ts'
import { becomeFirstAdmin, isFirstAdminLink } from '../../../../operations/accounts/first-admin.ts'
import { requesterOf } from '../requester.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { AccountButton } from '../account-button.tsx'
import { AccountCard } from '../account-card.tsx'
import { answerAccountLink, tokenIn } from '../account-link.ts'
import { PasswordField } from '../password-field.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { errorBoundary, notLoaded } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/first-admin'

export async function loader({ request, context }: Route.LoaderArgs) {
  const isGood = await isFirstAdminLink(context.get(appContext), tokenIn(request))
  return data({ isGood, email: context.get(userContext)?.email ?? null }, { status: isGood ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, NewAccountForm)
  const user = context.get(userContext)
  // A signed-in visitor needs no new account.
  const who = user ? { userId: user.id } : sent.ok && sent.value
  if (!who) return sent.refuse()
  const outcome = await becomeFirstAdmin(context.get(appContext), tokenIn(request), who, requesterOf(request, context))
  return answerAccountLink(request, sent, outcome, { to: '/admin', title: 'You are now the administrator' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The address contains a secret token, so caches must not store it and linked sites must not see it. */
export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'First administrator', description: 'The administrator of this site.', path: null })

export default function FirstAdmin({ loaderData: { isGood, email }, actionData }: Route.ComponentProps) {
  if (!isGood)
    return (
      <AccountCard
        isMessage
        title="This link does not work"
        lead="It works once, while the site has no administrator. Each start without an administrator prints a new one."
      >
        <SignInLink />
      </AccountCard>
    )
  return (
    <AccountCard title="Run this site" lead="The first person to use this link becomes the administrator of the site.">
      <FormErrorPanel answer={actionData} />
      {email ? (
        <Form method="post" className="grid gap-5">
          <p>
            You are signed in as <strong className="[overflow-wrap:anywhere]">{email}</strong>.
          </p>
          <BecomeButton />
        </Form>
      ) : (
        <AccountForm answer={actionData} />
      )}
    </AccountCard>
  )
}

function AccountForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: NewAccountForm, answer })
  return (
    <Form {...props} className="grid gap-5">
      <TextField
        field={fields.name}
        label="Name"
        hint="Optional. Shown with your recipes and posts. You can change it later."
        autoComplete="name"
      />
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <PasswordField fields={fields} name="password" kind="new" hint="At least 10 characters." />
      <BecomeButton />
    </Form>
  )
}

const BecomeButton = () => <AccountButton pendingLabel="One moment...">Become the administrator</AccountButton>

export const ErrorBoundary = errorBoundary({ fault: notLoaded('This page', { to: '/contact', label: 'Contact us' }) })
