import { data, Link } from 'react-router'
import { readSignUpRule } from '../../../../auth/sign-up-rule.ts'
import { InvitationsForm } from '../../../../core/accounts/invite-form.ts'
import { findInvitationById, listInvitations } from '../../../../db/accounts/invitations.ts'
import {
  invite,
  linkInsteadOfMail,
  resendInvitation,
  withdrawInvitation,
} from '../../../../operations/accounts/invite.ts'
import { undeliveredInvitations } from '../../../../operations/accounts/undelivered-invitations.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useSendCount } from '../../../forms/use-send-count.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { InvitationList } from '../invitation-list.tsx'
import { InviteForm, type NewLink, NewLinks } from '../invite-form.tsx'
import type { Route } from './+types/admin-invitations'

interface InvitationAnswer extends FormAnswer {
  /** Shown only now. */
  links?: ReadonlyArray<NewLink>
  /** Addresses that were not invited, in words. */
  left?: string | null
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [invitations, rule, undelivered] = await Promise.all([
    listInvitations(app.db),
    readSignUpRule(app),
    undeliveredInvitations(app),
  ])
  const now = Date.now()
  return {
    canMail: app.mail !== null,
    isClosed: rule === 'nobody',
    isPublic: app.env.PUBLIC_URL !== undefined,
    invitations: invitations.map(({ id, email, role, by, expiresAt }) => ({
      id,
      email,
      role,
      by,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt.getTime() <= now,
      undelivered: undelivered.get(id) ?? null,
    })),
  }
}

/** Says why some addresses were not invited. */
const invitedWords = {
  known: (addresses: ReadonlyArray<string>) =>
    `${addresses.join(', ')} already ${addresses.length === 1 ? 'has' : 'have'} an account.`,
  tooMany: (addresses: ReadonlyArray<string>) =>
    `${addresses.join(', ')} can’t be invited again today: an address can get three invitations a day, and the site can send 100.`,
}

const done = (title: string, description?: string) =>
  redirectWithFlash('/admin/users/invitations', {
    kind: description ? 'info' : 'success',
    title,
    ...(description && { description }),
  })

const closed = 'Nobody can create an account right now. Change that in Settings, New accounts.'

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, InvitationsForm)
  const refuse = (...refusal: Parameters<typeof sent.refuse>) => {
    const { data: answer, init } = sent.refuse(...refusal)
    return data<InvitationAnswer>(answer, init ?? undefined)
  }
  if (!sent.ok) return refuse()
  const form = sent.value
  if (form.intent === 'withdraw') {
    if (await withdrawInvitation(app, actor, form.id)) return done('Invitation withdrawn')
    return refuse({ problem: 'This invitation was already accepted or withdrawn.', status: 404 })
  }
  if (form.intent !== 'invite') {
    const invitation = await findInvitationById(app.db, form.id)
    if (!invitation) return refuse({ problem: 'This invitation was already accepted or withdrawn.', status: 404 })
    const sentAgain =
      form.intent === 'link'
        ? await linkInsteadOfMail(app, actor, invitation)
        : await resendInvitation(app, actor, invitation)
    if (sentAgain === 'closed') return refuse({ problem: closed, status: 409 })
    if (sentAgain === 'too-many') return refuse({ problem: invitedWords.tooMany([invitation.email]), status: 429 })
    const { email, link } = sentAgain
    return link === null ? done('Invitation sent again') : data<InvitationAnswer>({ links: [{ email, link }] })
  }
  const outcome = await invite(app, actor, form)
  if (outcome.kind === 'closed') return refuse({ problem: closed, status: 409 })
  const { invited, known, tooMany } = outcome
  const left = [known.length > 0 && invitedWords.known(known), tooMany.length > 0 && invitedWords.tooMany(tooMany)]
    .filter(Boolean)
    .join(' ')
  if (invited.length === 0) return refuse({ problem: left, status: 409 })
  const links = invited.flatMap(({ email, link }) => (link === null ? [] : [{ email, link }]))
  if (links.length > 0) return data<InvitationAnswer>({ links, left: left || null })
  return done(invited.length === 1 ? 'Invitation sent' : `${invited.length} invitations sent`, left)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** A link is shown once, so no browser may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Invitations', description: 'People invited to create an account.', path: null })

export default function AdminInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const { canMail, isClosed, isPublic, invitations } = loaderData
  const links = actionData?.links
  const sendCount = useSendCount('invite', links?.[0]?.link ?? invitations.length)
  return (
    <>
      <AdminHead
        title="Invitations"
        above={[{ label: 'Users', to: '/admin/users' }]}
        lead="Each invitation is for one address and one account. Its link works once, within seven days."
      />
      <FormErrorPanel answer={links ? undefined : actionData} />
      {isClosed && (
        <p className="mb-5 rounded-md bg-butter px-5 py-4 text-butter-ink">
          Nobody can create an account right now, so links of invitations don’t work.{' '}
          <Link to="/admin/settings#accounts">Change that in Settings</Link>.
        </p>
      )}
      {links && <NewLinks links={links} left={actionData?.left ?? null} isPublic={isPublic} />}
      <div className="grid gap-6">
        {!isClosed && (
          <Panel aria-labelledby="invite-title">
            <h2 id="invite-title" className="mb-1 text-h3">
              Invite people
            </h2>
            <p className="mb-4 max-w-[62ch] text-ink-soft">
              {canMail
                ? 'Each person gets an email with a link.'
                : 'This site has no mail server (SMTP_URL), so you get a link for each person and send it yourself.'}
            </p>
            <InviteForm key={sendCount} answer={links ? undefined : actionData} canMail={canMail} />
          </Panel>
        )}
        <div>
          <h2 id="open-title" className="mb-3 text-h3">
            Open invitations
          </h2>
          <InvitationList invitations={invitations} canMail={canMail} canResend={!isClosed} labelledBy="open-title" />
        </div>
      </div>
    </>
  )
}
