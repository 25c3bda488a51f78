import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { TemplateField } from '../../../../core/table-templates.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useFocusOnError } from '../../ui/use-focus-on-error.ts'

type RowErrors = Readonly<Record<string, string>>

interface RowFormProps {
  fields: ReadonlyArray<TemplateField>
  typed: Readonly<Record<string, string>>
  errors: RowErrors
}

const halfADay = 'Write the whole day, or leave it empty'

/** A field for each column a person fills in. */
export function RowForm({ fields, typed, errors: refused }: RowFormProps) {
  const form = useRef<HTMLFormElement>(null)
  /** Half days at the latest press: they stand alone until the site answers anew, since what it said is of an earlier row. */
  const [halfTyped, setHalfTyped] = useState<{ since: RowErrors; errors: RowErrors } | null>(null)
  const errors = halfTyped?.since === refused ? halfTyped.errors : refused
  useFocusOnError(form, errors)
  const isAdding = useNavigation().formData?.get('intent') === 'add'

  /** Our own sentences stand at the fields; the browser's would cover them. */
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  /** Only the browser sees that half a day was typed: it sends nothing of it. */
  function check(event: FormEvent<HTMLFormElement>) {
    const days = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=date]')]
    const half = days.filter(({ validity }) => validity.badInput)
    setHalfTyped({ since: refused, errors: Object.fromEntries(half.map(({ name }) => [name, halfADay])) })
    if (half.length > 0) event.preventDefault()
  }

  return (
    <Form ref={form} method="post" onSubmit={check} className="grid gap-4 lg:max-w-160">
      <input type="hidden" name="intent" value="add" />
      {fields.map((field) =>
        field.kind === 'flag' ? (
          <CheckboxRow
            key={field.name}
            name={field.name}
            label={field.name}
            defaultChecked={typed[field.name] === 'on'}
          />
        ) : (
          <Field
            key={field.name}
            label={field.isRequired ? field.name : `${field.name} (optional)`}
            hint={field.hint}
            error={errors[field.name]}
          >
            <Control field={field} value={typed[field.name]} />
          </Field>
        ),
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={isAdding}
        pendingLabel="Adding..."
      >
        Add row
      </Button>
    </Form>
  )
}

function Control({ field, value }: { field: TemplateField; value: string | undefined }) {
  const { name, kind, options = [], isRequired = false, example } = field
  const shared = { name, defaultValue: value, required: isRequired }
  switch (kind) {
    case 'long':
    case 'lines':
      return (
        <Textarea {...shared} placeholder={Array.isArray(example) ? example.join('\n') : String(example)} rows={3} />
      )
    case 'choice':
      return (
        <NativeSelect {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      )
    case 'number':
      return <Input {...shared} inputMode="numeric" className="max-w-40" placeholder={String(example)} />
    case 'day':
      return <Input {...shared} type="date" className="sm:max-w-60" />
    case 'address':
      return <Input {...shared} type="url" placeholder="https://" />
    case 'text':
    case 'list':
    case 'flag':
      return <Input {...shared} placeholder={Array.isArray(example) ? example.join(', ') : String(example)} />
  }
}
