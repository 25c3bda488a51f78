import type { ComponentProps, RefObject } from 'react'
import { Form } from 'react-router'
import { type FormFieldData, TextareaField } from '../../forms/form-field.tsx'
import { Button } from '../../ui/button.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

interface DecisionButton {
  value: string
  label: string
  look: 'primary' | 'danger' | 'secondary'
}

interface DecisionFormProps {
  /** From `useServerForm`. */
  formProps: ComponentProps<typeof Form>
  formRef: RefObject<HTMLFormElement | null>
  buttons: ReadonlyArray<DecisionButton>
  /** The versions that the editor reads. */
  versions: Readonly<Record<string, number>>
  /** Null if no decision needs one. */
  reason: { field: FormFieldData; hint: string } | null
  isSending: boolean
  /** Called on Ctrl+Enter in the reason field. */
  onSend: () => void
}

/** A button for each possible decision, and a field for the reason. The author will see the reason. */
export function DecisionForm({ formProps, formRef, buttons, versions, reason, isSending, onSend }: DecisionFormProps) {
  // A sent reason is saved with the next version.
  const { blocker, mark } = useUnsaved(Object.values(versions).join())
  return (
    <Form {...formProps} ref={formRef} preventScrollReset className="grid gap-4" onInput={mark}>
      {Object.entries(versions).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {reason && (
        <TextareaField
          field={reason.field}
          label="Reason"
          hint={reason.hint}
          rows={4}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
          }}
        />
      )}
      <div data-uncovered className="grid gap-2.5 sm:max-xl:flex sm:max-xl:flex-wrap">
        {buttons.map(({ value, label, look }) => (
          <Button key={value} type="submit" name="intent" value={value} variant={look} disabled={isSending}>
            {label}
          </Button>
        ))}
      </div>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}
