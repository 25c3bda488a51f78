import { roles } from '../../../core/role.ts'
import { roleWords } from '../../../core/role-words.ts'
import { listUsers } from '../../../db/users-desk.ts'
import { appContext } from '../../app-context.ts'
import { ListFilter } from '../../components/admin/articles/list-filter.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { UserTable } from '../../components/admin/users/user-table.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { cursorText, readCursor } from '../../list-cursor.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/users'

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
  pageMeta(matches[0], { title: 'Users', description: 'Who has an account.', path: null })

export default function AdminUsers({ loaderData: { words, role, isFirst, next, users } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Users" lead="Everybody with an account, newest first." />
      <DoneNotice words={{ deleted: 'Account deleted' }} />
      <ListFilter
        words={words}
        label="Search by name or mail address"
        name="role"
        chosen={role}
        about="Role"
        all="All roles"
        choices={[...roles.map((known) => [known, roleWords[known].label] as const), ['suspended', 'Suspended']]}
      />
      {users.length === 0 ? <p className="py-6 text-ink-soft">Nobody is called that.</p> : <UserTable users={users} />}
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
