import { data, Form, Link, redirect } from 'react-router'
import { longDate } from '../../../core/reading-text.ts'
import { roles } from '../../../core/role.ts'
import { findListedUser, findPresence } from '../../../db/users-desk.ts'
import {
  type ChangeOutcome,
  giveRole,
  liftSuspension,
  removeUser,
  suspendUser,
} from '../../../operations/users/change-user.ts'
import { appContext } from '../../app-context.ts'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { MailAddress } from '../../components/admin/shell/mail-address.tsx'
import { RoleBadge } from '../../components/admin/users/role-badge.tsx'
import { RoleForm } from '../../components/admin/users/role-form.tsx'
import { SuspendForm } from '../../components/admin/users/suspend-form.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/users-one'

const gone = 'There is no such account'
const notFound = () => data(gone, { status: 404, statusText: gone })
const longestReason = 500

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
  'last-admin': 'This is the last admin: afterwards nobody could run the site. Make somebody else an admin first.',
  yourself: 'This is your own account. Another admin can do that, or you in your profile.',
} as const

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const { id } = params
  const form = await request.formData()
  const answer = (outcome: ChangeOutcome, done: string) => {
    if (outcome === 'gone') throw notFound()
    if (outcome === 'done') return redirect(done)
    return data({ errors: {}, problem: problems[outcome], reason: formText(form, 'reason') }, { status: 409 })
  }
  const path = `/admin/users/${encodeURIComponent(id)}`
  switch (formText(form, 'intent')) {
    case 'role': {
      const role = roles.find((known) => known === formText(form, 'role'))
      if (!role) throw data('There is no such role', { status: 400 })
      return answer(await giveRole(app, actor, id, role), `${path}?done=role`)
    }
    case 'suspend': {
      const reason = formText(form, 'reason').trim()
      const wrong =
        reason === ''
          ? 'Say why, for whoever asks later'
          : reason.length > longestReason
            ? `A reason has at most ${longestReason} characters`
            : null
      if (wrong) return data({ errors: { reason: wrong }, problem: null, reason }, { status: 422 })
      return answer(await suspendUser(app, actor, id, reason), `${path}?done=suspended`)
    }
    case 'lift':
      return answer(await liftSuspension(app, actor, id), `${path}?done=lifted`)
    case 'delete': {
      const recipes = formText(form, 'recipes') === 'remove' ? 'remove-recipes' : 'keep-recipes'
      return answer(await removeUser(app, actor, id, recipes), '/admin/users?done=deleted')
    }
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], { title: loaderData?.user.name ?? gone, description: 'An account.', path: null })

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { user, isSelf, sessions, lastSeen } = loaderData
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {}
  const count =
    user.recipes === 0
      ? 'no recipes'
      : user.recipes === 1
        ? 'one recipe'
        : `${user.recipes.toLocaleString('en')} recipes`
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
          lifted: 'Suspension lifted',
        }}
      />
      <FormProblem answer={actionData} />
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
                  They cannot sign in. <strong>Reason:</strong> {user.suspendedFor || 'none was given'}
                </p>
                <Button type="submit" name="intent" value="lift">
                  Lift suspension
                </Button>
              </Form>
            ) : isSelf ? (
              <p className="text-ink-soft">Nobody can suspend themselves.</p>
            ) : (
              <SuspendForm error={errors['reason']} reason={actionData?.reason ?? ''} />
            )}
          </Panel>
          {!isSelf && (
            <Panel aria-labelledby="delete-title">
              <h2 id="delete-title" className="mb-2 text-h3">
                Delete
              </h2>
              <p className="mb-4 text-ink-soft">
                The account goes for good, with what it saved and its page as a chef. It has {count}.
              </p>
              <div className="flex flex-wrap gap-3">
                <AskFirst
                  label={keepLabel}
                  title={`Delete the account of ${user.name}?`}
                  text={
                    user.recipes > 0
                      ? `Its recipes (${user.recipes}) stay on the site without a name. This cannot be taken back.`
                      : 'This cannot be taken back.'
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
                    text={`Its recipes (${user.recipes}) go from the site as well. This cannot be taken back.`}
                    confirmLabel="Delete all of it"
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
            <Fact name="Mail address" text={user.emailVerified ? 'confirmed' : 'not confirmed'} />
            <Fact name="Signed in" text={signedIn(sessions)} />
            {lastSeen && <Fact name="Last seen" text={longDate(lastSeen)} />}
            <Fact name="Recipes" text={user.recipes.toLocaleString('en')} />
          </dl>
          {user.chefId && (
            <Link to={`/chefs/${encodeURIComponent(user.chefId)}`} className="mt-4 inline-flex min-h-11 items-center">
              Page as a chef
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
