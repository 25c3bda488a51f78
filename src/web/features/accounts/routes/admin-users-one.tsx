import { longDate } from '../../../../core/text/date-text.ts'
import { data, Form, Link, redirect } from 'react-router'
import { numberText } from '../../../../core/text/number-text.ts'
import { UserForm } from '../../../../core/accounts/user-form.ts'
import { findListedUser, findPresence } from '../../../../db/accounts/managed-users.ts'
import {
  type ChangeOutcome,
  giveRole,
  liftSuspension,
  removeUser,
  suspendUser,
} from '../../../../operations/accounts/change-user.ts'
import { appContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { RoleBadge } from '../role-badge.tsx'
import { RoleForm } from '../role-form.tsx'
import { SuspendForm } from '../suspend-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { useHasPart } from '../../../ui/use-has-part.ts'
import { Panel } from '../../../ui/panel.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-users-one'

const gone = 'Account not found'
const notFound = () => data(gone, { status: 404, statusText: gone })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const user = await findListedUser(db, params.id)
  if (!user) throw notFound()
  const presence = await findPresence(db, user.id)
  return {
    user: { ...user, createdAt: user.createdAt.toISOString() },
    isSelf: user.id === actorOf(context).id,
    sessions: presence.sessions,
    lastSeen: presence.lastSeen?.toISOString() ?? null,
  }
}

const problems = {
  'last-admin': 'This is the last administrator. Make someone else an administrator first.',
  yourself: 'This is your own account. Change it on your account page, or ask another administrator.',
} as const

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const { id } = params
  const sent = await parseForm(request, UserForm)
  if (!sent.ok) return sent.refuse()
  const form = sent.value
  const answer = (outcome: ChangeOutcome, done: string) => {
    if (outcome === 'gone') throw notFound()
    if (outcome === 'done') return redirect(done)
    return sent.refuse({ problem: problems[outcome], status: 409 })
  }
  const path = `/admin/users/${encodeURIComponent(id)}`
  switch (form.intent) {
    case 'role':
      return answer(await giveRole(app, actor, id, form.role), `${path}?done=role`)
    case 'suspend':
      return answer(await suspendUser(app, actor, id, form.reason), `${path}?done=suspended`)
    case 'lift':
      return answer(await liftSuspension(app, actor, id), `${path}?done=lifted`)
    case 'delete': {
      const recipes = form.recipes === 'remove' ? 'remove-recipes' : 'keep-recipes'
      return answer(await removeUser(app, actor, id, recipes), '/admin/users?done=deleted')
    }
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], { title: loaderData?.user.name ?? gone, description: 'An account.', path: null })

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const hasChefPages = useHasPart('community')
  const { user, isSelf, sessions, lastSeen } = loaderData
  const isSuspension = actionData?.initialValue?.['intent'] === 'suspend'
  const count =
    user.recipes === 0 ? 'no recipes' : user.recipes === 1 ? 'one recipe' : `${numberText(user.recipes)} recipes`
  const keepLabel = user.recipes > 0 ? 'Delete, keep recipes' : 'Delete account'
  return (
    <>
      <AdminHead
        title={user.name}
        lead={<MailAddress address={user.email} />}
        above={[{ label: 'Users', to: '/admin/users' }]}
        action={<RoleBadge role={user.role} isSuspended={user.isSuspended} />}
      />
      <DoneNotice
        words={{
          role: 'Role changed',
          suspended: 'Account suspended and signed out everywhere',
          lifted: 'Account restored',
        }}
      />
      <FormErrorPanel answer={actionData} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-gap">
          <Panel aria-labelledby="role-title">
            <h2 id="role-title" className="mb-3 text-h3">
              Role
            </h2>
            <RoleForm role={user.role} />
          </Panel>
          <Panel aria-labelledby="suspend-title">
            <h2 id="suspend-title" className="mb-3 text-h3">
              {user.isSuspended ? 'Suspended' : 'Suspend'}
            </h2>
            {user.isSuspended ? (
              <Form method="post" className="grid justify-items-start gap-4">
                <p className="[overflow-wrap:anywhere]">
                  This account can’t sign in. <strong>Reason:</strong> {user.suspendedFor || 'no reason given'}
                </p>
                <Button type="submit" name="intent" value="lift">
                  Restore account
                </Button>
              </Form>
            ) : isSelf ? (
              <p className="text-ink-soft">You can’t suspend your own account.</p>
            ) : (
              <SuspendForm answer={isSuspension ? actionData : undefined} />
            )}
          </Panel>
          {!isSelf && (
            <Panel aria-labelledby="delete-title">
              <h2 id="delete-title" className="mb-2 text-h3">
                Delete
              </h2>
              <p className="mb-4 text-ink-soft">
                Deletes the account, everything it saved, and its chef page. It has {count}.
              </p>
              <div className="flex flex-wrap gap-3">
                <AskFirst
                  label={keepLabel}
                  title={`Delete the account of ${user.name}?`}
                  text={
                    user.recipes > 0
                      ? `Its recipes (${user.recipes}) stay on the site without a name. You can’t undo this.`
                      : 'You can’t undo this.'
                  }
                  confirmLabel="Delete account"
                  fields={{ intent: 'delete', recipes: 'keep' }}
                >
                  <Button variant="danger">{keepLabel}</Button>
                </AskFirst>
                {user.recipes > 0 && (
                  <AskFirst
                    label="Delete with recipes"
                    title={`Delete the account of ${user.name} and its recipes?`}
                    text={`Its recipes (${user.recipes}) are deleted too. You can’t undo this.`}
                    confirmLabel="Delete everything"
                    fields={{ intent: 'delete', recipes: 'remove' }}
                  >
                    <Button variant="danger">Delete with recipes</Button>
                  </AskFirst>
                )}
              </div>
            </Panel>
          )}
        </div>
        <Panel aria-label="About this account">
          <dl className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-1">
            <Fact name="Since" text={longDate(user.createdAt)} />
            <Fact name="Email address" text={user.emailVerified ? 'confirmed' : 'not confirmed'} />
            <Fact name="Signed in" text={signedIn(sessions)} />
            {lastSeen && <Fact name="Last seen" text={longDate(lastSeen)} />}
            <Fact name="Recipes" text={numberText(user.recipes)} />
          </dl>
          {user.chefId && hasChefPages && (
            <Link to={`/chefs/${encodeURIComponent(user.chefId)}`} className="mt-4 inline-flex min-h-11 items-center">
              Chef page
            </Link>
          )}
        </Panel>
      </div>
    </>
  )
}

const signedIn = (sessions: number) =>
  sessions === 0 ? 'nowhere' : sessions === 1 ? 'in one browser' : `in ${sessions} browsers`

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
