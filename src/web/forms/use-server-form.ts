import { type SubmissionResult, useForm } from '@conform-to/react'
import { type FocusEvent, type SubmitEvent, useMemo } from 'react'
import type { z } from 'zod'
import { focusInSight } from '../ui/focus-in-sight.ts'
import { useAnswer } from '../ui/use-answer.ts'
import { checkFields, conformIntent, type SchemaOfForm } from './check-fields.ts'
import { constraintsOf } from './constraints-of.ts'
import type { FormAnswer } from './form-answer.ts'

interface ServerFormOptions<Schema extends z.ZodObject> {
  schema: SchemaOfForm<Schema>
  /** The server's last answer: `actionData`, or a fetcher's data. */
  answer: FormAnswer<unknown> | undefined
  defaultValue?: Partial<Record<keyof z.input<Schema> & string, string | ReadonlyArray<string>>>
  /** Called with a valid form instead of submitting it through the router. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Connects a form to its schema. The browser checks a field on blur and all fields before submitting. The server makes
 * the final decision. Without scripts, the server's page shows the same errors and the typed text.
 */
export function useServerForm<Schema extends z.ZodObject>({
  schema,
  answer,
  defaultValue,
  onSubmit,
}: ServerFormOptions<Schema>) {
  const constraint = useMemo(() => constraintsOf(schema), [schema])
  const [form, fields] = useForm<Record<keyof z.input<Schema> & string, string>>({
    lastResult: answer as SubmissionResult | undefined,
    defaultValue: defaultValue as never,
    constraint: constraint as never,
    // Without scripts, only the browser's own validation runs.
    defaultNoValidate: false,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkFields(formData, schema, conformIntent) as never,
    onSubmit: (event) => onSubmit?.(event as SubmitEvent<HTMLFormElement>),
  })

  useAnswer(answer, ({ error = {} }) => {
    const controls = [...(document.forms.namedItem(form.id)?.elements ?? [])]
    focusInSight(controls.find((control) => isShown(control) && control.name in error) as HTMLElement | undefined)
  })

  return {
    form,
    fields,
    props: {
      id: form.id,
      method: 'post',
      noValidate: form.noValidate,
      onBlur: holdBack,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        form.onSubmit(event)
        // Conform has focused the first invalid field.
        if (event.defaultPrevented && !isCheck(event)) focusInSight(document.activeElement as HTMLElement | null)
      },
    } as const,
  }
}

/** Returns false for buttons and for errors about the form itself, which have no name, and for hidden fields. */
const isShown = (control: Element): control is HTMLInputElement =>
  'name' in control && control.name !== '' && !control.matches('[type=hidden]')

/** Conform checks single fields by submitting the form with its own button, and then stops that submission. */
const isCheck = ({ nativeEvent }: SubmitEvent) =>
  (nativeEvent as globalThis.SubmitEvent).submitter?.getAttribute('name') === conformIntent

/**
 * Skips the check of an unchanged field, and any check while something else is pressed. A new error would move it away
 * from the pointer, and the press would be lost.
 */
function holdBack({ target, nativeEvent }: FocusEvent<HTMLFormElement>) {
  const isUntouched = 'defaultValue' in target && target.value === target.defaultValue
  if (isUntouched || document.querySelector(pressed)) nativeEvent.stopImmediatePropagation()
}

/** A press in another text field only moves the focus, which has happened by then. */
const pickers = ['checkbox', 'radio', 'date', 'datetime-local', 'time', 'color', 'file', 'range', 'number']
const pressed = ['button', 'a', 'summary', 'label', 'select', ...pickers.map((type) => `[type=${type}]`)]
  .map((each) => `${each}:active`)
  .join(', ')
