import { type Role, roles } from '../../../core/accounts/role.ts'
import { roleText } from '../../../core/accounts/role-text.ts'
import { RadioRow } from '../../ui/radio.tsx'

/** The roles below each other, each with what it may do. A menu would cut these sentences on a phone. */
export function RoleRows({ chosen }: { chosen: Role }) {
  return roles.map((role) => (
    <RadioRow
      key={role}
      name="role"
      value={role}
      defaultChecked={role === chosen}
      className="py-1"
      label={
        <>
          <strong className="font-semibold">{roleText[role].label}</strong>
          <span className="block text-small text-pretty text-ink-soft">{roleText[role].may}</span>
        </>
      }
    />
  ))
}
