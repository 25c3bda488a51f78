import { useState } from 'react'
import { useHasAi } from './use-has-ai.ts'

/** Says that an imported text leaves the site, if the operator has set up an AI server. */
export function AiNote() {
  const [hasAi, setHasAi] = useState(false)
  useHasAi(setHasAi)
  return (
    hasAi && (
      <p className="mt-2 text-small">
        This site also sends the text to an AI server, which tries to find the ingredients and steps in it.
      </p>
    )
  )
}
