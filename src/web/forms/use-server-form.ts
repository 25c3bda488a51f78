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
  /** Sends the valid form instead of the router. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Connects a form to its schema. The browser checks a field on blur and all fields before sending. The server decides.
 * Without script, the answer's page shows the same errors and what was typed.
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
    // Without script, only the browser's own check runs before sending.
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

/** Buttons have no name, as errors about the form as a whole. */
const isShown = (control: Element): control is HTMLInputElement =>
  'name' in control && control.name !== '' && !control.matches('[type=hidden]')

/** Conform checks single fields by submitting the form with its own button, and then stops that submission. */
const isCheck = ({ nativeEvent }: SubmitEvent) =>
  (nativeEvent as globalThis.SubmitEvent).submitter?.getAttribute('name') === conformIntent

/**
 * Skips the check of an untouched field. Also skips it while a button or link is pressed: an error that appears would
 * move the button away from under the pointer, and the press would be lost.
 */
function holdBack({ target, nativeEvent }: FocusEvent<HTMLFormElement>) {
  const isUntouched = 'defaultValue' in target && target.value === target.defaultValue
  if (isUntouched || document.querySelector('button:active, a:active')) nativeEvent.stopImmediatePropagation()
}
