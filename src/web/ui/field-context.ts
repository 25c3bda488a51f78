import { createContext, use } from 'react'

interface FieldParts {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

export const FieldContext = createContext<FieldParts | null>(null)

/** Returns the ids that connect a control inside a `Field` with its label, hint and error. */
export function useFieldProps() {
  const parts = use(FieldContext)
  if (!parts) return {}
  return {
    id: parts.id,
    'aria-describedby': parts.describedBy,
    'aria-invalid': parts.isInvalid || undefined,
  }
}
