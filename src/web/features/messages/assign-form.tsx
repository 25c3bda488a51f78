import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface AssignFormProps {
  assignees: ReadonlyArray<{ id: string; name: string }>
  assignedTo: string | null
}

/** Assigns a message to the person who should answer it. */
export function AssignForm({ assignees, assignedTo }: AssignFormProps) {
  return (
    <Form method="post" className="grid gap-3 sm:max-xl:grid-cols-[minmax(0,1fr)_auto] sm:max-xl:items-end">
      <input type="hidden" name="intent" value="assign" />
      <Field label="Assigned to">
        <NativeSelect key={assignedTo} name="to" defaultValue={assignedTo ?? ''}>
          <option value="">Nobody</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" className="sm:max-xl:min-h-13">
        Assign
      </Button>
    </Form>
  )
}
