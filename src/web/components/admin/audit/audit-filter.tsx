import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { deedWords } from './deed-words.ts'

interface AuditFilterProps {
  query: { who: string; what: string; about: string; from: string | null; to: string | null }
  actions: ReadonlyArray<string>
}

export function AuditFilter({ query, actions }: AuditFilterProps) {
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <search>
      <Form key={JSON.stringify(query)} className="mb-5 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Field label="Who">
          <Input name="who" defaultValue={query.who} placeholder="Name or mail address" />
        </Field>
        <Field label="What">
          <NativeSelect name="what" defaultValue={query.what}>
            <option value="">Everything</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {deedWords(action)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="About">
          <Input name="about" defaultValue={query.about} placeholder="Such as leek-soup" />
        </Field>
        <Field label="From">
          <Input type="date" name="from" defaultValue={query.from ?? ''} />
        </Field>
        <Field label="Until">
          <Input type="date" name="to" defaultValue={query.to ?? ''} />
        </Field>
        <div className="flex gap-2">
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
