import { useMemo } from 'react'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'

/** A problem that a page opens with. */
export function FormProblem({ children }: { children: string }) {
  const answer = useMemo(() => ({ error: { '': [children] } }), [children])
  return <FormErrorPanel answer={answer} />
}
