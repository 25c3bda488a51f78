import { Form } from 'react-router'
import { type Role, roles } from '../../../core/accounts/role.ts'
import { roleText } from '../../../core/accounts/role-text.ts'
import { Button } from '../../ui/button.tsx'
import { RadioRow } from '../../ui/radio.tsx'

export function RoleForm({ role }: { role: Role }) {
  return (
    <Form method="post" key={role}>
      <input type="hidden" name="intent" value="role" />
      <fieldset>
        <legend className="sr-only">Role</legend>
        {roles.map((known) => (
          <RadioRow
            key={known}
            name="role"
            value={known}
            defaultChecked={known === role}
            className="py-1"
            label={
              <>
                <strong className="font-semibold">{roleText[known].label}</strong>
                <span className="block text-small text-pretty text-ink-soft">{roleText[known].may}</span>
              </>
            }
          />
        ))}
      </fieldset>
      <Button type="submit" variant="primary" className="mt-3">
        Save role
      </Button>
    </Form>
  )
}
