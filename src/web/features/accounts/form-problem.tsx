import { useMemo } from 'react'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'

/** Shows a problem when the page opens. */
export function FormProblem({ children }: { children: string }) {
  const answer = useMemo(() => ({ error: { '': [children] } }), [children])
  return <FormErrorPanel answer={answer} />
}
