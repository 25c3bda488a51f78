import { data, Form } from 'react-router'
import { providerName } from '../../../../auth/provider-name.ts'
import { isAtLeast, type Role } from '../../../../core/accounts/role.ts'
import { roleText } from '../../../../core/accounts/role-text.ts'
import { AcceptForm } from '../../../../core/accounts/invite-form.ts'
import { acceptInvitation, openInvitation } from '../../../../operations/accounts/accept-invitation.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { workLinks } from '../../../shell/header-links.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AccountButton } from '../account-button.tsx'
import { AccountCard } from '../account-card.tsx'
import { answerAccountLink, tokenIn } from '../account-link.ts'
import { PasswordField } from '../password-field.tsx'
import { ProviderButton } from '../provider-button.tsx'
import { requesterOf } from '../requester.ts'
import { RoleBadge } from '../role-badge.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import type { Route } from './+types/invitation'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const invitation = (await openInvitation(app, tokenIn(request), context.get(userContext))) ?? null
  return data({ invitation, provider: providerName(app.env) }, { status: invitation ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, AcceptForm)
  const user = context.get(userContext)
  const who = user ?? (sent.ok && sent.value)
  if (!who) return sent.refuse()
  const app = context.get(appContext)
  const role = (await openInvitation(app, tokenIn(request), user))?.role ?? 'cook'
  const outcome = await acceptInvitation(app, tokenIn(request), who, requesterOf(request, context))
  // The form has no field for the address, which the invitation gives.
  if (outcome.kind === 'invalid' && outcome.errors.email)
    return sent.refuse({ errors: outcome.errors, problem: outcome.errors.email })
  return answerAccountLink(request, sent, outcome, welcome(user && isAtLeast(user.role, role) ? user.role : role))
}

/** Leads to where the role works, and names it. */
function welcome(role: Role) {
  const { label, may } = roleText[role]
  const title = 'Welcome! Your account is ready'
  return role === 'cook'
    ? { to: '/', title }
    : { to: workLinks[role]?.to ?? '/', title, description: `${label}: ${may}` }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The address contains a secret token, so caches must not store it and linked sites must not see it. */
export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Your invitation', description: 'Create an account on this site.', path: null })

export default function Invitation({ loaderData: { invitation, provider }, actionData }: Route.ComponentProps) {
  switch (invitation?.state) {
    case undefined:
      return (
        <AccountCard
          isMessage
          title="This link does not work"
          lead="An invitation works once, within seven days. Only its latest link works. Ask the person who invited you for a new one."
        >
          <SignInLink />
        </AccountCard>
      )
    case 'sign-in':
      return (
        <AccountCard
          isMessage
          title="You have an account"
          lead={`${invitation.email} already has an account. Sign in, then open the link again.`}
        >
          <SignInLink />
        </AccountCard>
      )
    case 'other':
      return (
        <AccountCard
          isMessage
          title="Another account"
          lead={`This invitation is for ${invitation.email}, and you are signed in with another address. Sign out, then open the link again.`}
        >
          <ButtonLink to="/account" variant="primary" block>
            Your account
          </ButtonLink>
        </AccountCard>
      )
    case 'mine':
      return (
        <AccountCard isMessage title="Your invitation" lead={`It is for ${invitation.email}, your account.`}>
          <RoleNote role={invitation.role} />
          <Form method="post">
            <AccountButton pendingLabel="Accepting...">Accept the invitation</AccountButton>
          </Form>
        </AccountCard>
      )
    case 'new':
      return (
        <AccountCard
          title="Welcome"
          lead="Create your account to have your own and your saved recipes on every device."
        >
          <RoleNote role={invitation.role} />
          <FormErrorPanel answer={actionData} />
          <AccountForm email={invitation.email} answer={actionData} />
          {provider && (
            <ProviderButton intent="sign-in" className="mt-4">
              {`Continue with ${provider}`}
            </ProviderButton>
          )}
        </AccountCard>
      )
  }
}

/** The role that the invitation gives, if it is more than that of every account. */
function RoleNote({ role }: { role: Role }) {
  if (role === 'cook') return null
  return (
    <div className="mb-5 grid justify-items-start gap-1.5 rounded-md bg-sunk px-4 py-3">
      <RoleBadge role={role} isSuspended={false} />
      <p>{roleText[role].may}</p>
    </div>
  )
}

function AccountForm({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: AcceptForm, answer })
  return (
    <Form {...props} className="grid gap-5">
      <div>
        <p className="mb-1.5 font-semibold">Email</p>
        <p className="[overflow-wrap:anywhere]">{email}</p>
        {/* Password managers store the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
      </div>
      <TextField
        field={fields.name}
        label="Name"
        hint="Optional. Shown with your recipes. You can change it later."
        autoComplete="name"
      />
      <PasswordField
        fields={fields}
        name="password"
        kind="new"
        hint="At least 10 characters. A few words in a row are easy to remember."
      />
      <AccountButton pendingLabel="Creating your account...">Create Account</AccountButton>
    </Form>
  )
}
