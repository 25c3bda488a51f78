import { type SubmitEvent, useMemo, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { rowForm } from '../../../core/templates/row-form.ts'
import { type TemplateField, type TemplateTable, tableTemplates } from '../../../core/templates/table-templates.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { type FormFieldData, SelectField, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'

interface RowFormProps {
  table: TemplateTable
  answer: FormAnswer | undefined
}

const halfADay = 'Enter a full date, or leave it empty'

/** A field for each column a person fills in. */
export function RowForm({ table, answer }: RowFormProps) {
  const schema = useMemo(() => rowForm(table), [table])
  const [halfDays, setHalfDays] = useState<ReadonlyArray<string>>([])
  const { props, fields } = useServerForm({ schema, answer, onSubmit: holdHalfDays })
  const isAdding = useNavigation().formData?.get('intent') === 'add'

  /** Stops a form with an incomplete date. Browsers send such a date as empty, so the server cannot detect it. */
  function holdHalfDays(event: SubmitEvent<HTMLFormElement>) {
    const days = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=date]')]
    const half = days.filter(({ validity }) => validity.badInput)
    setHalfDays(half.map(({ name }) => name))
    if (half.length > 0) event.preventDefault()
    focusInSight(half[0])
  }

  function fieldOf(name: string): FormFieldData {
    const { id = name, errors, initialValue } = fields[name] ?? {}
    return { id, name, initialValue, errors: halfDays.includes(name) ? [halfADay] : errors }
  }

  return (
    <Form {...props} encType="multipart/form-data" className="grid gap-4 lg:max-w-160">
      <input type="hidden" name="intent" value="add" />
      {tableTemplates[table].fields.map((column) =>
        column.kind === 'flag' ? (
          <CheckboxRow
            key={column.name}
            name={column.name}
            label={column.name}
            defaultChecked={typedText(answer, column.name) === 'on'}
          />
        ) : (
          <Control key={column.name} column={column} field={fieldOf(column.name)} />
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

function Control({ column, field }: { column: TemplateField; field: FormFieldData }) {
  const { name, kind, options = [], isRequired = false, hint, example } = column
  const shared = { field, label: isRequired ? name : `${name} (optional)`, hint, required: isRequired }
  switch (kind) {
    case 'long':
    case 'lines':
      return (
        <TextareaField
          {...shared}
          placeholder={Array.isArray(example) ? example.join('\n') : String(example)}
          rows={3}
        />
      )
    case 'choice':
      return (
        <SelectField {...shared}>
          {!isRequired && <option value="">Not stated</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'number':
      return <TextField {...shared} inputMode="numeric" className="max-w-40" placeholder={String(example)} />
    case 'day':
      return <TextField {...shared} type="date" className="sm:max-w-60" />
    case 'address':
      return <TextField {...shared} type="url" placeholder="https://" />
    case 'text':
    case 'list':
    case 'flag':
      return <TextField {...shared} placeholder={Array.isArray(example) ? example.join(', ') : String(example)} />
  }
}
