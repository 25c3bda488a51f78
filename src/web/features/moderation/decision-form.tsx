import type { ComponentProps, RefObject } from 'react'
import { Form } from 'react-router'
import { needsReason, type ModerationKind, type Decision } from '../../../core/moderation/moderation.ts'
import { type FormFieldData, TextareaField } from '../../forms/form-field.tsx'
import { Button } from '../../ui/button.tsx'
import { decisionNames } from './moderation-text.ts'

interface DecisionFormProps {
  /** From `useServerForm`. */
  formProps: ComponentProps<typeof Form>
  formRef: RefObject<HTMLFormElement | null>
  kind: ModerationKind
  sayable: ReadonlyArray<Decision>
  version: number
  recipeVersion: number
  reason: FormFieldData
  isSending: boolean
  /** Called on Ctrl+Enter in the reason field. */
  onSend: () => void
}

const looks = {
  approve: 'primary',
  'request-changes': undefined,
  reject: 'danger',
  dismiss: 'primary',
  withdraw: 'danger',
} as const

/** A button for each possible decision, and a field for the reason. The recipe's author will see the reason. */
export function DecisionForm(props: DecisionFormProps) {
  const { formProps, formRef, kind, sayable, version, recipeVersion, reason, isSending, onSend } = props
  const asksReason = sayable.some(needsReason)
  return (
    <Form {...formProps} ref={formRef} preventScrollReset className="grid gap-4">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="recipeVersion" value={recipeVersion} />
      {asksReason && (
        <TextareaField
          field={reason}
          label="Reason"
          hint={hints[kind]}
          rows={4}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
          }}
        />
      )}
      <div className="grid gap-2.5 sm:max-xl:flex sm:max-xl:flex-wrap">
        {sayable.map((decision) => {
          const look = looks[decision]
          return (
            <Button
              key={decision}
              type="submit"
              name="intent"
              value={decision}
              disabled={isSending}
              {...(look && { variant: look })}
            >
              {decisionNames[decision]}
            </Button>
          )
        })}
      </div>
    </Form>
  )
}

const hints: Record<ModerationKind, string> = {
  recipe: 'The author will see it. Required unless you approve.',
  revision: 'The author will see it. Required unless you approve.',
  report: 'The author will see it. Required to withdraw the recipe.',
}
