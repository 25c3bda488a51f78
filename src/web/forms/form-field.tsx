import type { ComponentProps, ReactNode } from 'react'
import { type FormAnswer, typedText } from './form-answer.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Textarea } from '../ui/textarea.tsx'

/** The field data Conform provides: `fields.title` of `useServerForm`. */
export interface FormFieldData {
  id: string
  name: string
  errors?: ReadonlyArray<string> | undefined
  initialValue?: unknown
  required?: boolean | undefined
  min?: string | number | undefined
  max?: string | number | undefined
}

interface FormFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel' | 'hint'> {
  field: FormFieldData
}

/** Adds label, hint and error to a custom control. */
function FormField({ field, children, ...rest }: FormFieldProps & { children: ReactNode }) {
  return (
    <Field {...rest} controlId={field.id} error={field.errors?.[0]}>
      {children}
    </Field>
  )
}

export function TextField(props: FormFieldProps & ComponentProps<'input'>) {
  const { field, label, hideLabel = false, hint, ...rest } = props
  const { min, max } = rest.type === 'number' ? field : {}
  return (
    <FormField field={field} label={label} hideLabel={hideLabel} hint={hint}>
      <Input {...inputProps(field)} min={min} max={max} {...rest} />
    </FormField>
  )
}

export function TextareaField(props: FormFieldProps & ComponentProps<'textarea'>) {
  const { field, label, hideLabel = false, hint, ...rest } = props
  return (
    <FormField field={field} label={label} hideLabel={hideLabel} hint={hint}>
      <Textarea {...inputProps(field)} {...rest} />
    </FormField>
  )
}

export function SelectField(props: FormFieldProps & ComponentProps<'select'>) {
  const { field, label, hideLabel = false, hint, ...rest } = props
  return (
    <FormField field={field} label={label} hideLabel={hideLabel} hint={hint}>
      <NativeSelect {...inputProps(field)} {...rest} />
    </FormField>
  )
}

function inputProps({ name, required, initialValue }: FormFieldData) {
  return { name, required, defaultValue: typeof initialValue === 'string' ? initialValue : undefined }
}

interface VersionFieldProps {
  /** The version that was current when the form was opened. */
  version: number | string
  answer: FormAnswer<unknown> | undefined
}

/**
 * Sends the version being edited. After a conflict, this is the version of the other person, because the page has shown
 * it.
 */
export function VersionField({ version, answer }: VersionFieldProps) {
  return <input type="hidden" name="version" value={typedText(answer, 'version', version)} />
}
