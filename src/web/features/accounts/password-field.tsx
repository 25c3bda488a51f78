import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { SecretField } from '../../../core/forms/secret-fields.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'

interface PasswordFieldProps<Name extends SecretField> {
  /** A field that the server never sends back to the browser. */
  name: Name
  fields: Record<Name, FormFieldData>
  label?: string
  /** `new` for a new password, which the browser may suggest. `current` for an existing one. */
  kind: 'new' | 'current'
  hint?: string
}

/** A password field. With script, a button shows the password. Pasting and password managers work. */
export function PasswordField<Name extends SecretField>(props: PasswordFieldProps<Name>) {
  const { name, fields, label = 'Password', kind, hint } = props
  const { id, errors, required } = fields[name]
  const [isShown, setIsShown] = useState(false)
  return (
    <Field controlId={id} label={label} error={errors?.[0]} hint={errors?.[0] ? undefined : hint}>
      <div className="relative">
        <Input
          type={isShown ? 'text' : 'password'}
          name={name}
          required={required}
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          className="pr-13"
        />
        <IconButton
          variant="quiet"
          label={isShown ? 'Hide the password' : 'Show the password'}
          onClick={() => setIsShown(!isShown)}
          className="absolute top-1/2 right-1 size-11 -translate-y-1/2 text-ink-soft no-script:hidden"
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </Field>
  )
}
