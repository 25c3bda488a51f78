import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { actionText } from './audit-text.ts'

interface AuditFilterProps {
  query: { who: string; what: string; about: string; from: string | null; to: string | null; batch: string }
  actions: ReadonlyArray<string>
}

export function AuditFilter({ query, actions }: AuditFilterProps) {
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <search>
      <Form key={JSON.stringify(query)} className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-3">
        {query.batch && <input type="hidden" name="batch" value={query.batch} />}
        <Field label="Who" className="max-sm:col-span-2">
          <Input name="who" defaultValue={query.who} placeholder="Name or email address" />
        </Field>
        <Field label="What" className="max-sm:col-span-2">
          <NativeSelect name="what" defaultValue={query.what}>
            <option value="">Everything</option>
            {actions
              .map((action) => [action, actionText(action)] as const)
              .toSorted(([, one], [, other]) => one.localeCompare(other))
              .map(([action, text]) => (
                <option key={action} value={action}>
                  {text}
                </option>
              ))}
          </NativeSelect>
        </Field>
        <Field label="About" className="max-md:col-span-2">
          <Input name="about" defaultValue={query.about} placeholder="For example leek-soup" />
        </Field>
        <Field label="From">
          <Input type="date" name="from" className="max-sm:px-3" defaultValue={query.from ?? ''} />
        </Field>
        <Field label="Until">
          <Input type="date" name="to" className="max-sm:px-3" defaultValue={query.to ?? ''} />
        </Field>
        <div className="flex gap-2 max-md:col-span-2">
          <Button type="submit">Show</Button>
          {isFiltered && (
            <Link to="/admin/audit" className={buttonLook({ variant: 'ghost' })}>
              Clear
            </Link>
          )}
        </div>
      </Form>
    </search>
  )
}
