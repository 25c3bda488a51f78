import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { cn } from './cn.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { Label } from './label.tsx'

interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** Hides the label if the page already shows it. Screen readers still announce it. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** The id of the control, if the caller chooses it. */
  controlId?: string
}

/** A field with its label above, and a hint and an error below. The control inside gets their ids from a context. */
export function Field({ label, hideLabel = false, hint, error, controlId, className, children, ...rest }: FieldProps) {
  const ownId = useId()
  const id = controlId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const parts = useMemo(() => ({ id, describedBy, isInvalid: Boolean(error) }), [id, describedBy, error])
  return (
    <div className={className} {...rest}>
      <Label htmlFor={id} className={cn(hideLabel && 'sr-only')}>
        {label}
      </Label>
      <FieldContext value={parts}>{children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
