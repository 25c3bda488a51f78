import { Form, useNavigation } from 'react-router'
import type { CrawlerCallKind } from '../../../core/crawler/console-call.ts'
import { callForm } from '../../../core/crawler/console-forms.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { type CallField, callText } from './call-text.ts'

interface CallFormProps {
  kind: CrawlerCallKind
  answer: FormAnswer | undefined
  /** Addresses that another call found. */
  addresses: string
}

/** The form of one call. */
export function CallForm({ kind, answer, addresses }: CallFormProps) {
  const { button, pendingButton, fields: texts } = callText[kind]
  const usual = Object.fromEntries(texts.flatMap((field) => (field.usual ? [[field.name, field.usual]] : [])))
  const { props, fields } = useServerForm({
    schema: callForm(kind),
    answer,
    defaultValue: { ...usual, ...(addresses && { urls: addresses }) },
  })
  const isStarting = useNavigation().formData?.get('intent') === kind
  const known: Partial<Record<string, FormFieldData>> = fields
  return (
    <Form {...props} className="grid grid-cols-1 gap-4">
      <input type="hidden" name="intent" value={kind} />
      {texts.map((text) => (
        <Control key={text.name} text={text} field={known[text.name]} answer={answer} />
      ))}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={isStarting}
        pendingLabel={pendingButton}
      >
        {button}
      </Button>
    </Form>
  )
}

interface ControlProps {
  text: CallField
  field: FormFieldData | undefined
  answer: FormAnswer | undefined
}

function Control({ text: { name, label, kind, hint, placeholder }, field, answer }: ControlProps) {
  const shared = { field: field ?? { id: name, name }, label, hint, placeholder }
  switch (kind) {
    case 'flag':
      return <CheckboxRow name={name} label={label} defaultChecked={typedText(answer, name) === 'on'} />
    case 'lines':
      return <TextareaField {...shared} rows={5} wrap="off" spellCheck={false} />
    case 'code':
      return <TextareaField {...shared} rows={5} spellCheck={false} className="font-mono text-small" />
    case 'number':
      return <TextField {...shared} inputMode="numeric" className="max-w-40" />
    case 'short':
      return <TextField {...shared} className="max-w-40" />
    case 'address':
      return <TextField {...shared} type="url" />
    case 'text':
      return <TextField {...shared} />
  }
}
