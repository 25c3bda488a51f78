import { Form } from 'react-router'
import type { Role } from '../../../core/accounts/role.ts'
import { Button } from '../../ui/button.tsx'
import { RoleRows } from './role-rows.tsx'

export function RoleForm({ role }: { role: Role }) {
  return (
    <Form method="post" key={role}>
      <input type="hidden" name="intent" value="role" />
      <fieldset>
        <legend className="sr-only">Role</legend>
        <RoleRows chosen={role} />
      </fieldset>
      <Button type="submit" variant="primary" className="mt-3">
        Save role
      </Button>
    </Form>
  )
}
