import { UserPlus } from 'lucide-react'
import { roles } from '../../../../core/accounts/role.ts'
import { roleText } from '../../../../core/accounts/role-text.ts'
import { listUsers } from '../../../../db/accounts/managed-users.ts'
import { appContext } from '../../../shell/app-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ListFilter } from '../../../ui/list-filter.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { UserTable } from '../user-table.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/admin-users'

const onAPage = 40
const choices = [...roles, 'suspended'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const words = (query.get('q') ?? '').trim().slice(0, 100)
  const role = choices.find((known) => known === query.get('role')) ?? null
  const after = readCursor(query.get('after'))
  const { users, next } = await listUsers(context.get(appContext).db, { words, role, after, limit: onAPage })
  return {
    words,
    role,
    isFirst: after === null,
    next: next && cursorText(next),
    users: users.map(({ createdAt, ...user }) => ({ ...user, createdAt: createdAt.toISOString() })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Users', description: 'Accounts on this site.', path: null })

export default function AdminUsers({ loaderData: { words, role, isFirst, next, users } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Users"
        lead="Every account, newest first."
        action={
          <ButtonLink to="/admin/users/invitations">
            <UserPlus aria-hidden />
            Invite people
          </ButtonLink>
        }
      />
      <DoneNotice words={{ deleted: 'Account deleted' }} />
      <ListFilter
        words={words}
        label="Search by name or email address"
        name="role"
        chosen={role}
        about="Role"
        all="All roles"
        choices={[...roles.map((known) => [known, roleText[known].label] as const), ['suspended', 'Suspended']]}
      />
      {users.length === 0 ? <p className="py-6 text-ink-soft">No account matches.</p> : <UserTable users={users} />}
      <OlderLink
        noun="users"
        first={isFirst ? null : pathOf(words, role, null)}
        next={next && pathOf(words, role, next)}
      />
    </>
  )
}

function pathOf(words: string, role: string | null, after: string | null) {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (role) query.set('role', role)
  if (after) query.set('after', after)
  return query.size > 0 ? `/admin/users?${query}` : '/admin/users'
}
