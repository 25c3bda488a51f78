import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

/**
 * Counts how often the form with this intent was accepted. As the form's React key, the count empties the form then,
 * and other forms of the page leave it alone.
 */
export function useSendCount(intent: string, answer: FormAnswer | undefined): number {
  const isSending = useNavigation().formData?.get('intent') === intent
  const [{ wasSending, count }, setSent] = useState({ wasSending: false, count: 0 })
  if (isSending === wasSending) return count
  const isAccepted = wasSending && !answer?.error
  setSent({ wasSending: isSending, count: isAccepted ? count + 1 : count })
  return count
}
