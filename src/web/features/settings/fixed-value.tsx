import type { SignUpRule } from '../../../core/accounts/sign-up-rule.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'

/** Settings from the environment. Null if they are not set there. */
export interface FixedSettings {
  email: string | null
  phone: string | null
  signUp: SignUpRule | null
}

interface FixedValueProps {
  label: string
  value: string
  /** The environment variable. */
  name: string
  field: FormFieldData
}

/** Shows a value of the environment in place of its field. The stored value stays as it is. */
export function FixedValue({ label, value, name, field }: FixedValueProps) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{label}</p>
      <p className="[overflow-wrap:anywhere]">{value}</p>
      <p className="mt-1 text-small text-ink-soft">
        Set in the environment by <code>{name}</code>, which overrides this page.
      </p>
      <input type="hidden" name={field.name} value={String(field.initialValue ?? '')} />
    </div>
  )
}
