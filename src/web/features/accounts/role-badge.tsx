import type { Role } from '../../../core/accounts/role.ts'
import { roleText } from '../../../core/accounts/role-text.ts'
import { Badge } from '../../ui/badge.tsx'

const looks = { cook: 'plain', trusted: 'ok', editor: 'info', admin: 'medium' } as const

export function RoleBadge({ role, isSuspended }: { role: Role; isSuspended: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge variant={looks[role]}>{roleText[role].label}</Badge>
      {isSuspended && <Badge variant="hard">Suspended</Badge>}
    </span>
  )
}
