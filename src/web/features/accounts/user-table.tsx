import { Link } from 'react-router'
import { shortDate } from '../../../core/text/date-text.ts'
import { numberText } from '../../../core/text/number-text.ts'
import type { Role } from '../../../core/accounts/role.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowHeader, rowLink, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { RoleBadge } from './role-badge.tsx'

interface UserTableProps {
  users: ReadonlyArray<{
    id: string
    name: string
    email: string
    role: Role
    isSuspended: boolean
    createdAt: string
    recipes: number
  }>
}

export function UserTable({ users }: UserTableProps) {
  return (
    <Panel aria-label="Users" className="overflow-clip p-0 sm:p-0">
      <Table caption="Users">
        <TableHead>
          <TableHeader>Name</TableHeader>
          <TableHeader>Role</TableHeader>
          <TableHeader>Recipes</TableHeader>
          <TableHeader>Since</TableHeader>
        </TableHead>
        <TableBody>
          {users.map(({ id, name, email, role, isSuspended, createdAt, recipes }) => (
            <TableRow key={id}>
              <RowHeader>
                <Link to={`/admin/users/${encodeURIComponent(id)}`} className={rowLink}>
                  {name}
                </Link>
                <span className="block font-text text-small font-normal [overflow-wrap:anywhere] text-ink-soft">
                  <MailAddress address={email} />
                </span>
              </RowHeader>
              <TableCell>
                <RoleBadge role={role} isSuspended={isSuspended} />
              </TableCell>
              <TableCell label="Recipes" className="text-small tabular-nums">
                {numberText(recipes)}
              </TableCell>
              <TableCell label="Since" className="text-small whitespace-nowrap text-ink-soft">
                <time dateTime={createdAt}>{shortDate(createdAt)}</time>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
